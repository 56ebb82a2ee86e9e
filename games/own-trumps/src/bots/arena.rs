//! Arena: the contest of a tournament, single rounds.

use cards::{BySeat, Seed, branches};
use game::Game;
use search::{Contest, Player, PlayerError, Seating, play_game};

use crate::bots::Strategy;
use crate::rules::{Decision, Match, MatchOptions, Round, View};

/// A contest of the first round of a match. With two entrants at a table of two, every deal is played
/// from both seats; a mirror deal makes them equal.
///
/// The scores are the payoff, more is better, and 1 for a round that is drawn, otherwise 0.
#[derive(Clone, Copy, Debug)]
pub struct SingleRounds(
    /// The players and the options.
    pub MatchOptions,
);

/// A player in the arena.
#[derive(Clone, Copy, Debug)]
pub struct Bot(
    /// The kind of play.
    pub Strategy,
);

/// The strategy has no answer: it is not for this number of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoAnswer;

impl Player<Round> for Bot {
    type Error = NoAnswer;

    fn choose(&mut self, view: &View, seed: Seed) -> Result<Decision, NoAnswer> {
        self.0.choose(view, seed).ok_or(NoAnswer)
    }
}

impl<P: Player<Round>> Contest<P, 2> for SingleRounds {
    type Error = PlayerError<P::Error, Decision>;

    fn play(&self, seating: Seating<'_, P>, seed: Seed) -> Result<[BySeat<f64>; 2], Self::Error> {
        let start = Match::new(self.0, seed).deal();
        let bots_seed = seed.branch(branches::DECISIONS);
        let end = play_game(start, Game::view, seating, bots_seed)?;
        let payoffs = end.position().payoffs();
        let payoffs = payoffs.unwrap_or_else(|| BySeat::new(end.seats()));
        let is_drawn = payoffs.as_slice().iter().all(|payoff| *payoff == 0);
        let drawn = payoffs.map(|_| f64::from(u8::from(is_drawn)));
        Ok([payoffs.map(f64::from), drawn])
    }
}
