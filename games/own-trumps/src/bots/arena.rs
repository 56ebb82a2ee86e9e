//! Arena: the contest of a tournament, single rounds.

use cards::{BySeat, Seed, derivations};
use game::Game;
use search::{Bot, BotError, Contest, Seating, play_game};

use crate::bots::Policy;
use crate::rules::{Decision, Match, MatchOptions, Round, View};

/// A contest of the first round of a match. With two bots at a table of two, every deal is played
/// from both seats; a mirror deal makes them equal.
///
/// The scores are the payoff, more is better; 1 for the player who loses, otherwise 0; and 1 in a round
/// that somebody loses, otherwise 0.
#[derive(Clone, Copy, Debug)]
pub struct SingleRounds(
    /// The players and the options.
    pub MatchOptions,
);

/// A policy as a bot of the arena. It fails if it is not for this number of players.
impl Bot<Round> for Policy {
    type Error = String;

    fn choose(&mut self, view: &View, seed: Seed) -> Result<Decision, String> {
        let chosen = Self::choose(*self, view, seed);
        chosen.ok_or_else(|| format!("{self:?} has no answer"))
    }
}

impl<P: Bot<Round>> Contest<P, 3> for SingleRounds {
    type Error = BotError<P::Error, Decision>;

    fn play(&self, seating: Seating<'_, P>, seed: Seed) -> Result<[BySeat<f64>; 3], Self::Error> {
        let start = Match::new(self.0, seed).deal();
        let bots_seed = seed.derive(derivations::DECISIONS);
        let end = play_game(start, Game::view, seating, bots_seed)?;
        let payoffs = end.position().payoffs();
        let payoffs = payoffs.unwrap_or_else(|| BySeat::new(end.seats()));
        let is_decided = payoffs.as_slice().iter().any(|payoff| *payoff < 0);
        let decided = payoffs.map(|_| f64::from(u8::from(is_decided)));
        let lost = payoffs.map(|payoff| f64::from(u8::from(payoff < 0)));
        Ok([payoffs.map(f64::from), lost, decided])
    }
}
