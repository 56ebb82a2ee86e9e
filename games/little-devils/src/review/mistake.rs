//! Cards that cost much: worth being shown again.

use crate::rules::View;
use cards::Card;
use game::Game;

use super::{Decision, Puzzle, Review, RoundReview};

/// A card that cost much, and the situation as a puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct Mistake {
    /// The situation, without the totals: costs are devils of the round.
    pub puzzle: Puzzle,
    /// The card that was played.
    pub played: Card,
}

/// What a card must surely have cost, in devils, to be worth another look: the lower end of its
/// interval. One devil in a round is about what a level of bots differs from the next; costs of some
/// tenths lean to the high side, and nobody learns from them.
const DEAR: f64 = 1.0;
/// As many as are taken from one review: the dearest teach most, and a heap is not worked off.
const MOST: usize = 5;

impl Review {
    /// The mistakes that are worth being shown again, the dearest first: up to five.
    #[must_use]
    pub fn mistakes(&self) -> Vec<Mistake> {
        let dear = |decision: &&Decision| {
            let cost = decision.played().dearer;
            cost.mean - cost.half >= DEAR
        };
        let decisions = self.costliest(usize::MAX).into_iter().filter(dear);
        let mistakes = decisions.filter_map(|decision| self.mistake(decision));
        mistakes.take(MOST).collect()
    }

    fn mistake(&self, decision: &Decision) -> Option<Mistake> {
        let round = self.rounds.get(decision.round - 1)?;
        let view = self.view_before(round, decision.card)?;
        Some(Mistake {
            puzzle: Puzzle::new(view, decision.advice.clone())?,
            played: decision.card,
        })
    }

    /// What the player knew before they played a card of a round.
    fn view_before(&self, round: &RoundReview, card: Card) -> Option<View> {
        let mut again = round.round.restarted();
        for (_, played) in round.round.plays() {
            if played == card {
                return Some(again.view(self.seat));
            }
            again.play_unchecked(played);
        }
        None
    }
}
