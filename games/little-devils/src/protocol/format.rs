//! Little Devils in the formats that every game shares.

use crate::bots::Level;
use crate::session::normalize_name;
use game::catalogue::{GameInfo, LITTLE_DEVILS};
use protocol::GameFormat;

/// Little Devils in the formats that every game shares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LittleDevils;

/// Parameters of the page's address.
pub type Address = protocol::Address<LittleDevils>;
/// Why a saved match cannot be opened.
pub type ParseSaveError = protocol::ParseSaveError<<LittleDevils as protocol::MatchFormat>::Fault>;
/// A match that was shelved, with its commitment.
pub type ShelvedMatch = protocol::ShelvedMatch<LittleDevils>;
/// An item of an export file.
pub type ExportItem = protocol::export_file::ExportItem<LittleDevils>;
/// A line of an export file.
pub type ExportLine = protocol::export_file::ExportLine<LittleDevils>;
/// Message from the host page to the game.
pub type FromHost = protocol::FromHost<LittleDevils>;
/// Options of a match that the host starts.
pub type NewMatchOptions = protocol::NewMatchOptions<LittleDevils>;
/// The saved matches.
pub type Saves<S> = protocol::Saves<S, LittleDevils>;
/// The player's settings.
pub type Settings = protocol::Settings<LittleDevils>;
/// Names in the browser's storage.
pub type StorageNames = protocol::StorageNames<LittleDevils>;

impl GameFormat for LittleDevils {
    const INFO: GameInfo = LITTLE_DEVILS;
    const POINTS: &'static str = "devils";
    type Level = Level;

    fn level(id: &str) -> Option<Level> {
        Level::from_id(id)
    }

    fn level_id(level: Level) -> &'static str {
        level.id()
    }

    fn person_name(name: &str) -> &str {
        normalize_name(name)
    }
}
