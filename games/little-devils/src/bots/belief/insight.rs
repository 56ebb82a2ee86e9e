//! How well hands are guessed from cards: the yardstick that the kinds of table were fitted with.

use crate::rules::View;
use cards::{BySeat, CardSet, Seed};

use crate::bots::net::Net;
use crate::bots::sample::Sampler;
use crate::bots::belief::likelihood::Past;

/// What the past cards tell of the hands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Calibration {
    /// How many times as likely the hands seem as deals that agree with the view do on average: the
    /// natural logarithm. 0 if the cards tell nothing; the higher on average, the better the guess.
    pub gain: f64,
    /// How many deals, all as likely, would tell as much as those drawn: 1 to their number.
    pub effective: f64,
}

/// How well the past that the viewer saw tells that these are everybody's hands now, compared with so
/// many deals drawn. This is for who measures and knows all hands; no bot calls it. `None` if no deal
/// agrees with the view.
#[must_use]
pub fn insight(view: &View, hands: &BySeat<CardSet>, drawn: u32, seed: Seed) -> Option<Calibration> {
    let sampler = Sampler::new(view)?;
    let mut past = Past::of(view, Some(Net::of(view.seats())));
    let true_weight = past.minds(hands).weight();
    let mut generator = seed.generator();
    // The deal itself is one more, so that there is always one.
    let (mut sum, mut squares) = (true_weight, true_weight * true_weight);
    for _ in 0..drawn {
        let weight = past.minds(&sampler.draw(&mut generator)).weight();
        sum += weight;
        squares += weight * weight;
    }
    let mean = sum / (f64::from(drawn) + 1.0);
    Some(Calibration {
        gain: (true_weight / mean).ln(),
        effective: sum * sum / squares,
    })
}
