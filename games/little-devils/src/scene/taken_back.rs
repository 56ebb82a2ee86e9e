//! What goes back into the hand when the person takes a decision back.

use crate::session::MatchRecord;
use cards::{CardSet, Seat};

/// What goes back into the hand when the person takes a decision back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakenBack {
    /// The cards: the decision's, and those that the person could only play after it.
    pub cards: CardSet,
    /// The round that the table goes back to, if it is another one.
    pub round: Option<usize>,
}

impl TakenBack {
    /// What an undo brings back now; none if there is no decision to take back.
    #[must_use]
    pub fn from_record(record: &MatchRecord) -> Option<Self> {
        let before_last_decision = record.before_last_decision()?;
        let hand = |record: &MatchRecord| record.view(Seat::FIRST).hand();
        let earlier = before_last_decision.round_number() < record.round_number();
        // All cards of a round that is over have been played.
        let kept = if earlier {
            CardSet::EMPTY
        } else {
            hand(record)
        };
        Some(Self {
            cards: hand(&before_last_decision) - kept,
            round: earlier.then(|| before_last_decision.round_number()),
        })
    }
}
