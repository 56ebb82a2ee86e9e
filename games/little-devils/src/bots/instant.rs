//! Instant policies: those without a search and without the network. The page computes them itself,
//! without its worker.

use crate::rules::View;
use cards::{Card, Seed};
use search::draw_move;

use crate::bots::observation::Observation;
use crate::bots::{Policy, heuristic};

/// Whether a policy is an instant policy. The learned policy is not, so that the page can do without
/// its weights.
#[must_use]
pub const fn is_instant(policy: Policy) -> bool {
    matches!(
        policy,
        Policy::Random | Policy::NoisyHeuristic(_) | Policy::Heuristic
    )
}

/// The card of an instant policy: the same that a [`BotDecision`](crate::bots::BotDecision) returns. `None` for
/// any other policy, and when it is not the viewer's turn.
///
/// ```
/// use little_devils::bots::{Level, choose, instant};
/// use cards::Seed;
/// use game::Game;
/// use little_devils::rules::{Match, SEATS};
/// let round = Match::new(SEATS.fewest(), Seed(1)).deal();
/// let view = round.view(round.to_move().expect("the round is new"));
/// let card = instant::card(Level::DEFAULT.policy(), &view, Seed(2));
/// assert!(card.is_some());
/// assert_eq!(card, choose(Level::DEFAULT, &view, Seed(2)));
/// ```
#[must_use]
pub fn card(policy: Policy, view: &View, seed: Seed) -> Option<Card> {
    let observation = Observation::from_view(view)?;
    match policy {
        Policy::Random => draw_move(observation.legal, &mut seed.generator()),
        Policy::NoisyHeuristic(policy) => policy.card(view, seed),
        Policy::Heuristic => Some(heuristic::card(&observation)),
        Policy::Learned { .. }
        | Policy::Pimc { .. }
        | Policy::Ismcts { .. }
        | Policy::BeliefSearch(_) => None,
    }
}
