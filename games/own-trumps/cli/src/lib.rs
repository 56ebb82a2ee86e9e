//! Own Trumps' part of the native program.

mod arena;
mod policy;
mod solve;

use cli::games::{GameCommands, in_text};
use game::catalogue::OWN_TRUMPS;
use own_trumps::protocol;

/// The answers to Own Trumps' lines.
pub const COMMANDS: GameCommands = GameCommands {
    id: OWN_TRUMPS.id,
    replay: |line| in_text(protocol::replay(line)),
    solve: Some(|line, nodes| in_text(solve::solve(line, nodes))),
    arena: arena::ARENA,
};
