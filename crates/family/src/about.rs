//! A game as its family describes it, before anything is opened.

use cards::SeatCount;
use game::{GameInfo, LevelId};
use protocol::compact_text;
use scene::TableLook;

/// A game of the family.
#[derive(Clone, Debug)]
pub(crate) struct GameAbout {
    pub(crate) info: GameInfo,
    pub(crate) save_version: u32,
    pub(crate) daily_level: LevelId,
}

/// The table of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SceneAbout {
    /// What the table looks like.
    pub look: TableLook,
    /// Whether the game has a tutorial.
    pub has_tutorial: bool,
    /// Whether it has reviews.
    pub has_reviews: bool,
    /// The default names of the bots, from the person's left on.
    pub bot_names: &'static [&'static str],
    /// The default number of players.
    pub default_players: SeatCount,
    /// The levels whose bots search.
    pub searching: Vec<LevelId>,
}

compact_text!(struct SceneAbout { look, has_tutorial, has_reviews, bot_names, default_players, searching });
compact_text!(struct GameAbout { info, save_version, daily_level });
