//! Michigan's part of the native program.

mod arena;

use cli::games::{GameCommands, in_text};
use game::catalogue::MICHIGAN;
use michigan::protocol::Replay;

/// The answers to Michigan's lines.
pub const COMMANDS: GameCommands = GameCommands {
    id: MICHIGAN.id,
    replay: |line| in_text(Replay::parse(line)),
    solve: None,
    arena: arena::ARENA,
};
