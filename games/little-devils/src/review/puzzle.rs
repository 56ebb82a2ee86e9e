//! A puzzle: which card is best?

use crate::bots::estimates::{CardEstimate, CardEstimates};
use crate::rules::View;
use cards::Card;

use crate::review::Decision;

/// A player's view before a card, and the cost of each card: question and answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle {
    view: View,
    estimates: CardEstimates,
}

impl Puzzle {
    /// A puzzle about the viewer's card. `None` if there is no choice, or if the estimates do not have
    /// one row for each legal card in ascending order.
    #[must_use]
    pub fn new(view: View, estimates: CardEstimates) -> Option<Self> {
        let cards = estimates.rows.iter().map(|row| row.card);
        let fits = cards.eq(view.legal().iter()) && estimates.rows.len() > 1;
        fits.then_some(Self { view, estimates })
    }

    /// The player's view.
    #[must_use]
    pub const fn view(&self) -> &View {
        &self.view
    }

    /// The cost of each card.
    #[must_use]
    pub const fn estimates(&self) -> &CardEstimates {
        &self.estimates
    }

    /// The best card.
    #[must_use]
    pub fn best(&self) -> Card {
        self.estimates.best().card
    }

    /// The least cost of another card in devils: the lowest of the lower ends of the intervals. Below 0,
    /// the best card is not certain.
    #[must_use]
    pub fn least_cost(&self) -> f64 {
        let best = self.best();
        let others = self.estimates.rows.iter().filter(|row| row.card != best);
        let surely = |row: &CardEstimate| row.cost.mean - row.cost.half_width;
        others.map(surely).fold(f64::INFINITY, f64::min)
    }

    /// Whether a card is a good answer: legal, and not surely worse than the best.
    #[must_use]
    pub fn is_solved_by(&self, card: Card) -> bool {
        self.decision(card)
            .is_some_and(|decision| !decision.is_mistake())
    }

    /// The decision to answer with this card; `None` if the card is not legal.
    #[must_use]
    pub fn decision(&self, card: Card) -> Option<Decision> {
        Decision::new(1, &self.view, card, self.estimates.clone())
    }
}
