//! Own Trumps' part of the native program.

mod arena;
mod policy;
mod solve;

use cli::games::{GameCommands, in_text};
use own_trumps::protocol;
use own_trumps::rules::Round;

use arena::ARENA;

/// The answers to Own Trumps' lines.
pub const COMMANDS: GameCommands = GameCommands {
    solver: Some(solve::SOLVER),
    ..GameCommands::of_table::<Round, { ARENA.default_players }>(
        |line| in_text(protocol::replay(line)),
        ARENA,
    )
};
