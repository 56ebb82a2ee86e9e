//! Instant policies: strategies without a search and without the network. The page computes them itself,
//! without its worker.

use crate::rules::View;
use cards::{Card, Seed};
use search::draw_move;

use crate::bots::observation::Observation;
use crate::bots::{Strategy, heuristic};

/// Whether a strategy is an instant policy. The learned policy is not, so that the page can do without
/// its weights.
#[must_use]
pub const fn is_instant(strategy: Strategy) -> bool {
    matches!(
        strategy,
        Strategy::Random | Strategy::NoisyHeuristic(_) | Strategy::Heuristic
    )
}

/// The card of an instant policy: the same that an [`Agent`](crate::bots::Agent) returns. `None` for
/// any other strategy, and when it is not the viewer's turn.
///
/// ```
/// use little_devils::bots::{Level, choose, instant};
/// use cards::Seed;
/// use game::Game;
/// use little_devils::rules::{Match, SEATS};
/// let round = Match::new(SEATS.fewest(), Seed(1)).deal();
/// let view = round.view(round.to_move().expect("the round is new"));
/// let card = instant::card(Level::DEFAULT.strategy(), &view, Seed(2));
/// assert!(card.is_some());
/// assert_eq!(card, choose(Level::DEFAULT, &view, Seed(2)));
/// ```
#[must_use]
pub fn card(strategy: Strategy, view: &View, seed: Seed) -> Option<Card> {
    let observation = Observation::from_view(view)?;
    match strategy {
        Strategy::Random => draw_move(observation.legal, &mut seed.generator()),
        Strategy::NoisyHeuristic(policy) => policy.card(view, seed),
        Strategy::Heuristic => Some(heuristic::card(&observation)),
        Strategy::Learned { .. }
        | Strategy::Pimc { .. }
        | Strategy::Ismcts { .. }
        | Strategy::BeliefSearch(_) => None,
    }
}
