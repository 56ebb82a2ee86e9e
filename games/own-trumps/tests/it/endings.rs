//! Rules 7 and 8: who loses, and when a round is drawn.

use cards::french::PlayingCard;
use cards::{Seat, Seed};
use game::{Game, Turn};
use own_trumps::rules::{Decision, Ending, MAX_DECISIONS, Options, Round, Step};

use crate::common::{after, all_options, dealt, decision, mixed, random, seat, setup};

fn ending(round: &Round) -> Option<Ending> {
    round.position().table().ending()
}

/// Seat 0 goes out with this card while seat 1 holds the others.
fn out_with(card: &str) -> Round {
    after(&setup("SH", false, &[card, ""], card))
}

#[test]
fn the_last_player_with_cards_loses() {
    let round = out_with("6C");
    assert_eq!(
        ending(&round),
        Some(Ending::Lost(seat(1))),
        "they hold many cards"
    );
    assert_eq!(round.turn(), Turn::Over);
    assert_eq!(
        round.payoffs().map(|all| all.as_slice().to_vec()),
        Some(vec![1, -1])
    );
}

/// A round of three in which seat 2 has most of the cards.
fn three(hands: [&str; 2], moves: &str) -> Round {
    after(&setup("SHC", false, &[hands[0], hands[1], ""], moves))
}

#[test]
fn players_go_out_one_after_the_other() {
    let out = |round: &Round| round.position().table().out().collect::<Vec<Seat>>();
    let round = three(["6S 7S", "8S 6D 7H"], "6S 8S 7H");
    assert_eq!((ending(&round), round.to_move()), (None, Some(seat(2))));
    assert_eq!(out(&round), []);
    let round = three(["6S", "6D"], "6S");
    assert_eq!((ending(&round), out(&round)), (None, vec![seat(0)]));
    let round = three(["6S", "8S"], "6S 8S");
    assert_eq!(out(&round), [seat(0), seat(1)]);
    assert_eq!(ending(&round), Some(Ending::Lost(seat(2))));
    let payoffs = round.payoffs().expect("it is over");
    assert_eq!(payoffs.as_slice(), [1, 1, -2]);
}

#[test]
fn exactly_one_card_that_would_beat_the_top_card_draws() {
    let mut drawn = 0;
    let mut single = 0;
    for players in 2..=4 {
        for options in all_options(players) {
            for seed in 0..150 {
                let mut generator = Seed(seed).generator();
                let mut round = dealt(players, options, seed);
                while let Some(decision) = mixed(&round, seed, &mut generator) {
                    round.play_unchecked(decision);
                }
                let (table, hands) = (round.position().table(), round.position().hands());
                let mut left = hands.iter().filter(|(_, hand)| !hand.is_empty());
                let (Some((last, hand)), None) = (left.next(), left.next()) else {
                    assert_eq!(ending(&round), Some(Ending::LimitReached));
                    continue;
                };
                let top = table.pile().top().expect("the last card played");
                let own = table.trump(last);
                let beats = |card: PlayingCard| {
                    let higher = card.suit() == top.suit() && card.rank() > top.rank();
                    higher || card.suit() == own && top.suit() != own
                };
                let has_drawn = hand.len() == 1 && hand.iter().all(beats);
                let expected = if has_drawn {
                    Ending::Drawn
                } else {
                    Ending::Lost(last)
                };
                assert_eq!(ending(&round), Some(expected), "{round:?}");
                drawn += u32::from(has_drawn);
                single += u32::from(!has_drawn && hand.len() == 1);
            }
        }
    }
    assert!(
        drawn >= 5 && single >= 5,
        "{drawn} drawn, {single} lost with one card"
    );
}

/// Plays `balanced` decisions that keep both hands at the same size, then random ones to the end.
fn long_round(seed: u64, balanced: u16) -> Round {
    let mut generator = Seed(seed).generator();
    let may_take = Options {
        may_take: true,
        ..Options::default()
    };
    let mut round = dealt(2, may_take, seed);
    while let Some(seat) = round.to_move() {
        let is_balanced = round.position().table().decisions() < balanced;
        let takes = round.legal().take && round.position().hands()[seat].len() <= 18;
        let next = if is_balanced && takes {
            Some(Decision::Take)
        } else {
            random(&round, &mut generator)
        };
        round.play_unchecked(next.expect("a decision"));
    }
    round
}

#[test]
fn the_thousandth_decision_draws_if_it_does_not_end_the_round() {
    let mut round = long_round(1, MAX_DECISIONS);
    assert_eq!(ending(&round), Some(Ending::LimitReached));
    assert_eq!(round.position().table().decisions(), 1000);
    assert_eq!(
        round.payoffs().map(|all| all.as_slice().to_vec()),
        Some(vec![0, 0])
    );
    assert!(round.legal().is_empty());
    let refused = round.check(Decision::Take).expect_err("it is over");
    assert_eq!(refused.to_string(), "the deal is over");
    let mut steps: Vec<Step> = Vec::new();
    round = after(&setup("SH", false, &["6C", ""], ""));
    round.play_steps(decision("6C"), &mut steps);
    assert_eq!(steps.last(), Some(&Step::Over(Ending::Lost(seat(1)))));
}

#[test]
fn the_limit_may_come_between_a_beating_card_and_its_second_card() {
    let between = |round: &Round| {
        round.position().table().is_second() && ending(round) == Some(Ending::LimitReached)
    };
    let rounds = (0..50).map(|seed| long_round(seed, MAX_DECISIONS));
    let found = rounds.filter(between).count();
    assert!(found > 0, "no round of 50 ends between two cards");
}

#[test]
fn a_thousandth_decision_that_ends_the_round_counts_as_its_end() {
    let mut rounds = (0..3000).map(|seed| long_round(seed, 800));
    let at_limit = |round: &Round| round.position().table().decisions() == MAX_DECISIONS;
    let natural =
        rounds.find(|round| at_limit(round) && ending(round) != Some(Ending::LimitReached));
    let round = natural.expect("some round ends by itself with decision 1000");
    let left = round.position().hands().iter();
    assert_eq!(left.filter(|(_, hand)| !hand.is_empty()).count(), 1);
}
