//! A match for tests of reading and writing. The fuzzing uses it too.

use cards::Seed;
use little_devils::bots::Level;
use little_devils::session::{MatchRecord, Player, match_options};

/// A match against this number of opponents in which everybody plays the lowest legal card. It stops
/// after a number of cards, or at the end.
pub(crate) fn lowest_cards(opponents: usize, seed: u64, cards: usize) -> MatchRecord {
    let opponent = |number| {
        Player::bot(
            format!("Bot \"{number}\" ü"),
            Level::ALL[number % Level::ALL.len()],
        )
    };
    let options = match_options(Seed(seed), "Me", (0..opponents).map(opponent).collect())
        .expect("good options");
    let mut record = MatchRecord::new(options);
    for _ in 0..cards {
        if record.is_round_over() && !record.next_round() {
            break;
        }
        let lowest = *record.any().legal().first().expect("a card");
        record.play(lowest).expect("legal");
    }
    record
}
