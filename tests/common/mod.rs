//! What several tests set up alike.

use little_devils::bots::random;
use little_devils::play::{MatchOptions, MatchRecord};
use little_devils::rules::game::Game;

/// A whole match in which everybody plays any legal card.
pub(crate) fn at_random(options: MatchOptions) -> MatchRecord {
    let mut generator = options.seed().generator();
    let mut record = MatchRecord::new(options);
    while !record.is_over() {
        record.next_round();
        while let Some(card) = random::card(record.deal().legal(), &mut generator) {
            record.play(card).expect("legal");
        }
    }
    record
}
