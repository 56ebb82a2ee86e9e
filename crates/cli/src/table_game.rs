//! The commands of a game at a table.

use analysis::reviews_of;
use protocol::{TableFormat, bots_of, reader_of};
use session::TableBots;

use crate::act::table_actor;
use crate::arena::GameArena;
use crate::deal::table_deal;
use crate::games::GameCommands;
use crate::review::table_review;

impl GameCommands {
    /// The commands of a table game whose bots and reviews are those of its round. Without another wish it has this
    /// number of players.
    #[must_use]
    pub const fn of_table<G: TableFormat + TableBots, const PLAYERS: i64>(
        replay: fn(line: &[u8]) -> Result<String, String>,
        arena: GameArena,
    ) -> Self {
        Self {
            id: G::INFO.id(),
            is_named: |name| name == G::INFO.id(),
            replay,
            solver: None,
            review: |line, _| table_review(line, reader_of::<G>(), reviews_of::<G>()),
            actor: |options| table_actor(options, bots_of::<G>()),
            deal: |options| table_deal::<G>(options, PLAYERS),
            arena: Some(arena),
        }
    }
}
