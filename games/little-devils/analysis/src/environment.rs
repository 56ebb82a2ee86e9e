//! The environment of the analysis and the data that it starts with.

use std::collections::BTreeMap;

use cards::{SeatCount, Seed};
use little_devils::bots::Policy;
use little_devils::bots::net::Net;
use little_devils::protocol::DayResult;
use little_devils::review::Depth;
use little_devils::session::Day;
use protocol::SavedSalt;
use session::Salt;

use crate::PuzzleDeck;

/// What the analysis needs from its environment.
#[derive(Clone, Copy, Debug)]
pub struct Environment {
    /// The learned policy for a number of players, if its weights are there.
    pub net: fn(SeatCount) -> Option<&'static Net>,
    /// Milliseconds since 1970.
    pub now: fn() -> f64,
    /// The local time at which the day ends, such as 16:00; `None` where that is midnight.
    pub end_of_day: fn() -> Option<String>,
    /// A random salt, if the browser provides randomness.
    pub salt: fn() -> Option<Salt>,
    /// Depth of reviews.
    pub depth: Depth,
    /// Policy of the top level.
    pub top: Policy,
}

/// What the database holds, without the matches, which may be many.
#[derive(Clone, Debug, Default)]
pub struct SavedData {
    /// First result of each day.
    pub days: BTreeMap<Day, DayResult>,
    /// Salts of commitments, by seed.
    pub salts: BTreeMap<Seed, SavedSalt>,
    /// Puzzles: the player's own mistakes, and the progress with all.
    pub puzzles: PuzzleDeck,
}
