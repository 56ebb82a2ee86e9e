//! Russian Bank's part of the native program.

mod arena;

use cli::games::{GameCommands, in_text};
use russian_bank::protocol::Replay;
use russian_bank::rules::Round;

use arena::ARENA;

/// The answers to Russian Bank's lines.
pub const COMMANDS: GameCommands = GameCommands::of_table::<Round, { ARENA.default_players }>(
    |line| in_text(Replay::parse(line)),
    ARENA,
);
