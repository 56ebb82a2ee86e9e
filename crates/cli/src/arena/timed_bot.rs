//! Bots with a clock.

use core::fmt::{self, Debug};
use std::time::{Duration, Instant};

use cards::Seed;
use game::Game;
use search::Bot;

/// A bot at play, with the time that it has used.
pub struct TimedBot<G: Game, P> {
    bot: P,
    /// Whether the viewer has a choice: forced moves need no thought and are not timed.
    has_choice: fn(&G::View) -> bool,
    /// The time used for moves.
    pub time: Time,
}

/// Time used for moves where there was a choice.
#[derive(Clone, Copy, Debug, Default)]
pub struct Time {
    /// The number of such moves.
    pub moves: u32,
    /// The time for all of them.
    pub all: Duration,
    /// The time for the slowest.
    pub slowest: Duration,
}

impl<G: Game, P> TimedBot<G, P> {
    /// A bot that has used no time.
    pub fn new(bot: P, has_choice: fn(&G::View) -> bool) -> Self {
        Self {
            bot,
            has_choice,
            time: Time::default(),
        }
    }
}

impl<G: Game, P: Bot<G>> Bot<G> for TimedBot<G, P> {
    type Error = P::Error;

    fn choose(&mut self, view: &G::View, seed: Seed) -> Result<G::Move, P::Error> {
        let start = Instant::now();
        let mv = self.bot.choose(view, seed)?;
        if (self.has_choice)(view) {
            self.time.add(start.elapsed());
        }
        Ok(mv)
    }
}

impl<G: Game, P: Debug> Debug for TimedBot<G, P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TimedBot")
            .field("bot", &self.bot)
            .field("time", &self.time)
            .finish_non_exhaustive()
    }
}

impl Time {
    /// Adds one move.
    fn add(&mut self, time: Duration) {
        self.moves += 1;
        self.all += time;
        self.slowest = self.slowest.max(time);
    }

    /// Adds the time of another thread.
    pub fn join(&mut self, other: &Self) {
        self.moves += other.moves;
        self.all += other.all;
        self.slowest = self.slowest.max(other.slowest);
    }

    /// The mean time for a move, in milliseconds; 0 without a move.
    pub(super) fn mean_ms(&self) -> f64 {
        self.all.as_secs_f64() * 1000.0 / f64::from(self.moves.max(1))
    }

    /// The time for the slowest move, in milliseconds.
    pub(super) fn slowest_ms(&self) -> f64 {
        self.slowest.as_secs_f64() * 1000.0
    }
}
