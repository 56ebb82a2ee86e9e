//! The way back from the session to the typed rules of a game.

use core::ops::Deref;

use cards::Seat;
use game::Record;

use crate::erased::{erase_record, record_of};
use crate::{MatchRecord, Table, TableGame};

/// A match up to now with the types of its game, which its scene, its words and its reviews read.
#[derive(Clone, Debug)]
pub struct TypedRecord<'a, G: TableGame> {
    plain: &'a MatchRecord,
    typed: &'a Record<G::Match>,
}

/// A match in progress at a table with the types of its game.
#[derive(Clone, Debug)]
pub struct TypedTable<'a, G: TableGame> {
    plain: &'a Table,
    display: &'a G::DisplayState,
    record: TypedRecord<'a, G>,
}

impl MatchRecord {
    /// The match with the types of its game; `None` if it is one of another game.
    #[must_use]
    pub fn typed<G: TableGame>(&self) -> Option<TypedRecord<'_, G>> {
        let typed = record_of::<G>(self.any())?;
        let plain = self;
        Some(TypedRecord { plain, typed })
    }

    /// The same match with another deal of a round, as [`Record::with_deal`] says; `None` also for a round of another
    /// game.
    #[must_use]
    pub fn with_deal<G: TableGame>(self, round_number: usize, dealt: G) -> Option<Self> {
        let record = record_of::<G>(self.any())?.clone();
        let record = record.with_deal(round_number, dealt)?;
        Some(self.with_record(erase_record::<G>(record)))
    }
}

impl Table {
    /// The table with the types of its game; `None` if it is one of another game.
    #[must_use]
    pub fn typed<G: TableGame>(&self) -> Option<TypedTable<'_, G>> {
        Some(TypedTable {
            plain: self,
            display: self.display().state().downcast_ref()?,
            record: self.record().typed()?,
        })
    }
}

impl<'a, G: TableGame> TypedRecord<'a, G> {
    /// The same match without the types.
    #[must_use]
    pub const fn plain(&self) -> &'a MatchRecord {
        self.plain
    }

    /// The record of the game.
    #[must_use]
    pub const fn record(&self) -> &'a Record<G::Match> {
        self.typed
    }

    /// Every move of the match, in order, outcomes of chance included.
    #[must_use]
    pub fn moves(&self) -> &'a [G::Move] {
        self.typed.moves()
    }

    /// The match after its finished rounds.
    #[must_use]
    pub const fn match_state(&self) -> &'a G::Match {
        self.typed.match_state()
    }

    /// The round on the table; finished until the next one is dealt.
    #[must_use]
    pub const fn round(&self) -> &'a G {
        self.typed.round()
    }

    /// Every round that has a move, the last perhaps unfinished, with the match before it. The first round is there
    /// even without a move.
    #[must_use]
    pub fn rounds(&self) -> Vec<(G::Match, G)> {
        self.typed.rounds()
    }

    /// The view of the player in a seat, with what the match adds to it.
    #[must_use]
    pub fn view(&self, seat: Seat) -> G::View {
        self.round().view_in_match(self.match_state(), seat)
    }
}

impl<'a, G: TableGame> TypedTable<'a, G> {
    /// The match.
    #[must_use]
    pub const fn record(&self) -> TypedRecord<'a, G> {
        self.record
    }

    /// The position to show, as [`Table::viewer`] sees it. The record is ahead of it during
    /// [`Phase::Step`](crate::Phase::Step).
    #[must_use]
    pub const fn display_state(&self) -> &'a G::DisplayState {
        self.display
    }
}

impl<G: TableGame> Deref for TypedRecord<'_, G> {
    type Target = MatchRecord;

    fn deref(&self) -> &MatchRecord {
        self.plain
    }
}

impl<G: TableGame> Deref for TypedTable<'_, G> {
    type Target = Table;

    fn deref(&self) -> &Table {
        self.plain
    }
}

impl<G: TableGame> Copy for TypedRecord<'_, G> {}

impl<G: TableGame> Copy for TypedTable<'_, G> {}
