//! The declarations of all games, and other readings of them.

mod braids;
mod builders;
mod columns;
mod measured;
mod order;
mod others;
mod pairs;
mod reserves;
mod search;
mod spiders;
mod winnable;

pub use winnable::winnable_deals;

use crate::rules::Declaration;

pub use measured::{Measured, measured, wilson};
pub use order::in_order;
pub use search::{also, is_sought};

/// Every game by its number, each followed by its other readings.
pub const ALL: [&Declaration; 35] = [
    &braids::CROSS,
    &pairs::DIAGONALS,
    &builders::BELEAGUERED_CASTLE,
    &builders::BELEAGUERED_CASTLE_SINGLE,
    &others::KINGS,
    &builders::BISMARCK,
    &others::WEDDING,
    &braids::BRAID,
    &columns::SNAKE,
    &others::GOLF,
    &columns::HARP,
    &columns::GREAT,
    &columns::GREAT_FREE,
    &others::TOMB,
    &columns::SURPRISE,
    &builders::VALENTINE,
    &reserves::REGIMENT,
    &others::BLUE_MOON,
    &reserves::STAR,
    &reserves::DEMON,
    &columns::KLONDIKE,
    &columns::KLONDIKE_DRAW_ONE,
    &columns::KLONDIKE_DRAW_THREE,
    &spiders::SPIDER,
    &spiders::SPIDER_ONE_SUIT,
    &spiders::SPIDER_TWO_SUITS,
    &pairs::CLOCK,
    &pairs::THIRTEEN,
    &builders::FORTY_THIEVES,
    &builders::FORTY_THIEVES_ANY,
    &builders::FORTY_THIEVES_RUNS,
    &reserves::CANFIELD,
    &reserves::CANFIELD_HIGH,
    &braids::SEASONS,
    &spiders::GROUNDS,
];

/// The game with an id; `None` if there is none.
#[must_use]
pub fn by_id(id: &str) -> Option<&'static Declaration> {
    ALL.into_iter().find(|game| game.id == id)
}

/// The reading of a printed game that most people know: the one to begin with.
#[must_use]
pub fn usual_reading(game: &'static Declaration) -> &'static Declaration {
    let usual = if game.id == "klondike" {
        "klondike-draw-one"
    } else {
        game.id
    };
    by_id(usual).unwrap_or(game)
}

/// Whether the solver finds winnable deals of a game fast: at least one deal of twenty is won within the budget of the
/// page's worker, as measured.
#[must_use]
pub fn is_quick(id: &str) -> bool {
    measured(id).is_some_and(Measured::is_quick)
}
