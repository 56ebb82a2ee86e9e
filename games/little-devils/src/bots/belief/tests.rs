//! What no player's card shows: that deals are thought about as often as they are likely.

use std::collections::HashMap;

use crate::bots::heuristic;
use crate::bots::net::Net;
use crate::bots::observation::Observation;
use crate::bots::sample::Sampler;
use crate::rules::{Round, View};
use cards::{Seat, SeatCount, Seed};
use game::Game;

use crate::bots::belief::Weighting;
use crate::bots::belief::likelihood::Past;
use crate::bots::belief::particles::ParticleSet;

/// What the player to move sees of a deal after `plays` plays of the quick policy.
fn seen(seats: SeatCount, seed: Seed, plays: u32) -> View {
    let mut deal = Round::shuffled(seats, Seat::FIRST, &mut seed.generator());
    for _ in 0..plays {
        let seat = deal.to_move().expect("not over");
        let glance = Observation::of(&deal.view(seat)).expect("their turn");
        deal.play_unchecked(heuristic::card(&glance));
    }
    deal.view(deal.to_move().expect("not over"))
}

/// Half of the sum of all differences between how often a deal is picked and how likely it is, for a
/// pool of so many deals drawn.
fn distance(view: &View, drawn: u32, picks: u32) -> f64 {
    let net = Net::of(view.seats());
    let sampler = Sampler::new(view).expect("a view of a deal");
    let mut generator = Seed(9).generator();
    let mut past = Past::of(view, Some(net));
    let mut likely = HashMap::new();
    while (likely.len() as u128) < sampler.deals() {
        let hands = sampler.draw(&mut generator);
        likely.insert(hands, past.minds(&hands).weight());
    }
    let all: f64 = likely.values().sum();
    let mut pool = ParticleSet::new(view, Some(net), sampler, Weighting::Likely);
    for _ in 0..drawn {
        pool.draw(&mut generator);
    }
    let mut often: HashMap<_, f64> = HashMap::new();
    for _ in 0..picks {
        *often.entry(pool.pick(&mut generator).hands).or_default() += 1.0 / f64::from(picks);
    }
    let off = |(hands, weight): (_, &f64)| {
        let often = often.get(hands).copied().unwrap_or_default();
        (often - weight / all).abs() / 2.0
    };
    likely.iter().map(off).sum()
}

#[test]
fn exchanged_cards_leave_deals_as_likely_as_they_weigh() {
    for (players, seed, plays) in [(3, 1, 19), (3, 2, 18), (4, 3, 29), (6, 4, 49)] {
        let seats = SeatCount::try_from(players).expect("3 to 6");
        let view = seen(seats, Seed(seed), plays);
        // A single deal, which becomes all the others.
        let alone = distance(&view, 1, 8_000);
        let many = distance(&view, 2_000, 8_000);
        assert!(alone < 0.05 && many < 0.05, "{alone} {many} {view:?}");
    }
}
