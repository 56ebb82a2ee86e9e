//! Reminders where the browser deletes what a page has saved.
//!
//! Safari does so after seven days without a visit, unless the game is installed on the home screen;
//! and what was saved in Safari does not move there by itself.

use leptos::prelude::window;
use page::frame;

use little_devils::protocol::MATCH;
use little_devils::session::MatchRecord;

use super::notice::Notice;
use super::pwa;
use super::store::Store;
use crate::names::SETTINGS;
use page::promise::part;
use page::storage;

/// The number of matches finished since the last export.
const FINISHED: &str = "little-devils/finished-since-export";
/// Saved once the installed game has offered to import a file.
const OFFERED: &str = "little-devils/import-offered";

/// After this many finished matches comes the first reminder …
const WORTH_SAVING: u32 = 3;
/// … and after this many more the next one.
const REMIND_AGAIN: u32 = 10;

/// Offers to import a file when the installed game is opened for the first time and has nothing yet.
pub(super) fn offer_import(store: Store) {
    let empty = |name| matches!(storage::load(name), Ok(None));
    let first = [MATCH, SETTINGS, OFFERED].into_iter().all(empty);
    if pwa::on_home_screen() == Some(true) && first && storage::save(OFFERED, "yes").is_ok() {
        store.tell(Notice::ImportHere);
    }
}

/// Counts a match that is over, and reminds of the export in time.
pub(super) fn count(store: Store, record: &MatchRecord) {
    if !record.is_over() || !deletes() {
        return;
    }
    let counted = storage::load(FINISHED).ok().flatten().unwrap_or_default();
    let finished = counted.parse().unwrap_or(0_u32).saturating_add(1);
    let saved = storage::save(FINISHED, &finished.to_string()).is_ok();
    if saved && finished % REMIND_AGAIN == WORTH_SAVING {
        store.tell(Notice::ExportSoon);
    }
}

/// Everything has just been exported: there is nothing to remind of.
pub(super) fn exported() {
    if matches!(storage::load(FINISHED), Ok(Some(_))) {
        // Where nothing can be saved, nothing can be deleted.
        let _ = storage::save(FINISHED, "0");
    }
}

/// Whether the browser deletes what this page saves: Apple's engine, where the game is not installed.
/// In another page's frame, that page decides what becomes of it.
fn deletes() -> bool {
    let installed = window().match_media("(display-mode: standalone)");
    let vendor = part(&window().navigator(), "vendor").and_then(|vendor| vendor.as_string());
    vendor.is_some_and(|vendor| vendor.starts_with("Apple"))
        && frame::host().is_none()
        && pwa::on_home_screen() != Some(true)
        && !installed.ok().flatten().is_some_and(|list| list.matches())
}
