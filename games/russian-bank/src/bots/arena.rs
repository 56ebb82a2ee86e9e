//! Arena: the contest of a tournament, single deals.

use cards::{BySeat, Seed, derivations};
use game::Game;
use search::{Bot, BotError, Contest, Seating, play_game};

use crate::bots::Policy;
use crate::rules::{Ending, Match, MatchOptions, Move, Round, View, two};

/// A contest of the first deal of a match. With two bots, every deal is played from both seats.
///
/// The scores are the payoff, more is better; the moves of the deal; and 1 in a deal that a limit ends,
/// otherwise 0.
#[derive(Clone, Copy, Debug)]
pub struct SingleDeals(
    /// The options.
    pub MatchOptions,
);

/// A policy as a bot of the arena.
impl Bot<Round> for Policy {
    type Error = String;

    fn choose(&mut self, view: &View, seed: Seed) -> Result<Move, String> {
        let chosen = Self::choose(*self, view, seed);
        chosen.ok_or_else(|| format!("{self:?} has no answer"))
    }
}

impl<P: Bot<Round>> Contest<P, 3> for SingleDeals {
    type Error = BotError<P::Error, Move>;

    fn play(&self, seating: Seating<'_, P>, seed: Seed) -> Result<[BySeat<f64>; 3], Self::Error> {
        let start = Match::new(self.0, seed).deal();
        let end = play_game(
            start,
            Game::view,
            seating,
            seed.derive(derivations::DECISIONS),
        )?;
        let same = |score: f64| BySeat::from_fn(two(), |_| score);
        let is_late = !matches!(end.position().ending(), Some(Ending::Out(_)));
        let payoffs = end.payoffs().unwrap_or_else(|| BySeat::new(two()));
        Ok([
            payoffs.map(f64::from),
            same(end.position().moves().into()),
            same(f64::from(u8::from(is_late))),
        ])
    }
}
