//! A situation with a question: which card is best?

use crate::bots::advice::{Advice, CardEstimate};
use crate::rules::View;
use cards::Card;

use super::Decision;

/// What a player knew before a card, and what each card would have cost: question and answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle {
    view: View,
    advice: Advice,
}

impl Puzzle {
    /// The question for the viewer's card, with a row for each legal card in ascending order; `None`
    /// if the rows are of other cards, or there is no choice.
    #[must_use]
    pub fn new(view: View, advice: Advice) -> Option<Self> {
        let cards = advice.rows.iter().map(|row| row.card);
        let fits = cards.eq(view.legal().iter()) && advice.rows.len() > 1;
        fits.then_some(Self { view, advice })
    }

    /// What the player knew.
    #[must_use]
    pub const fn view(&self) -> &View {
        &self.view
    }

    /// What each card costs.
    #[must_use]
    pub const fn advice(&self) -> &Advice {
        &self.advice
    }

    /// The best card.
    #[must_use]
    pub fn best(&self) -> Card {
        self.advice.best().card
    }

    /// How many devils dearer every other card is at least: the lowest of the lower ends of their
    /// intervals. Below 0 it is not sure which card is best.
    #[must_use]
    pub fn margin(&self) -> f64 {
        let best = self.best();
        let others = self.advice.rows.iter().filter(|row| row.card != best);
        let surely = |row: &CardEstimate| row.regret.mean - row.regret.half_width;
        others.map(surely).fold(f64::INFINITY, f64::min)
    }

    /// Whether a card is a good answer: the best, or not surely worse. A card that may not be played
    /// is none.
    #[must_use]
    pub fn is_solved_by(&self, card: Card) -> bool {
        self.decision(card)
            .is_some_and(|decision| !decision.is_mistake())
    }

    /// The decision of who answers with this card; `None` if it may not be played.
    #[must_use]
    pub fn decision(&self, card: Card) -> Option<Decision> {
        Decision::new(1, &self.view, card, self.advice.clone())
    }
}
