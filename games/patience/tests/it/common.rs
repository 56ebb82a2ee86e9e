//! Helpers of several tests.

use cards::Seed;
use patience::games;
use patience::rules::{Declaration, PileCard, Round};

/// The game with an id.
pub(crate) fn game(id: &str) -> &'static Declaration {
    games::by_id(id).expect("a known game")
}

/// A deal.
pub(crate) fn dealt(id: &str, seed: u64) -> Round {
    Round::new(game(id), Seed(seed))
}

/// All cards of a round, pile by pile, face up.
pub(crate) fn all_cards(round: &Round) -> Vec<PileCard> {
    let piles = 0..round.rules().piles();
    let cards = piles.flat_map(|pile| round.position().pile(pile));
    cards.map(|card| card.face_up()).collect()
}
