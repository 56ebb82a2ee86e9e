//! Matches that several tests use.

use cards::Seed;
use game::Game;
use little_devils::bots::Level;
use little_devils::session::{MatchOptions, MatchRecord, Player, match_options};

/// A whole match in which everybody plays any legal card.
pub(crate) fn at_random(options: MatchOptions) -> MatchRecord {
    let mut generator = options.seed().generator();
    let mut record = MatchRecord::new(options);
    while !record.is_over() {
        record.next_round();
        while let Some(card) = search::draw_move(record.round().legal(), &mut generator) {
            record.play(card).expect("legal");
        }
    }
    record
}

/// Options of a match against a number of bots of one level.
pub(crate) fn options(opponents: usize, level: Level, seed: u64) -> MatchOptions {
    let opponent = |number| Player::bot(format!("bot {number}"), level);
    let opponents = (0..opponents).map(opponent).collect();
    match_options(Seed(seed), "somebody", opponents).expect("good options")
}
