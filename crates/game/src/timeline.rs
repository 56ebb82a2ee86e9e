//! A record with a cursor: undo, redo, replay, and playing on from any move.

use crate::{Game, Match, MatchMove, Record};

/// A record up to the cursor, and the moves after it, which were undone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Timeline<M: Match> {
    record: Record<M>,
    /// The last one is redone first.
    undone: Vec<MatchMove<M>>,
}

impl<M: Match> Timeline<M> {
    /// A timeline with the cursor after the record's last move.
    #[must_use]
    pub const fn new(record: Record<M>) -> Self {
        Self {
            record,
            undone: Vec::new(),
        }
    }

    /// The match up to the cursor.
    #[must_use]
    pub const fn record(&self) -> &Record<M> {
        &self.record
    }

    /// The number of moves before the cursor.
    #[must_use]
    pub fn cursor(&self) -> usize {
        self.record.moves().len()
    }

    /// The number of moves before and after the cursor.
    #[must_use]
    pub fn moves(&self) -> usize {
        self.cursor() + self.undone.len()
    }

    /// The move after the cursor; `None` at the end.
    #[must_use]
    pub fn next_move(&self) -> Option<MatchMove<M>> {
        self.undone.last().copied()
    }

    /// Plays a move at the cursor, and appends its steps to `steps`. The moves after the cursor are
    /// lost, unless this is the first of them.
    ///
    /// # Errors
    /// The reason why the move is refused. The timeline is unchanged.
    pub fn play(
        &mut self,
        mv: MatchMove<M>,
        steps: &mut impl Extend<<M::Round as Game>::Step>,
    ) -> Result<(), <M::Round as Game>::IllegalPlay> {
        self.record.play(mv, steps)?;
        if self.undone.pop() != Some(mv) {
            self.undone.clear();
        }
        Ok(())
    }

    /// Moves the cursor one move back. Returns whether there was a move.
    pub fn undo(&mut self) -> bool {
        self.cursor()
            .checked_sub(1)
            .is_some_and(|cursor| self.go_to(cursor))
    }

    /// Moves the cursor one move forward, and appends the move's steps to `steps`. Deals the move's
    /// round first if need be. Returns whether there was a move.
    pub fn redo(&mut self, steps: &mut impl Extend<<M::Round as Game>::Step>) -> bool {
        let Some(mv) = self.undone.pop() else {
            return false;
        };
        self.record.next_round();
        self.record.play(mv, steps).is_ok()
    }

    /// Moves the cursor to after this number of moves; 0 is the start. At the end of a round the next
    /// one is dealt. Returns whether the timeline has that many moves; if not, nothing changes.
    pub fn go_to(&mut self, cursor: usize) -> bool {
        let Some(forward) = cursor.checked_sub(self.cursor()) else {
            let Some(record) = self.record.back_to(cursor) else {
                return false;
            };
            let undone = self.record.moves()[cursor..].iter().rev();
            self.undone.extend(undone);
            self.record = record;
            return true;
        };
        if forward > self.undone.len() {
            return false;
        }
        for _ in 0..forward {
            self.redo(&mut crate::Ignore);
        }
        self.record.next_round();
        true
    }

    /// Deals the next round if this one is over and the match is not. Returns whether it did.
    pub fn next_round(&mut self) -> bool {
        self.record.next_round()
    }
}
