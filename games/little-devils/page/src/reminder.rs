//! Reminders where the browser deletes what a page has saved.
//!
//! Safari does so after seven days without a visit, unless the game is installed on the home screen;
//! and what was saved in Safari does not move there by itself.

use leptos::prelude::window;

use little_devils::protocol::StorageNames;
use page::frame;
use page::promise::property;
use page::storage::BrowserStorage;
use protocol::KeyValueStore;

use crate::pwa;

/// After this many finished matches comes the first reminder …
const FIRST_REMINDER: u32 = 3;
/// … and after this many more the next one.
const NEXT_REMINDER: u32 = 10;

/// Whether to offer the import of a file: the installed game is opened for the first time and has
/// nothing yet. Answers `true` only once.
#[must_use]
pub(crate) fn take_import_offer() -> bool {
    let is_empty = |name| matches!(BrowserStorage.load(name), Ok(None));
    let is_first = [
        StorageNames::MATCH,
        StorageNames::SETTINGS,
        StorageNames::IMPORT_OFFERED,
    ]
    .into_iter()
    .all(is_empty);
    pwa::on_home_screen() == Some(true)
        && is_first
        && BrowserStorage
            .save(StorageNames::IMPORT_OFFERED, "yes")
            .is_ok()
}

/// Counts a match that is over; returns whether to remind the person of the export.
#[must_use]
pub(crate) fn count_finished() -> bool {
    if !browser_deletes() {
        return false;
    }
    let counted = BrowserStorage.load(StorageNames::FINISHED).ok().flatten();
    let counted = counted.unwrap_or_default().parse().unwrap_or(0_u32);
    let finished = counted.saturating_add(1);
    let is_saved = BrowserStorage
        .save(StorageNames::FINISHED, &finished.to_string())
        .is_ok();
    is_saved && finished % NEXT_REMINDER == FIRST_REMINDER
}

/// Restarts the count: everything has just been exported.
pub(crate) fn reset() {
    if matches!(BrowserStorage.load(StorageNames::FINISHED), Ok(Some(_))) {
        // Where nothing can be saved, nothing can be deleted.
        let _ = BrowserStorage.save(StorageNames::FINISHED, "0");
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
