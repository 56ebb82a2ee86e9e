//! The person's rating, on an Elo scale with fixed ratings of the bots.
//!
//! Every match compares the person with each bot: fewer devils count 1, equally many ½, more 0. A
//! difference of 400 points means odds of ten to one. The rating is the maximum-likelihood estimate,
//! with one draw against a kobold added, so that a person who has won every match has a rating too.
//! Its interval counts each match as one observation, because the comparisons within a match depend on
//! each other.

use crate::bots::Level;
use cards::Seat;
use search::margin_95;

use crate::review::Entry;

/// The person's playing strength.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The most likely rating; a kobold has 1000.
    pub value: f64,
    /// The margin of error: half the width of the 95 % interval.
    pub half_width: f64,
}

/// The least number of matches for a rating. After one or two, the interval would be about as wide as
/// all levels together.
const MIN_MATCHES: usize = 5;
/// The ratings of the levels, in the order of [`Level::ALL`], measured as docs/strength.md says.
const LEVEL_RATINGS: [f64; 6] = [668.0, 899.0, 1000.0, 1057.0, 1161.0, 1239.0];
/// The rating of a kobold.
const KOBOLD: f64 = 1000.0;
/// Points for odds of ten to one, as in Elo's ratings.
const TEN_TO_ONE: f64 = 400.0;
/// The ratings searched: far beyond every bot on either side.
const SEARCHED: (f64, f64) = (-1000.0, 4000.0);
/// Steps of the bisection: they narrow the range to the precision of an `f64`.
const BISECTIONS: u32 = 60;

/// The rating of a level.
#[must_use]
pub fn level_rating(level: Level) -> f64 {
    // Every level is in `Level::ALL`.
    let known = Level::ALL
        .iter()
        .zip(LEVEL_RATINGS)
        .find(|(other, _)| **other == level);
    known.map_or(KOBOLD, |(_, rating)| rating)
}

/// The rating of the person after these matches; `None` after fewer than
/// [`MIN_MATCHES`].
pub(in crate::review) fn rate(entries: &[Entry]) -> Option<Rating> {
    if entries.len() < MIN_MATCHES {
        return None;
    }
    // The surplus falls as the rating rises: bisect to its zero.
    let (mut low, mut high) = SEARCHED;
    for _ in 0..BISECTIONS {
        let middle = f64::midpoint(low, high);
        if surplus(entries, middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    let value = f64::midpoint(low, high);
    // The standard error: the scatter of the matches' results, divided by the slope, which is how fast
    // the expected result rises with the rating.
    let per_point = core::f64::consts::LN_10 / TEN_TO_ONE;
    let slope: f64 = comparisons(entries)
        .map(|(_, bot)| expected(value, bot))
        .chain([expected(value, KOBOLD)])
        .map(|chance| chance * (1.0 - chance) * per_point)
        .sum();
    let squares: f64 = entries
        .iter()
        .map(|entry| surprise(entry, value).powi(2))
        .sum();
    let half_width = margin_95(squares.sqrt() / slope);
    Some(Rating { value, half_width })
}

/// The comparisons won, less those expected at a rating. The draw against a kobold is one of them.
fn surplus(entries: &[Entry], rating: f64) -> f64 {
    let matches: f64 = entries.iter().map(|entry| surprise(entry, rating)).sum();
    matches + 0.5 - expected(rating, KOBOLD)
}

/// The comparisons of one match that are won, less those expected at a rating.
fn surprise(entry: &Entry, rating: f64) -> f64 {
    comparisons(core::slice::from_ref(entry))
        .map(|(won, bot)| won - expected(rating, bot))
        .sum()
}

/// The chance, 0 to 1, that a player with a rating beats a player with another one.
fn expected(rating: f64, other: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf((other - rating) / TEN_TO_ONE))
}

/// The result against each bot (1, ½ or 0), with the bot's rating.
fn comparisons(entries: &[Entry]) -> impl Iterator<Item = (f64, f64)> + '_ {
    entries.iter().flat_map(|entry| {
        // The person has the first seat. The levels are those of the others, clockwise.
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
