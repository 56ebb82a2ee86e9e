//! The options of a match against bots.

use cards::{Seat, SeatCount, Seed};

use crate::rules::{Match, SEATS};
use crate::session::{MatchOptions, OptionsError, Player, UNNAMED};

/// The options of a match of the person in the first seat against bots, clockwise from the person's
/// left. The person may be without a name.
///
/// # Errors
/// Not 2 to 5 bots, a bot without a name, or a name that is too long.
pub fn match_options(
    seed: Seed,
    name: &str,
    mut bots: Vec<Player>,
) -> Result<MatchOptions, OptionsError> {
    bots.insert(0, Player::here(name));
    MatchOptions::new(bots, |seats| Match::new(seats, seed))
}

/// The default number of players: four.
#[must_use]
pub fn default_players() -> SeatCount {
    SEATS.all().nth(1).unwrap_or(SEATS.fewest())
}

/// The person's name as a link has it, so that earlier versions can read it; see [`UNNAMED`].
#[must_use]
pub fn saved_name(options: &MatchOptions) -> &str {
    match options.name(Seat::FIRST) {
        "" => UNNAMED[0],
        name => name,
    }
}
