//! The effect of a takeback on the person's hand.

use crate::session::MatchRecord;
use cards::CardSet;
use game::Game;

/// The effect of a takeback on the person's hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakenBack {
    /// The cards that return to the hand: the last decision's, and forced ones after it.
    pub cards: CardSet,
    /// The number of the round that the table returns to, if it is another one.
    pub round: Option<usize>,
}

impl TakenBack {
    /// The effect of a takeback now; `None` if there is no decision to take back.
    #[must_use]
    pub fn from_record(record: &MatchRecord) -> Option<Self> {
        let before_last_decision = record.before_last_decision()?;
        let decider = before_last_decision.round().to_move()?;
        let hand = |record: &MatchRecord| record.view(decider).hand();
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
