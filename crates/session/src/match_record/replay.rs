//! Replaying a match, and deals that do not follow from its seed.

use game::{Record, ReplayError};

use super::MatchRecord;
use crate::{MatchOptions, TableGame};

impl<G: TableGame> MatchRecord<G> {
    /// The match of a record, played by these players; `None` if the options are for another match.
    #[must_use]
    pub fn from_record(options: MatchOptions<G>, record: &Record<G::Match>) -> Option<Self> {
        let mut deals = record.given_deals().iter().cloned();
        let start = deals.try_fold(Self::new(options), |start, (round, cards)| {
            start.with_deal(round, cards)
        });
        let mut replayed = start?.replayed(record.moves()).ok()?;
        if replayed.round_number() < record.round_number() {
            replayed.next_round();
        }
        Some(replayed)
    }

    /// Replays a match; outcomes of chance are among the moves.
    ///
    /// # Errors
    /// The first illegal move.
    pub fn replay(
        options: MatchOptions<G>,
        moves: &[G::Move],
    ) -> Result<Self, ReplayError<G::IllegalPlay>> {
        Self::new(options).replayed(moves)
    }

    /// The same match after more moves; outcomes of chance are among them.
    ///
    /// # Errors
    /// The first illegal move; its number counts all moves of the match.
    pub fn replayed(mut self, moves: &[G::Move]) -> Result<Self, ReplayError<G::IllegalPlay>> {
        let first = self.moves().len() + 1;
        for (mv, number) in moves.iter().zip(first..) {
            if self.is_round_over() && !self.next_round() {
                return Err(ReplayError::AfterTheEnd(number));
            }
            let played = self.play(*mv);
            played.map_err(|reason| ReplayError::IllegalPlay { number, reason })?;
        }
        Ok(self)
    }

    /// The match after its first `moves` moves, marked as one with a takeback; `None` if it has fewer.
    #[must_use]
    pub fn back_to(&self, moves: usize) -> Option<Self> {
        Some(self.after(moves)?.with_takeback_used())
    }

    /// The match as it was after its first `moves` moves, with the next round dealt if that was the end
    /// of a round; `None` if it has fewer moves.
    #[must_use]
    pub fn after(&self, moves: usize) -> Option<Self> {
        // Cannot fail: the moves were legal in this match.
        let replayed = Self::from_record(self.options.clone(), &self.record.back_to(moves)?)?;
        Some(Self {
            takeback_used: self.takeback_used,
            origin: self.origin,
            ..replayed
        })
    }

    /// The same match with another deal of a round, as
    /// [`Record::with_deal`](game::Record::with_deal) says.
    #[must_use]
    pub fn with_deal(self, round_number: usize, dealt: G) -> Option<Self> {
        let record = self.record.with_deal(round_number, dealt)?;
        Some(Self { record, ..self })
    }
}
