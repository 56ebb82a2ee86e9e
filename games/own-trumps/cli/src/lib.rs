//! Own Trumps' part of the native program.

mod arena;
mod policy;
mod solve;

use cli::games::{GameCommands, in_text};
use own_trumps::protocol;
use own_trumps::protocol::INFO;
use own_trumps::protocol::OwnTrumps;

/// The answers to Own Trumps' lines.
pub const COMMANDS: GameCommands = GameCommands {
    id: INFO.id(),
    is_named: |name| name == INFO.id(),
    replay: |line| in_text(protocol::replay(line)),
    solver: Some(solve::SOLVER),
    review: |line, _| cli::table_review::<OwnTrumps>(line),
    actor: cli::table_actor::<OwnTrumps>,
    deal: |options| cli::table_deal::<OwnTrumps>(options, arena::ARENA.default_players),
    arena: Some(arena::ARENA),
};
