//! The names under which the page saves its texts. The match has its own:
//! [`MATCH`](little_devils::protocol::MATCH).

/// The commitment to the seed of the current match.
pub const COMMITMENT: &str = "little-devils/commitment";
/// The settings.
pub const SETTINGS: &str = "little-devils/settings";
/// The analysis worker's summary for the first page.
pub const SUMMARY: &str = "little-devils/summary";
/// The seed of the match whose first round is coached.
pub const COACHED: &str = "little-devils/coached";
/// Set once the browser has been asked not to delete what is saved.
pub const PERSIST_ASKED: &str = "little-devils/asked-to-persist";
/// The number of matches finished since the last export.
pub const FINISHED: &str = "little-devils/finished-since-export";
/// Set once the installed game has offered to import a file.
pub const IMPORT_OFFERED: &str = "little-devils/import-offered";
