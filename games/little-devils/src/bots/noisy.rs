//! Noisy heuristic: the policy of the weak levels, which play like beginners.
//!
//! It is the heuristic policy with three kinds of error: it forgets cards, misjudges each card by
//! random noise, and is biased towards getting rid of devils early.

use crate::rules::{View, points};
use cards::{Card, Generator, Seed, below};

use crate::bots::heuristic;
use crate::bots::observation::Observation;

/// A heuristic policy with errors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NoisyHeuristic {
    /// The number of complete tricks remembered, counted from the last, 0 to 9. Cards of earlier
    /// tricks are taken for unseen.
    pub memory: u32,
    /// The upper limit of the random error added to each card's evaluation, in 1/64 devil.
    pub noise: u32,
    /// The reward for each devil on the card played, in 1/64 devil.
    pub bias: u32,
}

/// The card among `cards` that a hasty beginner would choose: one who only wants to get rid of
/// devils. `None` if it is not the viewer's turn, or there is no card.
#[must_use]
pub fn tempting(view: &View, cards: impl Iterator<Item = Card>) -> Option<Card> {
    // The bias of the imp, without its noise and with a full memory.
    const HASTY: NoisyHeuristic = NoisyHeuristic {
        memory: 9,
        noise: 0,
        bias: 35,
    };
    let observation = Observation::from_view(view)?;
    cards.min_by_key(|card| HASTY.biased_evaluation(&observation, *card))
}

impl NoisyHeuristic {
    /// The card that this policy plays. `None` if it is not the viewer's turn.
    #[must_use]
    pub fn card(self, view: &View, seed: Seed) -> Option<Card> {
        let mut observation = Observation::from_view(view)?;
        let forgotten = view.tricks().len().saturating_sub(self.memory as usize);
        for trick in &view.tricks()[..forgotten] {
            observation.unseen = observation.unseen | trick.cards();
        }
        observation.unseen = observation.unseen - view.dealt();
        self.best_card(&observation, &mut seed.generator())
    }

    /// The card with the lowest evaluation after bias and noise; of equal cards the lowest.
    fn best_card(self, observation: &Observation, generator: &mut Generator) -> Option<Card> {
        let mut best: Option<(i32, Card)> = None;
        for card in observation.legal {
            let noise = below(generator, self.noise.max(1)).cast_signed();
            let evaluation = self.biased_evaluation(observation, card) + noise;
            if best.is_none_or(|(least, _)| evaluation < least) {
                best = Some((evaluation, card));
            }
        }
        Some(best?.1)
    }

    /// The evaluation of a card after bias, in 1/64 devil.
    fn biased_evaluation(self, observation: &Observation, card: Card) -> i32 {
        let reward = i32::from(points::devils(card)) * self.bias.cast_signed();
        heuristic::evaluation(observation, card) - reward
    }
}
