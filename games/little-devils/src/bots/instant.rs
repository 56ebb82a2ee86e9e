//! The ways that take no thought: the page answers for them itself, without its worker.

use crate::rules::View;
use cards::{Card, Seed};

use crate::bots::observation::Observation;
use crate::bots::{Strategy, heuristic, noisy, random};

/// Whether a way takes no thought.
#[must_use]
pub const fn is_quick(strategy: Strategy) -> bool {
    matches!(
        strategy,
        Strategy::Random | Strategy::NoisyHeuristic(_) | Strategy::Heuristic
    )
}

/// The card of a way that takes no thought; `None` for a way that does, and when it is not the
/// viewer's turn. It is the card that the [`Agent`](crate::bots::Thinker) comes to.
///
/// ```
/// use little_devils::bots::{Level, choose, instant};
/// use cards::{SeatCount, Seed};
/// use game::Game;
/// use little_devils::rules::Match;
/// let deal = Match::new(SeatCount::MIN, Seed(1)).deal();
/// let view = deal.view(deal.to_move().expect("the deal is new"));
/// let card = instant::card(Level::DEFAULT.strategy(), &view, Seed(2));
/// assert!(card.is_some());
/// assert_eq!(card, choose(Level::DEFAULT, &view, Seed(2)));
/// ```
#[must_use]
pub fn card(strategy: Strategy, view: &View, seed: Seed) -> Option<Card> {
    let glance = Observation::of(view)?;
    match strategy {
        Strategy::Random => random::card(glance.legal, &mut seed.generator()),
        Strategy::NoisyHeuristic(novice) => noisy::card(novice, view, seed),
        Strategy::Heuristic => Some(heuristic::card(&glance)),
        Strategy::Learned { .. }
        | Strategy::Pimc { .. }
        | Strategy::Ismcts { .. }
        | Strategy::BeliefSearch(_) => None,
    }
}
