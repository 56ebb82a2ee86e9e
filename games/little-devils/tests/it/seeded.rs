//! Seeds that people share give the same cards on every platform, in every later version. This file
//! runs on the host and, as a part of tests/web, in the browser.

use std::task::Poll;

use cards::{Card, SeatCount, Seed};
use game::Game;
use little_devils::bots::net::check;
use little_devils::bots::{BotDecision, Level};
use little_devils::rules::{Match, Round, SEATS, View, notation};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// Two rounds for each number of players and each of these seeds.
const SEEDS: [&str; 4] = ["0", "1", "18446744073709551615", "christmas eve"];

/// What [`deals`] gave when seeds were first shared. It may never change.
const DEALS: &str = include_str!("../data/seeded-deals.txt");

fn deals() -> Vec<String> {
    let mut lines = Vec::new();
    for seats in SEATS.all() {
        for seed in SEEDS {
            let mut contest = Match::new(seats, seed.parse::<Seed>().expect("a seed"));
            for _ in 0..2 {
                lines.push(notation::print(&contest.deal()));
                contest.add_round(*contest.deal().position().devils());
            }
        }
    }
    lines
}

/// The card of a level that thinks little, so that the test is quick.
fn choose(level: Level, view: &View, seed: Seed) -> Option<Card> {
    let policy = level.policy().with_iterations(8);
    let mut thinker = BotDecision::with_policy(policy, view, seed)?;
    loop {
        if let Poll::Ready(card) = thinker.step(u32::MAX) {
            return Some(card);
        }
    }
}

/// A round that bots of one level play among themselves.
fn played(level: Level, seats: SeatCount, seed: Seed) -> Round {
    let mut deal = Match::new(seats, seed).deal();
    while let Some(seat) = deal.to_move() {
        let card = choose(
            level,
            &deal.view(seat),
            seed.derive(deal.plays().count() as u64),
        );
        deal = deal
            .play(card.expect("its turn"))
            .expect("bots play legal cards");
    }
    deal
}

#[test]
fn seeds_deal_the_same_cards_in_every_version() {
    assert_eq!(deals(), DEALS.lines().collect::<Vec<_>>());
    assert_eq!(DEALS.lines().count(), 32);
}

#[test]
fn bots_play_the_same_cards_everywhere() {
    let rounds = SEATS
        .all()
        .flat_map(|seats| Level::ALL.iter().map(move |level| (seats, *level)));
    let lines = rounds.map(|(seats, level)| {
        format!(
            "{} {}",
            level.id(),
            notation::print(&played(level, seats, Seed(2026)))
        )
    });
    let expected = include_str!("../data/seeded-bots.txt");
    for (line, expected) in lines.zip(expected.lines()) {
        assert_eq!(line, expected);
    }
    assert_eq!(expected.lines().count(), 4 * Level::ALL.len());
}

#[test]
fn the_network_gives_the_same_values_on_every_platform() {
    assert!(
        check::is_right(),
        "the known playouts came to {}",
        check::checksum()
    );
}
