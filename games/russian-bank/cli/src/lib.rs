//! Russian Bank's part of the native program.

mod arena;

use cli::games::{GameCommands, in_text};
use game::catalogue::RUSSIAN_BANK;
use russian_bank::protocol::Replay;

/// The answers to Russian Bank's lines.
pub const COMMANDS: GameCommands = GameCommands {
    id: RUSSIAN_BANK.id,
    replay: |line| in_text(Replay::parse(line)),
    solve: None,
    arena: arena::ARENA,
};
