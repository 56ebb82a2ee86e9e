//! A tournament to play, and its results.

use core::fmt::Display;
use std::time::{Duration, Instant};

use cards::{SeatCount, SeatRange, Seed};
use game::Game;
use search::{Bot, BotError, Contest, Tournament, TournamentScores};

use super::figure::{Figure, Line};
use super::timed_bot::{Time, TimedBot};

/// A tournament as it was asked for.
#[derive(Clone, Debug)]
pub struct Schedule {
    /// The number of players, as given: the game checks it.
    pub players: i64,
    /// The number of deals, each played in all rotations.
    pub deals: u64,
    /// What the deals follow from.
    pub seed: Seed,
    /// Whether whole matches are played, if the game has them in the arena.
    pub matches: bool,
    /// The options of the rules that are on: ids that the game has.
    pub options: Vec<String>,
    /// The number of threads.
    pub threads: usize,
    /// The names of the bots, two or more.
    pub bots: Vec<String>,
}

/// The totals of a tournament, and the time that each bot has used.
#[derive(Clone, Debug)]
pub struct Standings<const N: usize> {
    /// The totals of each score.
    pub totals: [TournamentScores; N],
    times: Vec<Time>,
}

impl Schedule {
    /// The number of seats at the table.
    ///
    /// # Errors
    /// The game is not for this number of players.
    pub fn seats(&self, range: SeatRange) -> Result<SeatCount, String> {
        let seats = range.seat_count(self.players);
        seats.map_err(|fault| fault.to_string())
    }

    /// Whether an option is on.
    #[must_use]
    pub fn has(&self, option: &str) -> bool {
        self.options.iter().any(|on| on == option)
    }

    /// Plays the tournament. Each thread has bots of its own: `enter` makes one from the name of a
    /// bot. `has_choice` says whether a view's player has two moves or more. Reports progress on
    /// standard error.
    ///
    /// # Errors
    /// A bot cannot play, has no answer, or plays a move that the rules forbid.
    pub fn play<G, P, C, const N: usize>(
        &self,
        seats: SeatCount,
        contest: &C,
        has_choice: fn(&G::View) -> bool,
        enter: impl Fn(&str) -> Result<P, String> + Sync,
    ) -> Result<Standings<N>, String>
    where
        G: Game<Move: Display + Send, View: 'static>,
        P: Bot<G, Error = String> + Send,
        C: Contest<TimedBot<G, P>, N, Error = BotError<String, G::Move>> + Sync,
    {
        let tournament = Tournament {
            seats,
            bots: self.bots.len(),
            deals: self.deals,
            seed: self.seed,
            threads: self.threads,
        };
        let timed_bot = |name: &String| Ok(TimedBot::new(enter(name)?, has_choice));
        let bots = || {
            let bots = self.bots.iter().map(timed_bot);
            bots.collect::<Result<_, _>>().map_err(BotError::NoAnswer)
        };
        let start = Instant::now();
        let progress = |done| report_progress(done, self.deals, start);
        let results = tournament.run(contest, bots, progress);
        let results = results.map_err(|error| self.explain(error))?;
        let mut times = vec![Time::default(); self.bots.len()];
        for bots in &results.bots {
            for (time, bot) in times.iter_mut().zip(bots) {
                time.join(&bot.time);
            }
        }
        Ok(Standings {
            totals: results.totals,
            times,
        })
    }

    fn explain<M: Display>(&self, error: BotError<String, M>) -> String {
        match error {
            BotError::NoAnswer(fault) => fault,
            BotError::IllegalMove { bot, mv } => {
                let name = &self.bots[bot];
                format!("{name} played the {mv}, which the rules forbid")
            }
        }
    }
}

impl<const N: usize> Standings<N> {
    /// The report's lines: the figures of each bot, by its number.
    pub fn lines(&self, figures: impl Fn(usize) -> Vec<Figure>) -> Vec<Line> {
        let line = |(at, time): (usize, &Time)| Line {
            figures: figures(at),
            time: *time,
        };
        self.times.iter().enumerate().map(line).collect()
    }
}

/// Reports progress on standard error, about twenty times and only in long runs.
fn report_progress(done: u64, all: u64, start: Instant) {
    let step = (all / 20).max(1);
    let passed = start.elapsed();
    if done.is_multiple_of(step) && passed > Duration::from_secs(5) {
        eprintln!("{done} of {all} after {} s", passed.as_secs());
    }
}
