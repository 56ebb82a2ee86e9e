//! Expected costs of cards: within their intervals, and computed from the view alone.

use core::task::Poll;

use cards::{Card, SeatCount, Seed};
use game::Game;
use little_devils::bots::estimates::{CardEstimates, CardEstimator};
use little_devils::bots::net::Net;
use little_devils::rules::{Match, Round, SEATS, View};

/// The estimates of the learned policy over a number of deals.
fn estimate(view: &View, seed: Seed, deals: u32) -> CardEstimates {
    let net = Some(Net::for_seats(view.seats()));
    finish(CardEstimator::new(view, net, seed, deals).expect("their turn"))
}

fn finish(mut estimator: CardEstimator) -> CardEstimates {
    loop {
        if let Poll::Ready(estimates) = estimator.step(u32::MAX) {
            return estimates;
        }
    }
}

/// A round of the learned policy up to the card with this number, counting from 0.
fn deal(seats: SeatCount, seed: Seed, cards: usize) -> Round {
    let mut deal = Match::new(seats, seed).deal();
    for _ in 0..cards {
        let seat = deal.to_move().expect("not over");
        let usual = estimate(&deal.view(seat), Seed(0), 2).policy_card;
        deal.try_play(usual).expect("legal");
    }
    deal
}

fn view(deal: &Round) -> View {
    deal.view(deal.to_move().expect("not over"))
}

#[test]
fn every_legal_card_has_its_row_in_order() {
    for seats in SEATS.all() {
        for cards in [0, 1, 8, 20] {
            let view = view(&deal(seats, Seed(5), cards));
            let estimates = estimate(&view, Seed(1), 20);
            let rows: Vec<Card> = estimates.rows.iter().map(|row| row.card).collect();
            assert_eq!(rows, view.legal().iter().collect::<Vec<_>>());
            let best = estimates.best();
            assert_eq!((best.cost.mean, best.cost.half_width), (0.0, 0.0));
            for row in &estimates.rows {
                assert!(row.cost.mean >= 0.0 && row.devils.half_width >= 0.0);
                assert!((0.0..=1.0).contains(&row.take_rate));
                let apart = row.devils.mean - best.devils.mean;
                assert!((row.cost.mean - apart).abs() < 1e-9);
            }
        }
    }
}

#[test]
fn slices_do_not_change_the_estimates() {
    let view = view(&deal(SEATS.fewest(), Seed(3), 4));
    let whole = estimate(&view, Seed(9), 40);
    let mut estimator = CardEstimator::new(&view, Some(Net::for_seats(view.seats())), Seed(9), 40)
        .expect("their turn");
    let sliced = loop {
        if let Poll::Ready(estimates) = estimator.step(7) {
            break estimates;
        }
    };
    assert_eq!(sliced, whole);
    assert_ne!(estimate(&view, Seed(10), 40), whole);
}

#[test]
fn there_are_no_estimates_out_of_turn() {
    let deal = deal(SEATS.fewest(), Seed(3), 4);
    let next = deal.seats().left_of(deal.to_move().expect("not over"));
    assert!(CardEstimator::new(&deal.view(next), None, Seed(1), 10).is_none());
}

#[test]
fn a_much_longer_search_lies_within_the_interval() {
    let (mut inside, mut all) = (0, 0);
    for (seed, cards) in (0..).zip([0, 3, 6, 9, 12, 15]) {
        let view = view(&deal(SEATS.fewest(), Seed(seed), cards));
        let long = estimate(&view, Seed(100), 1500);
        for search in 0..4 {
            let short = estimate(&view, Seed(search), 80);
            for (short, long) in short.rows.iter().zip(&long.rows) {
                let off = (short.devils.mean - long.devils.mean).abs();
                // The longer one errs as well.
                let room = short.devils.half_width.hypot(long.devils.half_width);
                all += 1;
                inside += u32::from(off <= room);
            }
        }
    }
    let share = f64::from(inside) / f64::from(all);
    assert!(share > 0.88, "{inside} of {all}");
}

#[test]
fn comparing_in_the_same_deals_gives_narrower_intervals_than_two_means() {
    let view = view(&deal(SEATS.fewest(), Seed(2), 0));
    let estimates = estimate(&view, Seed(1), 300);
    let (mut paired, mut apart) = (0.0, 0.0);
    let best = estimates.best().devils.half_width;
    for row in estimates
        .rows
        .iter()
        .filter(|row| row.cost.half_width > 0.0)
    {
        paired += row.cost.half_width;
        apart += row.devils.half_width.hypot(best);
    }
    assert!(paired < 0.9 * apart, "{paired} against {apart}");
}

#[test]
fn the_last_card_of_a_trick_takes_it_always_or_never() {
    let view = view(&deal(SEATS.fewest(), Seed(7), 2));
    for row in estimate(&view, Seed(1), 20).rows {
        assert!(row.take_rate * (1.0 - row.take_rate) < 1e-9, "{row:?}");
    }
}

#[test]
fn without_a_network_the_quick_policy_plays_the_deals_out() {
    let view = view(&deal(SEATS.most(), Seed(4), 7));
    let estimates = finish(CardEstimator::new(&view, None, Seed(1), 50).expect("their turn"));
    assert!(estimates.row(estimates.policy_card).is_some());
    assert!(estimates.rows.iter().any(|row| row.cost.mean > 0.0));
}
