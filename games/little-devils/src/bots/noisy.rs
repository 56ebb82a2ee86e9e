//! People who are learning: they judge as the quick policy does, but forget what has been played,
//! misjudge costs, and are glad to be rid of devils too early. Never a card without some reason.

use crate::rules::{View, points};
use cards::{Card, Generator, Seed, below};

use crate::bots::heuristic;
use crate::bots::observation::Observation;

/// How somebody errs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NoisyHeuristic {
    /// How many of the last complete tricks are remembered, 0 to 9.
    pub memory: u32,
    /// How far a card's cost may be misjudged, in 1/64 devil.
    pub blur: u32,
    /// How much better than it is it seems to be rid of a devil, in 1/64 devil.
    pub haste: u32,
}

/// The card that seems best to somebody who errs like this; `None` if it is not their turn.
#[must_use]
pub fn card(novice: NoisyHeuristic, view: &View, seed: Seed) -> Option<Card> {
    let mut glance = Observation::of(view)?;
    let forgotten = view.tricks().len().saturating_sub(novice.memory as usize);
    for trick in &view.tricks()[..forgotten] {
        glance.unseen = glance.unseen | trick.cards();
    }
    glance.unseen = glance.unseen - view.dealt();
    let mut generator = seed.generator();
    seems(novice, &glance, &mut generator)
}

/// Who is taken in by a card: glad of each devil they are rid of, and quick to judge.
const HASTY: NoisyHeuristic = NoisyHeuristic {
    memory: 9,
    blur: 0,
    haste: 35,
};

/// Of these cards the one that tempts the hasty most; none if it is not the viewer's turn, or there
/// is no card.
#[must_use]
pub fn tempting(view: &View, cards: impl Iterator<Item = Card>) -> Option<Card> {
    let glance = Observation::of(view)?;
    cards.min_by_key(|card| HASTY.seeming(&glance, *card))
}

fn seems(novice: NoisyHeuristic, glance: &Observation, generator: &mut Generator) -> Option<Card> {
    let mut best: Option<(i32, Card)> = None;
    for card in glance.legal {
        let blur = below(generator, novice.blur.max(1)).cast_signed();
        let seeming = novice.seeming(glance, card) + blur;
        if best.is_none_or(|(least, _)| seeming < least) {
            best = Some((seeming, card));
        }
    }
    Some(best?.1)
}

impl NoisyHeuristic {
    /// What a card seems to cost, but for what is misjudged, in 1/64 devil.
    fn seeming(self, glance: &Observation, card: Card) -> i32 {
        let relief = i32::from(points::devils(card)) * self.haste.cast_signed();
        heuristic::cost(glance, card) - relief
    }
}
