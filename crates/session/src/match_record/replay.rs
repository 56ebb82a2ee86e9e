//! Replaying a match, and deals that do not follow from its seed.

use game::{ReplayError, Word};

use super::MatchRecord;
use crate::MatchOptions;
use crate::any_match::{AnyMatch, Refusal};

impl MatchRecord {
    /// The match played by these players; `None` if the options are for another match. It may have deals that were
    /// given.
    #[must_use]
    pub fn from_match(options: MatchOptions, played: &dyn AnyMatch) -> Option<Self> {
        if options.start() != &*played.restarted() {
            return None;
        }
        let mut record = Self::new(options);
        let first = played.back_to(0)?;
        record.record = first;
        let mut replayed = record.replayed(played.moves()).ok()?;
        if replayed.round_number() < played.round_number() {
            replayed.next_round();
        }
        Some(replayed)
    }

    /// Replays a match; outcomes of chance are among the moves.
    ///
    /// # Errors
    /// The first illegal move.
    pub fn replay(options: MatchOptions, moves: &[Word]) -> Result<Self, ReplayError<Refusal>> {
        Self::new(options).replayed(moves)
    }

    /// The same match after more moves; outcomes of chance are among them.
    ///
    /// # Errors
    /// The first illegal move; its number counts all moves of the match.
    pub fn replayed(mut self, moves: &[Word]) -> Result<Self, ReplayError<Refusal>> {
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
        let replayed = Self::from_match(self.options.clone(), &*self.record.back_to(moves)?)?;
        Some(Self {
            takeback_used: self.takeback_used,
            origin: self.origin,
            ..replayed
        })
    }

    /// The same match with the record of its game in another form, such as with another deal. It has the same moves.
    pub(crate) fn with_record(self, record: Box<dyn AnyMatch>) -> Self {
        Self { record, ..self }
    }
}
