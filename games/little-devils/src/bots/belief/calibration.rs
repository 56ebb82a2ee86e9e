//! Calibration of the opponent model: how much the weights of particles favour the true hands.
//!
//! The parameters of the opponent model were fitted with these measures (docs/strength.md).

use crate::rules::View;
use cards::{BySeat, CardSet, Seed};

use crate::bots::belief::likelihood::PlayLikelihood;
use crate::bots::net::Net;
use crate::bots::sample::Sampler;

/// Measures of the particle weights in one decision.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Calibration {
    /// Log-likelihood gain: the natural logarithm of the true hands' weight over the mean weight of
    /// determinizations of the view. 0 if the weights tell nothing; the higher on average, the
    /// better.
    pub log_likelihood_gain: f64,
    /// Effective sample size: the number of equally weighted determinizations that would tell as
    /// much as those drawn. From 1 to their number.
    pub effective_sample_size: f64,
}

/// Compares the weight of the true `hands` with the weights of `drawn` determinizations of the
/// view. Only for measurements: no bot calls it. `None` if no deal agrees with the view.
#[must_use]
pub fn calibrate(
    view: &View,
    hands: &BySeat<CardSet>,
    drawn: u32,
    seed: Seed,
) -> Option<Calibration> {
    let sampler = Sampler::new(view)?;
    let mut likelihood = PlayLikelihood::new(view, Some(Net::for_seats(view.seats())));
    let true_weight = likelihood.opponents(hands).weight();
    let mut generator = seed.generator();
    // The true deal counts as one of the sample, so that no mean is over nothing.
    let (mut sum, mut squares) = (true_weight, true_weight * true_weight);
    for _ in 0..drawn {
        let weight = likelihood.opponents(&sampler.draw(&mut generator)).weight();
        sum += weight;
        squares += weight * weight;
    }
    let mean = sum / (f64::from(drawn) + 1.0);
    Some(Calibration {
        log_likelihood_gain: (true_weight / mean).ln(),
        effective_sample_size: sum * sum / squares,
    })
}
