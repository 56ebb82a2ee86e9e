//! Little Devils' part of the native program, one command a file.

mod act;
mod arena;
mod beliefs;
mod bot;
mod external;
mod learn;
mod program;
mod puzzles;
mod replay;
mod review;
mod scores;
mod solve;

use cli::CatalogueRow;
use cli::games::{GameCommands, in_text};
use little_devils::protocol::INFO;
use little_devils::rules::Round;

pub use program::PROGRAMS;

/// The answers to Little Devils' lines.
pub const COMMANDS: GameCommands = GameCommands {
    id: INFO.id(),
    is_named: |name| name == INFO.id(),
    catalogue: || vec![CatalogueRow::of(&INFO, "cards")],
    replay: |line| in_text(replay::answer(line)),
    solver: Some(solve::SOLVER),
    review: |line, deals| in_text(review::answer(line, deals)),
    actor: act::actor,
    deal: |options| cli::table_deal::<Round>(options, arena::ARENA.default_players),
    arena: Some(arena::ARENA),
};
