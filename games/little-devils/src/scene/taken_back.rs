//! The effect of a takeback on the person's hand.

use crate::rules::Round;
use crate::session::{MatchRecord, TypedRecord};
use cards::CardSet;
use game::Game;

use crate::words::Words;

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
        let record = record.typed::<Round>()?;
        let before_last_decision = record.before_last_decision()?;
        let before_last_decision = before_last_decision.typed::<Round>()?;
        let decider = before_last_decision.round().to_move()?;
        let hand = |record: TypedRecord<'_>| record.view(decider).hand();
        let earlier = before_last_decision.round_number() < record.round_number();
        // All cards of a round that is over have been played.
        let kept = if earlier {
            CardSet::EMPTY
        } else {
            hand(record)
        };
        Some(Self {
            cards: hand(before_last_decision) - kept,
            round: earlier.then(|| before_last_decision.round_number()),
        })
    }

    /// Says which cards go back into the hand.
    #[must_use]
    pub fn text(self, words: &Words) -> String {
        let cards: Vec<String> = self.cards.iter().map(|card| card.to_string()).collect();
        let cards: Vec<&str> = cards.iter().map(String::as_str).collect();
        let taken_back = words.taken_back(words.all_of(&cards));
        match self.round {
            Some(round) => format!("{}. {taken_back}", words.round(round)),
            None => taken_back,
        }
    }
}
