//! Costly cards, which are repeated as puzzles.

use crate::rules::View;
use cards::Card;
use game::Game;

use crate::review::{Decision, Puzzle, Review, RoundReview};

/// A costly card, with its situation as a puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct Mistake {
    /// The situation, without the totals: costs are devils of the round.
    pub puzzle: Puzzle,
    /// The card that was played.
    pub played: Card,
}

/// The least cost of a mistake worth repeating, in devils, at the lower end of the interval. One devil
/// a round is about the difference between two levels of bots; costs of some tenths are overestimated,
/// and nobody learns from them.
const MIN_COST: f64 = 1.0;
/// At most this many mistakes from one review, so that the queue stays short.
const MAX_MISTAKES: usize = 5;

impl Review {
    /// The mistakes worth repeating, the costliest first; at most five.
    #[must_use]
    pub fn mistakes(&self) -> Vec<Mistake> {
        let is_costly = |decision: &&Decision| {
            let cost = decision.played().cost;
            cost.mean - cost.half_width >= MIN_COST
        };
        let decisions = self.costliest(usize::MAX).into_iter().filter(is_costly);
        let mistakes = decisions.filter_map(|decision| self.mistake(decision));
        mistakes.take(MAX_MISTAKES).collect()
    }

    fn mistake(&self, decision: &Decision) -> Option<Mistake> {
        let round = self.rounds.get(decision.round - 1)?;
        let view = self.view_before(round, decision.card)?;
        Some(Mistake {
            puzzle: Puzzle::new(view, decision.estimates.clone())?,
            played: decision.card,
        })
    }

    /// The player's view before a card of a round.
    fn view_before(&self, round: &RoundReview, card: Card) -> Option<View> {
        let mut plays = round.round.replay();
        let (before, ..) = plays.find(|(_, _, played)| *played == card)?;
        Some(before.view(self.seat))
    }
}
