//! Helpers of several tests.

use cards::Seed;
use patience::games;
use patience::play::Play;
use patience::protocol::GameRecord;
use patience::rules::{Declaration, Move, PileCard, Round};

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

/// The games of `won.jsonl`, with their moves.
pub(crate) fn won_games() -> Vec<(Play, Vec<Move>)> {
    let lines = include_str!("../data/won.jsonl").lines();
    let read = |line: &str| {
        let record = GameRecord::read(line.as_bytes()).expect("a record");
        let seed = record.seed.expect("a seed").parse().expect("a seed");
        let moves = record.moves.iter().map(|mv| mv.parse().expect("a move"));
        (Play::new(game(&record.game), seed), moves.collect())
    };
    lines.map(read).collect()
}
