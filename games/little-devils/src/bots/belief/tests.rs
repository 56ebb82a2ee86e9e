//! Tests of the particle set: determinizations are sampled in proportion to their weight.

use std::collections::HashMap;

use crate::bots::heuristic;
use crate::bots::net::Net;
use crate::bots::observation::Observation;
use crate::bots::sample::Sampler;
use crate::rules::{Round, SEATS, View};
use cards::{Seat, SeatCount, Seed};
use game::Game;

use crate::bots::belief::Weighting;
use crate::bots::belief::likelihood::PlayLikelihood;
use crate::bots::belief::particles::ParticleSet;

#[test]
fn particles_are_sampled_in_proportion_to_their_weights() {
    for (players, seed, plays) in [(3, 1, 19), (3, 2, 18), (4, 3, 29), (6, 4, 49)] {
        let seats = SEATS.seat_count(players).expect("3 to 6");
        let view = view_after(seats, Seed(seed), plays);
        // A single particle, which MCMC moves must turn into all others.
        let one = total_variation(&view, 1, 8_000);
        let many = total_variation(&view, 2_000, 8_000);
        assert!(one < 0.05 && many < 0.05, "{one} {many} {view:?}");
    }
}

/// The view of the player to move after `plays` moves of the heuristic policy.
fn view_after(seats: SeatCount, seed: Seed, plays: u32) -> View {
    let mut round = Round::shuffled(seats, Seat::FIRST, &mut seed.generator());
    for _ in 0..plays {
        let seat = round.to_move().expect("not over");
        let observation = Observation::from_view(&round.view(seat)).expect("their turn");
        round.play_unchecked(heuristic::card(&observation));
    }
    round.view(round.to_move().expect("not over"))
}

/// Total variation distance between the frequencies of `picks` sampled determinizations and their exact
/// probabilities, for a set of `drawn` particles.
fn total_variation(view: &View, drawn: u32, picks: u32) -> f64 {
    let net = Net::for_seats(view.seats());
    let sampler = Sampler::new(view).expect("a view of a deal");
    let mut generator = Seed(9).generator();
    let mut likelihood = PlayLikelihood::new(view, Some(net));
    let mut weights = HashMap::new();
    while (weights.len() as u128) < sampler.determinizations() {
        let hands = sampler.draw(&mut generator);
        weights.insert(hands, likelihood.opponents(&hands).weight());
    }
    let all: f64 = weights.values().sum();
    let mut particles = ParticleSet::new(view, Some(net), sampler, Weighting::Likelihood);
    for _ in 0..drawn {
        particles.draw(&mut generator);
    }
    let mut frequencies: HashMap<_, f64> = HashMap::new();
    for _ in 0..picks {
        let hands = particles.sample(&mut generator).hands;
        *frequencies.entry(hands).or_default() += 1.0 / f64::from(picks);
    }
    let difference = |(hands, weight): (_, &f64)| {
        let frequency = frequencies.get(hands).copied().unwrap_or_default();
        (frequency - weight / all).abs() / 2.0
    };
    weights.iter().map(difference).sum()
}
