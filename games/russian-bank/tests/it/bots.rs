//! The bots play legal moves, and the stronger ones win.

use cards::Seed;
use game::{Game, LevelId};
use russian_bank::bots::{Level, Policy, evaluate, useful};
use russian_bank::protocol::INFO;
use russian_bank::rules::Options;

use crate::common::{all_options, dealt, random};

/// Plays a deal between two policies; the payoff of the first one.
fn play(policies: [Policy; 2], options: Options, seed: u64) -> i32 {
    let mut round = dealt(options, seed);
    let mut number = 0;
    while let Some(seat) = round.to_move() {
        number += 1;
        let chosen = policies[seat.index()].choose(&round.view(seat), Seed(seed).derive(number));
        round = round.play(chosen.expect("a move")).expect("a legal move");
    }
    round.payoffs().expect("the end").as_slice()[0]
}

#[test]
fn simple_rules_beat_random_moves() {
    let (clerk, apprentice) = (Level::Clerk.policy(), Level::Apprentice.policy());
    let mut sum = 0;
    for seed in 0..30 {
        sum += play([clerk, apprentice], Options::default(), seed);
        sum -= play([apprentice, clerk], Options::default(), seed);
    }
    assert!(sum > 5, "{sum} of 60");
}

#[test]
fn every_level_plays_legally_from_its_view_alone() {
    for (options, level) in all_options().zip(Level::ALL.into_iter().cycle()) {
        let mut round = dealt(options, 3);
        let mut generator = Seed(3).generator();
        // Searches take their time.
        let moves = if level.instant_policy().is_some() {
            60
        } else {
            4
        };
        for number in 0..moves {
            let Some(seat) = round.to_move() else { break };
            let seed = Seed(number);
            let chosen = level.choose(&round.view(seat), seed).expect("a move");
            assert!(round.is_legal(chosen), "{level:?}: {chosen}");
            let again = round.determinized(&mut generator);
            assert_eq!(level.choose(&again.view(seat), seed), Some(chosen));
            let other = round.seats().left_of(seat);
            assert_eq!(level.choose(&round.view(other), seed), None);
            round.play_unchecked(chosen);
        }
    }
}

#[test]
fn what_one_player_gains_in_value_the_other_loses() {
    let mut round = dealt(Options::default(), 5);
    let mut generator = Seed(5).generator();
    while let Some(mv) = random(&round, &mut generator) {
        let position = round.position();
        let values = round.seats().seats().map(|seat| evaluate(position, seat));
        assert_eq!(values.sum::<i32>(), 0, "{position:?}");
        let useful = useful(position);
        assert!(!useful.is_empty());
        assert!(useful.into_iter().all(|mv| round.is_legal(mv)));
        round.play_unchecked(mv);
    }
}

#[test]
fn the_levels_are_those_of_the_bots_and_the_default_one_is_medium() {
    assert_eq!(INFO.levels, Level::ALL.map(LevelId::from));
    assert_eq!(INFO.default_level(), Level::default().into());
}
