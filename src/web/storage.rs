//! What is kept in the browser. Storage may be refused, full or broken: that is an answer, not a crash.

use leptos::prelude::window;
use web_sys::Storage;

/// Where the match is kept.
pub const MATCH: &str = "little-devils/match";
/// Where the commitment to the match's seed is kept, beside the match.
pub const COMMITMENT: &str = "little-devils/commitment";
/// Where the settings are kept.
pub const SETTINGS: &str = "little-devils/settings";

/// As many unreadable texts as are kept of each kind.
const KEPT_ASIDE: u32 = 20;

/// The browser does not let us keep anything, or nothing more.
#[derive(Clone, Copy, Debug)]
pub struct Refused;

/// What is kept under a name, if anything.
///
/// # Errors
/// The browser refuses storage.
pub fn load(name: &str) -> Result<Option<String>, Refused> {
    storage()?.get_item(name).map_err(|_| Refused)
}

/// Keeps a text under a name.
///
/// # Errors
/// The browser refuses storage, or it is full.
pub fn save(name: &str, text: &str) -> Result<(), Refused> {
    storage()?.set_item(name, text).map_err(|_| Refused)
}

/// Moves what cannot be read out of the way, to the first free name beside it.
///
/// # Errors
/// The browser refuses storage, or it is full; what was kept stays where it is.
pub fn put_aside(name: &str, text: &str) -> Result<(), Refused> {
    let storage = storage()?;
    let taken = |aside: &String| {
        storage
            .get_item(aside)
            .is_ok_and(|kept| kept.is_some_and(|kept| kept != text))
    };
    let aside = (1..=KEPT_ASIDE)
        .map(|number| format!("{name}/unreadable-{number}"))
        .find(|aside| !taken(aside));
    storage
        .set_item(&aside.ok_or(Refused)?, text)
        .map_err(|_| Refused)?;
    storage.remove_item(name).map_err(|_| Refused)
}

fn storage() -> Result<Storage, Refused> {
    window().local_storage().ok().flatten().ok_or(Refused)
}
