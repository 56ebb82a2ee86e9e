//! Reminders where the browser deletes what a page has saved.
//!
//! Safari does so after seven days without a visit, unless the game is installed on the home screen;
//! and what was saved in Safari does not move there by itself.

use leptos::prelude::window;

use protocol::KeyValueStore;

use crate::frame;
use crate::promise::property;
use crate::pwa;
use crate::storage::BrowserStorage;

/// After this many finished matches comes the first reminder …
const FIRST_REMINDER: u32 = 3;
/// … and after this many more the next one.
const NEXT_REMINDER: u32 = 10;

/// Whether to offer the import of a file: the installed game is opened for the first time and has
/// nothing yet: none of the `saved` entries. Answers `true` only once: then the entry `offered` is saved.
#[must_use]
pub fn take_import_offer(offered: &str, saved: &[String]) -> bool {
    let is_empty = |name: &str| matches!(BrowserStorage.load(name), Ok(None));
    let is_first = is_empty(offered) && saved.iter().all(|name| is_empty(name));
    pwa::on_home_screen() == Some(true) && is_first && BrowserStorage.save(offered, "yes").is_ok()
}

/// Counts a match that is over, in the entry `count`; returns whether to remind the person of the export.
#[must_use]
pub fn count_finished(count: &str) -> bool {
    if !browser_deletes() {
        return false;
    }
    let counted = BrowserStorage.load(count).ok().flatten();
    let counted = counted.unwrap_or_default().parse().unwrap_or(0_u32);
    let finished = counted.saturating_add(1);
    let is_saved = BrowserStorage.save(count, &finished.to_string()).is_ok();
    is_saved && finished % NEXT_REMINDER == FIRST_REMINDER
}

/// Restarts the count of [`count_finished`]: everything has just been exported.
pub fn reset(count: &str) {
    if matches!(BrowserStorage.load(count), Ok(Some(_))) {
        // Where nothing can be saved, nothing can be deleted.
        let _ = BrowserStorage.save(count, "0");
    }
}

/// Whether the browser deletes what this page saves: Apple's engine, where the game is not installed.
/// In a frame this is the host page's business.
fn browser_deletes() -> bool {
    let installed = window().match_media("(display-mode: standalone)");
    let vendor = property(&window().navigator(), "vendor").and_then(|vendor| vendor.as_string());
    vendor.is_some_and(|vendor| vendor.starts_with("Apple"))
        && frame::host().is_none()
        && pwa::on_home_screen() != Some(true)
        && !installed.ok().flatten().is_some_and(|list| list.matches())
}
