//! The sampler's deals: each agrees with the view, all of them can come, and none comes more often
//! than another.

use std::collections::HashMap;

use cards::{BySeat, CardSet, Seat, SeatCount, Seed, below};
use game::Game;
use little_devils::bots::sample::Sampler;
use little_devils::rules::{Round, RoundSetup, SEATS, View};
use proptest::prelude::*;

/// A deal after `plays` random plays.
fn begun(seats: SeatCount, seed: u64, plays: u32) -> Round {
    let mut generator = Seed(seed).generator();
    let mut deal = Round::shuffled(seats, Seat::FIRST, &mut generator);
    for _ in 0..plays {
        let legal = deal.legal();
        let card = legal.nth(below(&mut generator, legal.len()));
        deal.play_unchecked(card.expect("a legal card"));
    }
    deal
}

/// The deal in which the players hold these cards now and played what they played.
fn with_hands(deal: &Round, hands: &BySeat<CardSet>) -> Option<Round> {
    let mut dealt = *hands;
    for (seat, card) in deal.plays() {
        dealt[seat] = CardSet::with(dealt[seat], card);
    }
    let mut setup = RoundSetup::from(deal);
    let numbers = |hand: &CardSet| hand.iter().map(|card| card.number().into()).collect();
    setup.hands = dealt.as_slice().iter().map(numbers).collect();
    setup.validate().ok()
}

/// Every way to divide the unseen cards that the rules allow with this past, by trying them all.
fn enumerate(deal: &Round, view: &View) -> Vec<BySeat<CardSet>> {
    let mut partial = vec![BySeat::new(view.seats())];
    for card in view.unseen() {
        let mut longer = Vec::new();
        for hands in &partial {
            for seat in view.seats().seats().filter(|seat| *seat != view.me()) {
                let mut next: BySeat<CardSet> = *hands;
                next[seat] = next[seat].with(card);
                if next[seat].len() as usize <= view.cards_left(seat) {
                    longer.push(next);
                }
            }
        }
        partial = longer;
    }
    for hands in &mut partial {
        hands[view.me()] = view.hand();
    }
    partial.retain(|hands| with_hands(deal, hands).is_some());
    partial
}

#[test]
fn every_deal_is_drawn_equally_often() {
    let endings = [
        (3, 1, 16),
        (3, 2, 18),
        (3, 3, 17),
        (4, 4, 27),
        (4, 5, 26),
        (5, 6, 38),
        (6, 7, 47),
    ];
    for (players, seed, plays) in endings {
        let seats = SEATS.seat_count(players).expect("3 to 6");
        let deal = begun(seats, seed, plays);
        let view = deal.view(deal.to_move().expect("not over"));
        let sampler = Sampler::new(&view).expect("a view of a deal");
        let all = enumerate(&deal, &view);
        assert_eq!(sampler.determinizations(), all.len() as u128, "{deal:?}");
        let draws = all.len() * 20;
        let mut seen: HashMap<_, f64> = all.iter().map(|hands| (*hands, 0.0)).collect();
        let mut generator = Seed(seed).derive(1).generator();
        for _ in 0..draws {
            let hands = sampler.draw(&mut generator);
            *seen.get_mut(&hands).expect("one of the enumerated deals") += 1.0;
        }
        // Chi-square: mean one a degree of freedom, deviation √(2/freedom); five deviations allowed.
        let chi: f64 = seen
            .values()
            .map(|count| (count - 20.0) * (count - 20.0) / 20.0)
            .sum();
        let freedom = f64::from(u32::try_from(all.len() - 1).expect("few"));
        let limit = 5.0 * (2.0 * freedom).sqrt() + 5.0;
        assert!(
            (chi - freedom).abs() < limit,
            "{players} players: {chi} of {freedom}"
        );
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn resampling_never_changes_the_view(players in 3_i64..=6, seed in any::<u64>(), plays in 0_u32..54) {
        let seats = SEATS.seat_count(players).expect("3 to 6");
        let deal = begun(seats, seed, plays % (9 * u32::from(seats.get())));
        let mut generator = Seed(seed).derive(1).generator();
        for me in seats.seats() {
            let view = deal.view(me);
            let sampler = Sampler::new(&view).expect("a view of a deal");
            for _ in 0..4 {
                let hands = sampler.draw(&mut generator);
                prop_assert_eq!(hands[me], view.hand());
                let other = with_hands(&deal, &hands);
                prop_assert_eq!(other.map(|other| other.view(me)), Some(view.clone()));
            }
        }
    }
}
