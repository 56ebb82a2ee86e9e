//! Match sense: near 100 devils the strongest level plays for the standings, not for the round.

use std::task::Poll;

use cards::{BySeat, Card, Seat, Seed};
use game::Game;
use little_devils::bots::match_equity::win_probability;
use little_devils::bots::{BotDecision, Level};
use little_devils::rules::{SEATS, notation};

/// The card of the strongest level in a match with these totals, after less thought than it takes.
fn card(deal: &str, totals: [u16; 4], seed: u64) -> u8 {
    let deal = notation::parse(deal).expect("a deal");
    let seat = deal.to_move().expect("not over");
    let totals = BySeat::from_fn(deal.seats(), |seat| totals[seat.index()]);
    let view = deal.view(seat).with_totals(totals);
    let strongest = Level::ALL.last().expect("a level");
    let policy = strongest.policy().with_iterations(2_000);
    let mut thinker = BotDecision::with_policy(policy, &view, Seed(seed)).expect("their turn");
    loop {
        if let Poll::Ready(card) = thinker.step(u32::MAX) {
            return Card::number(card);
        }
    }
}

#[test]
fn in_the_last_round_devils_go_to_the_players_ahead() {
    // Seat 2 has reached 100: this round is the last, and seat 3 trails by three and two devils. It
    // is third to a high trick that seat 0, one of those ahead, will complete: not the harmless 22
    // but the 20 with its three devils.
    let deal = "4 0 6.14.15.24.25.27.29.30.34/2.3.5.9.11.26.28.31.33/4.7.10.12.18.19.23.32.35/\
        1.8.13.16.17.20.21.22.36 \
        3.4.36.6.1.34.5.32.30.31.35.16.8.14.9.10.29.28.7.13.12.17.15.26.11.18";
    for seed in 1..=3 {
        assert_eq!(card(deal, [0; 4], seed), 22);
        assert_eq!(card(deal, [62, 65, 95, 60], seed), 20);
    }
}

#[test]
fn a_player_behind_keeps_the_match_open() {
    // Seat 0 has 89 devils, far behind the others. It may leave the trick to seat 2 with the 10, or
    // take five devils itself with the 23: then it leads, and will not reach 100 in this round.
    let deal = "4 0 3.8.10.14.23.24.29.32.35/2.4.6.9.13.16.25.27.30/1.5.12.15.17.18.20.31.36/\
        7.11.19.21.22.26.28.33.34 \
        4.5.7.14.8.6.1.34.33.35.2.36.30.31.26.32.28.29.27.17.20.22.24.25.9.12.11";
    for seed in 1..=3 {
        assert_eq!(card(deal, [0; 4], seed), 10);
        assert_eq!(card(deal, [85, 45, 80, 60], seed), 23);
    }
}

#[test]
fn win_probabilities_add_up_to_one() {
    for seats in SEATS.all() {
        for totals in [
            [0_u16, 0, 0, 0, 0, 0],
            [90, 20, 99, 40, 41, 42],
            [100, 7, 7, 60, 80, 99],
        ] {
            let totals = BySeat::from_fn(seats, |seat| totals[seat.index()]);
            let probabilities: Vec<f64> = seats
                .seats()
                .map(|seat| win_probability(&totals, seat))
                .collect();
            assert!(
                (probabilities.iter().sum::<f64>() - 1.0).abs() < 1e-9,
                "{probabilities:?}"
            );
            for (seat, other) in seats.seats().zip(seats.seats().skip(1)) {
                let fewer = totals[seat] <= totals[other];
                assert!(
                    !fewer || win_probability(&totals, seat) >= win_probability(&totals, other)
                );
            }
        }
    }
    let level = BySeat::new(SEATS.most());
    assert!((win_probability(&level, Seat::FIRST) - 1.0 / 6.0).abs() < 1e-9);
}

#[test]
fn totals_that_no_match_reaches_do_not_overflow() {
    // A request for a card may claim any totals.
    let deal = "3 1 2.5.6.8.17.18.22.24.26/1.4.7.9.10.11.12.13.14/3.15.16.19.20.21.23.25.27 3";
    let deal = notation::parse(deal).expect("a deal");
    let view = deal.view(Seat::FIRST);
    let view = view.with_totals(BySeat::from_fn(deal.seats(), |_| u16::MAX));
    let strongest = Level::ALL.last().expect("a level").policy();
    let mut thinker = BotDecision::with_policy(strongest.with_iterations(20), &view, Seed(1));
    let decided = thinker.as_mut().expect("their turn").step(u32::MAX);
    assert!(decided.map(|card| deal.is_legal(card)) == Poll::Ready(true));
}
