//! The matches that a suite plays.

use cards::{Generator, SeatCount, Seed, below};
use game::{ChosenOptions, MatchOption};
use protocol::TableFormat;
use session::{MatchOptions, MatchRecord, Player, TableGame, TypedRecord};

use crate::{Check, Failure};

/// The seed of the random matches.
pub(crate) const SEED: Seed = Seed(1);

/// The match with a number: all numbers of players in turn, options at random, and one person, people
/// in all seats, or people and bots.
pub(crate) fn start<G: TableFormat>(number: usize) -> Result<MatchOptions, Failure> {
    let mut generator = SEED.derive(number as u64).generator();
    let counts: Vec<SeatCount> = G::SEATS.all().collect();
    let seats = counts[number % counts.len()];
    let kind = number / counts.len();
    let player = |at: usize| {
        let (is_here, name) = match kind % 3 {
            0 => (at == 0, String::new()),
            1 => (at % 2 == 1 || seats.size() == 2, format!("P{at}")),
            _ => (true, format!("P{at}")),
        };
        let mut levels = G::INFO.levels.iter().cycle();
        let level = levels.nth(number + at).filter(|_| !is_here);
        level.map_or_else(
            || Player::here(name),
            |level| Player::bot(format!("B{at}"), *level),
        )
    };
    let players = (0..seats.size()).map(player).collect();
    let seed = SEED.derive(1_000 + number as u64);
    let chosen = any_options::<G>(&mut generator);
    let options = MatchOptions::new(players, |seats| G::start(seed, seats, &chosen));
    options.map_err(|error| Failure::new(Check::Options, format!("match {number}: {error}")))
}

/// A random value of each option.
pub(crate) fn any_options<G: TableFormat>(generator: &mut Generator) -> ChosenOptions {
    let choose = |chosen: ChosenOptions, option: &MatchOption| {
        let count = u32::try_from(option.values.len()).unwrap_or(1);
        let drawn = below(generator, count) as usize;
        chosen.with(option, option.values[drawn])
    };
    G::INFO
        .options
        .iter()
        .fold(ChosenOptions::default(), choose)
}

/// The match with the types of its game.
pub(crate) fn typed<G: TableGame>(record: &MatchRecord) -> Result<TypedRecord<'_, G>, Failure> {
    let other = || Failure::new(Check::Progress, "it is a match of another game");
    record.typed().ok_or_else(other)
}
