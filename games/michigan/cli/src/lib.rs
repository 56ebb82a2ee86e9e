//! Michigan's part of the native program.

mod arena;

use cli::games::{GameCommands, in_text};
use cli::{bots_of, reader_of, reviews_of};
use michigan::protocol::INFO;
use michigan::protocol::{Michigan, Replay};

/// The answers to Michigan's lines.
pub const COMMANDS: GameCommands = GameCommands {
    id: INFO.id(),
    is_named: |name| name == INFO.id(),
    replay: |line| in_text(Replay::parse(line)),
    solver: None,
    review: |line, _| cli::table_review(line, reader_of::<Michigan>(), reviews_of::<Michigan>()),
    actor: |options| cli::table_actor(options, bots_of::<Michigan>()),
    deal: |options| cli::table_deal::<Michigan>(options, arena::ARENA.default_players),
    arena: Some(arena::ARENA),
};
