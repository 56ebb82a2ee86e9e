//! The value of a position, and the moves that are worth a thought.

use cards::Seed;
use game::Game;
use game::conformance::random_move;
use russian_bank::bots::{evaluate, useful};
use russian_bank::rules::Options;

use crate::common::dealt;

#[test]
fn what_one_player_gains_in_value_the_other_loses() {
    let mut round = dealt(Options::default(), 5);
    let mut generator = Seed(5).generator();
    while let Some(mv) = random_move(&round, &mut generator) {
        let position = round.position();
        let values = round.seats().seats().map(|seat| evaluate(position, seat));
        assert_eq!(values.sum::<i32>(), 0, "{position:?}");
        let useful = useful(position);
        assert!(!useful.is_empty());
        assert!(useful.into_iter().all(|mv| round.is_legal(mv)));
        round.play_unchecked(mv);
    }
}
