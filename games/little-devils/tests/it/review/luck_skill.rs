//! Luck and skill: a round's result is divided into deal, play and the other players.

use cards::Seat;
use game::Game;
use little_devils::bots::observation::Observation;
use little_devils::bots::{Level, heuristic};
use little_devils::review::{Average, Depth, LuckSkillSplit};
use little_devils::session::MatchRecord;

use super::{SHALLOW, learned, played, review};
use crate::common::{at_random, options, play, typed};

#[test]
fn deal_play_and_others_add_up_to_the_result_in_a_thousand_rounds() {
    let hasty = Depth {
        deals: 2,
        hand_value: 2,
    };
    let (mut rounds, mut seed) = (0, 0);
    while rounds < 1000 {
        let seats = 2 + usize::try_from(seed % 4).expect("small");
        let record = at_random(options(seats, Level::DEFAULT, seed));
        let review = review(&record, None, hasty);
        for (balance, devils) in review
            .luck_skill_splits()
            .iter()
            .zip(typed(&record).match_state().rounds())
        {
            let LuckSkillSplit {
                deal,
                play,
                others,
                result,
            } = *balance;
            assert_eq!(result, devils[Seat::FIRST]);
            let sum = deal.mean + play.mean + others.mean;
            assert!((sum - f64::from(result)).abs() < 1e-9, "{balance:?}");
            rounds += 1;
        }
        seed += 1;
    }
}

#[test]
fn a_stronger_player_has_more_skill_on_the_same_deals() {
    let [mut weak, mut strong] = [Vec::new(), Vec::new()];
    for seed in 0..12 {
        for (level, balances) in [(Level::ALL[0], &mut weak), (Level::ALL[2], &mut strong)] {
            let record = played(options(2, Level::DEFAULT, seed), level, 1);
            balances.extend(review(&record, Some(learned(&record)), SHALLOW).luck_skill_splits());
        }
    }
    let added = |balances: &[LuckSkillSplit]| Average::over(balances).expect("rounds").play.mean;
    assert!(added(&weak) > added(&strong) + 1.0, "devils added by play");
}

#[test]
fn playing_by_the_policy_neither_adds_nor_saves_devils() {
    let mut record = MatchRecord::new(options(3, Level::DEFAULT, 1));
    while let Some(seat) = typed(&record).round().to_move() {
        let glance = Observation::from_view(&typed(&record).view(seat)).expect("their turn");
        play(&mut record, heuristic::card(&glance));
    }
    let balances = review(&record, None, SHALLOW).luck_skill_splits();
    // Without a network the policy is the quick one.
    assert!(balances[0].play.mean.abs() < 1e-9 && balances[0].play.half_width.abs() < 1e-9);
}

#[test]
fn an_average_has_the_interval_of_its_scatter() {
    let round = |deal: f64, result: u8| {
        let deal = little_devils::bots::estimates::Estimate {
            mean: deal,
            half_width: 1.0,
        };
        LuckSkillSplit::new(deal, &[], result)
    };
    assert_eq!(Average::over(&[]), None);
    let one = Average::over(&[round(12.0, 14)]).expect("a round");
    assert!(one.deal.half_width.is_infinite());
    let two = Average::over(&[round(12.0, 14), round(16.0, 14)]).expect("rounds");
    assert!((two.deal.mean - 14.0).abs() < 1e-9 && two.others.mean.abs() < 1e-9);
    // Two values 2 off their mean: a deviation of √8, over √2, times 1.96.
    assert!((two.deal.half_width - 3.92).abs() < 1e-9);
}
