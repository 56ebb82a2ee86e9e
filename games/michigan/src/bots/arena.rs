//! Contests of a tournament: single deals and whole matches.

use cards::{BySeat, Seed, derivations};
use game::{Game, Match as _, Standing};
use search::{Bot, BotError, Contest, Seating, play_game};

use crate::bots::bot_decision::BotDecision;
use crate::bots::policy::Policy;
use crate::rules::{Decision, Match, MatchOptions, Options, Round, View};

/// The first deal of a match, with these options. The score is the chips won: more are better.
#[derive(Clone, Copy, Debug, Default)]
pub struct SingleDeals(pub Options);

/// A whole match. The scores are the chips at the end, and the share of the win, 0 to 1.
#[derive(Clone, Copy, Debug, Default)]
pub struct WholeMatches(pub MatchOptions);

/// A policy as a bot of the arena.
impl Bot<Round> for Policy {
    type Error = String;

    fn choose(&mut self, view: &View, seed: Seed) -> Result<Decision, String> {
        let bot = BotDecision::new(*self, view, seed).ok_or("it is not the bot's turn")?;
        Ok(bot.finish())
    }
}

impl<P: Bot<Round>> Contest<P, 1> for SingleDeals {
    type Error = BotError<P::Error, Decision>;

    fn play(&self, seating: Seating<'_, P>, seed: Seed) -> Result<[BySeat<f64>; 1], Self::Error> {
        let options = MatchOptions {
            options: self.0,
            ..MatchOptions::default()
        };
        let round = Match::new(seating.lineup.seats(), options, seed).deal();
        let end = play_game(
            round,
            Round::view,
            seating,
            seed.derive(derivations::DECISIONS),
        )?;
        Ok([end.position().won().map(f64::from)])
    }
}

impl<P: Bot<Round>> Contest<P, 2> for WholeMatches {
    type Error = BotError<P::Error, Decision>;

    fn play(&self, seating: Seating<'_, P>, seed: Seed) -> Result<[BySeat<f64>; 2], Self::Error> {
        let Seating { lineup, bots } = seating;
        let mut state = Match::new(lineup.seats(), self.0, seed);
        let winners = loop {
            if let Standing::Over(winners) = state.standing() {
                break winners;
            }
            let bots_seed = seed.derive(derivations::DECISIONS - u64::from(state.finished_deals()));
            let seating = Seating { lineup, bots };
            let end = play_game(state.deal(), Round::view, seating, bots_seed)?;
            state.finish_round(&end);
        };
        let part = 1.0 / f64::from(u32::try_from(winners.len()).unwrap_or(1));
        let share = |seat| if winners.contains(&seat) { part } else { 0.0 };
        let chips = state.totals().map(f64::from);
        Ok([chips, BySeat::from_fn(lineup.seats(), share)])
    }
}
