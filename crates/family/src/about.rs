//! A game as its family describes it, before anything is opened.

use game::{GameInfo, LevelId};
use protocol::compact_text;

/// A game of the family.
#[derive(Clone, Debug)]
pub(crate) struct GameAbout {
    pub(crate) info: GameInfo,
    pub(crate) save_version: u32,
    pub(crate) daily_level: LevelId,
}

compact_text!(struct GameAbout { info, save_version, daily_level });
