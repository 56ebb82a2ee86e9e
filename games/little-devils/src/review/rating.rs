//! How well a person plays, on a scale where the bots stand fixed.
//!
//! In every match the person is compared with each bot: fewer devils count 1, as many ½, more 0. On
//! the scale of Elo's ratings, 400 points make ten to one. The rating is the most likely one (with one
//! draw against a kobold added, so that a person who has only won has one as well); its interval takes
//! each match as one observation, because its comparisons hang together.

use crate::bots::Level;
use cards::Seat;

use crate::review::Entry;

/// How well a person plays.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The most likely rating; a kobold has 1000.
    pub value: f64,
    /// Half of the 95 % interval around it.
    pub half: f64,
}

/// Fewer matches tell nothing.
const FEWEST: usize = 5;
/// What every level's rating is, in the order of [`Level::ALL`]; how they were measured stands in
/// docs/strength.md.
const BOTS: [f64; 6] = [668.0, 899.0, 1000.0, 1057.0, 1161.0, 1239.0];
/// A kobold's.
const KOBOLD: f64 = 1000.0;
/// Points for ten to one.
const TEN: f64 = 400.0;

/// A level's rating.
#[must_use]
pub fn level_rating(level: Level) -> f64 {
    let known = Level::ALL
        .iter()
        .zip(BOTS)
        .find(|(other, _)| **other == level);
    known.map_or(KOBOLD, |(_, rating)| rating)
}

/// The rating of the person after these matches; `None` after fewer than five.
pub(super) fn rate(entries: &[Entry]) -> Option<Rating> {
    if entries.len() < FEWEST {
        return None;
    }
    // The sum falls as the rating rises: it is found by halving.
    let (mut low, mut high) = (-1000.0, 4000.0);
    for _ in 0..60 {
        let middle = f64::midpoint(low, high);
        if surplus(entries, middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    let value = f64::midpoint(low, high);
    let per_point = core::f64::consts::LN_10 / TEN;
    let information: f64 = comparisons(entries)
        .map(|(_, bot)| expected(value, bot))
        .chain([expected(value, KOBOLD)])
        .map(|chance| chance * (1.0 - chance) * per_point)
        .sum();
    let scatter: f64 = entries
        .iter()
        .map(|entry| surprise(entry, value).powi(2))
        .sum();
    let half = 1.96 * scatter.sqrt() / information;
    Some(Rating { value, half })
}

/// How many more comparisons were won than a rating makes one expect.
fn surplus(entries: &[Entry], rating: f64) -> f64 {
    let matches: f64 = entries.iter().map(|entry| surprise(entry, rating)).sum();
    matches + 0.5 - expected(rating, KOBOLD)
}

/// The same of one match.
fn surprise(entry: &Entry, rating: f64) -> f64 {
    comparisons(core::slice::from_ref(entry))
        .map(|(won, bot)| won - expected(rating, bot))
        .sum()
}

/// How often a player with a rating beats one with another, 0 to 1.
fn expected(rating: f64, other: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf((other - rating) / TEN))
}

/// What the person won against each bot, and the bot's rating.
fn comparisons(entries: &[Entry]) -> impl Iterator<Item = (f64, f64)> + '_ {
    entries.iter().flat_map(|entry| {
        let own = entry.totals[Seat::FIRST];
        let others = entry.totals.as_slice().iter().skip(1);
        others.zip(&entry.levels).map(move |(other, level)| {
            let won = match own.cmp(other) {
                core::cmp::Ordering::Less => 1.0,
                core::cmp::Ordering::Equal => 0.5,
                core::cmp::Ordering::Greater => 0.0,
            };
            (won, level_rating(*level))
        })
    })
}
