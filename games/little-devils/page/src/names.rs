//! Under which names the browser keeps what.

/// Where the commitment to the match's seed is kept, beside the match.
pub const COMMITMENT: &str = "little-devils/commitment";
/// Where the settings are kept.
pub const SETTINGS: &str = "little-devils/settings";
/// Where the study's summary for the first page is kept.
pub const SUMMARY: &str = "little-devils/summary";
