//! Little Devils in the formats that every game shares.

use catalogue::{CATALOGUE, LITTLE_DEVILS};
use game::{GameInfo, LevelId};
use protocol::GameFormat;

/// Little Devils in the formats that every game shares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LittleDevils;

/// Why a saved match cannot be opened.
pub type ParseSaveError = protocol::ParseSaveError;
/// A match that was shelved, with its commitment.
pub type ShelvedMatch = protocol::ShelvedMatch;
/// An item of an export file.
pub type ExportItem = protocol::export_file::ExportItem<LittleDevils>;
/// A line of an export file.
pub type ExportLine = protocol::export_file::ExportLine<LittleDevils>;
/// The saved matches.
pub type Saves<S> = protocol::Saves<S>;

/// Little Devils before a match.
pub const INFO: GameInfo = GameInfo {
    points: "devils",
    levels: &[
        LevelId::new("imp"),
        LevelId::new("goblin"),
        LevelId::new("kobold"),
        LevelId::new("devil"),
        LevelId::new("archdevil"),
        LevelId::new("lucifer"),
    ],
    // The steps are about equal: by docs/strength.md an imp takes 4.8 devils more per round than a kobold, and a
    // kobold 4.4 more than Lucifer. Lucifer computes for less than a fifth of a second, so the hard game is not slower.
    difficulties: &[
        LevelId::new("imp"),
        LevelId::new("kobold"),
        LevelId::new("lucifer"),
    ],
    ..GameInfo::new(LITTLE_DEVILS, &CATALOGUE)
};

impl GameFormat for LittleDevils {
    const INFO: &'static GameInfo = &INFO;
}
