//! The commands of a game at a table.

use analysis::reviews_of;
use protocol::{DealRecord, TableFormat, bots_of, reader_of};

use crate::act::table_actor;
use crate::arena::{GameArena, TableArena};
use crate::catalogue::CatalogueRow;
use crate::deal::table_deal;
use crate::games::{GameCommands, in_text};
use crate::review::table_review;

impl GameCommands {
    /// The commands of a table game whose bots and reviews are those of its round, with these records.
    #[must_use]
    pub const fn of_table<A, R, const N: usize>() -> Self
    where
        A: TableArena<N>,
        R: DealRecord<Round = A::Round>,
    {
        Self {
            id: A::Round::INFO.id(),
            is_named: |name| name == A::Round::INFO.id(),
            catalogue: || vec![CatalogueRow::of(A::Round::INFO, "cards")],
            replay: |line| in_text(R::replay(line)),
            solver: None,
            review: |line, _| table_review(line, reader_of::<A::Round>(), reviews_of::<A::Round>()),
            actor: |options| table_actor(options, bots_of::<A::Round>()),
            deal: |options| table_deal::<A::Round>(options, A::PLAYERS),
            arena: Some(GameArena::of_table::<A, N>()),
        }
    }
}
