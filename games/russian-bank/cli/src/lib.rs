//! Russian Bank's part of the native program.

mod arena;

use cli::games::{GameCommands, in_text};
use cli::{bots_of, reader_of, reviews_of};
use russian_bank::protocol::INFO;
use russian_bank::protocol::{Replay, RussianBank};

/// The answers to Russian Bank's lines.
pub const COMMANDS: GameCommands = GameCommands {
    id: INFO.id(),
    is_named: |name| name == INFO.id(),
    replay: |line| in_text(Replay::parse(line)),
    solver: None,
    review: |line, _| {
        cli::table_review(
            line,
            reader_of::<RussianBank>(),
            reviews_of::<RussianBank>(),
        )
    },
    actor: |options| cli::table_actor(options, bots_of::<RussianBank>()),
    deal: |options| cli::table_deal::<RussianBank>(options, arena::ARENA.default_players),
    arena: Some(arena::ARENA),
};
