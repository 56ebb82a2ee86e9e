//! The texts by which a window opens its table again after a reload. Other windows do not share them.

use game::GameInfo;
use leptos::prelude::window;
use wasm_bindgen::JsCast;
use web_sys::Storage;

use crate::promise::property;

/// A table that was kept.
pub(super) struct KeptTable {
    /// Whether it is a host's.
    pub(super) is_host: bool,
    /// The texts of the program.
    pub(super) texts: Vec<String>,
}

const HOST: &str = "host";
const GUEST: &str = "guest";

impl KeptTable {
    /// The table of this window in a game.
    pub(super) fn load(game: &GameInfo) -> Option<Self> {
        let storage = storage()?;
        let load = |name: String| storage.get_item(&name).ok().flatten();
        let head = load(name(game, "head"))?;
        let (role, number) = head.split_once(' ')?;
        let number: usize = number.parse().ok()?;
        let texts = (0..number).map(|at| load(name(game, &at.to_string())));
        Some(Self {
            is_host: role == HOST,
            texts: texts.collect::<Option<_>>()?,
        })
    }

    /// Whether this window has the table of a guest.
    pub(super) fn is_guest(game: &GameInfo) -> bool {
        Self::load(game).is_some_and(|kept| !kept.is_host)
    }

    /// Keeps one of the texts. If the browser refuses, a reload ends the table for this window.
    pub(super) fn keep(game: &GameInfo, is_host: bool, at: usize, text: &str, of: usize) {
        let Some(storage) = storage() else { return };
        let role = if is_host { HOST } else { GUEST };
        let _ = storage.set_item(&name(game, &at.to_string()), text);
        let _ = storage.set_item(&name(game, "head"), &format!("{role} {of}"));
    }

    /// Forgets the table of this window. Its texts are of no use without their number.
    pub(super) fn forget(game: &GameInfo) {
        if let Some(storage) = storage() {
            let _ = storage.remove_item(&name(game, "head"));
        }
    }
}

fn name(game: &GameInfo, part: &str) -> String {
    format!("{}/table-{part}", game.id())
}

/// The storage of this window; `None` if the browser refuses it.
fn storage() -> Option<Storage> {
    property(&window(), "sessionStorage")?.dyn_into().ok()
}
