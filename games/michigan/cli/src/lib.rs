//! Michigan's part of the native program.

mod arena;

use cli::games::{GameCommands, in_text};
use michigan::protocol::Replay;
use michigan::rules::Round;

use arena::ARENA;

/// The answers to Michigan's lines.
pub const COMMANDS: GameCommands = GameCommands::of_table::<Round, { ARENA.default_players }>(
    |line| in_text(Replay::parse(line)),
    ARENA,
);
