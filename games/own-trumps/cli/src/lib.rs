//! Own Trumps' part of the native program.

mod arena;
mod policy;
mod solve;

use cli::games::{GameCommands, in_text};
use cli::{bots_of, reader_of, reviews_of};
use own_trumps::protocol;
use own_trumps::protocol::INFO;
use own_trumps::protocol::OwnTrumps;

/// The answers to Own Trumps' lines.
pub const COMMANDS: GameCommands = GameCommands {
    id: INFO.id(),
    is_named: |name| name == INFO.id(),
    replay: |line| in_text(protocol::replay(line)),
    solver: Some(solve::SOLVER),
    review: |line, _| cli::table_review(line, reader_of::<OwnTrumps>(), reviews_of::<OwnTrumps>()),
    actor: |options| cli::table_actor(options, bots_of::<OwnTrumps>()),
    deal: |options| cli::table_deal::<OwnTrumps>(options, arena::ARENA.default_players),
    arena: Some(arena::ARENA),
};
