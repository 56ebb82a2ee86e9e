//! No player knows what it may not: deals that look equal from a seat give equal views, and what a
//! player cannot see never changes a bot's card.

use std::task::Poll;

use cards::{Card, SeatCount, Seed, below};
use game::Game;
use little_devils::bots::{BotDecision, Level, Policy as Way};
use little_devils::rules::{Round, SEATS, View};
use proptest::prelude::*;

use crate::conformance::resample;

/// A deal after `plays` random plays.
fn begun(seats: SeatCount, seed: Seed, plays: u32) -> Round {
    let mut generator = seed.generator();
    let dealer = seats.steps_left_of(cards::Seat::FIRST, seed.0.to_le_bytes()[0]);
    let mut deal = Round::shuffled(seats, dealer, &mut generator);
    for _ in 0..plays {
        let legal = deal.legal();
        let card = legal
            .nth(below(&mut generator, legal.len()))
            .expect("a legal card");
        deal.play_unchecked(card);
    }
    deal
}

/// Every level and both baselines, thinking little so that the test is quick.
fn policies() -> impl Iterator<Item = Way> {
    let levels = Level::ALL
        .iter()
        .map(|level| level.policy().with_iterations(12));
    levels.chain([
        Way::Pimc {
            determinizations: 4,
        },
        Way::Ismcts { iterations: 12 },
    ])
}

/// The chosen card, searched in slices of this many iterations.
fn thought(policy: Way, view: &View, seed: Seed, slice: u32) -> Card {
    let mut thinker = BotDecision::with_policy(policy, view, seed).expect("it is their turn");
    loop {
        if let Poll::Ready(card) = thinker.step(slice) {
            return card;
        }
    }
}

fn seats() -> impl Strategy<Value = SeatCount> {
    (3_i64..=6).prop_map(|players| SEATS.seat_count(players).expect("3 to 6"))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn hidden_cards_change_neither_the_view_nor_the_card(
        seats in seats(), seed in any::<u64>(), plays in 0_u32..54, bot in any::<u64>(),
    ) {
        let deal = begun(seats, Seed(seed), plays % (9 * u32::from(seats.get())));
        let me = deal.to_move().expect("not over");
        let view = deal.view(me);
        for again in 0..4 {
            let mut generator = Seed(seed).derive(again).generator();
            let Some(other) = resample(&deal, me, &mut generator) else { continue };
            let same = other.view(me);
            prop_assert_eq!(&same, &view);
            for policy in policies() {
                let card = thought(policy, &view, Seed(bot), 1000);
                prop_assert_eq!(thought(policy, &same, Seed(bot), 1000), card);
                prop_assert!(deal.is_legal(card));
            }
        }
    }

    #[test]
    fn slices_do_not_change_the_card(
        seats in seats(), seed in any::<u64>(), plays in 0_u32..54, bot in any::<u64>(), slice in 1_u32..9,
    ) {
        let deal = begun(seats, Seed(seed), plays % (9 * u32::from(seats.get())));
        let view = deal.view(deal.to_move().expect("not over"));
        for policy in policies() {
            let whole = thought(policy, &view, Seed(bot), u32::MAX);
            prop_assert_eq!(thought(policy, &view, Seed(bot), slice), whole);
        }
    }
}
