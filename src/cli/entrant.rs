//! Who enters the arena: a level, a strategy or a program.

use core::fmt;
use core::str::FromStr;
use core::task::Poll;
use std::time::{Duration, Instant};

use crate::bots::arena::Player;
use crate::bots::{Level, Strategy, Thinker};
use crate::cards::{Card, Seed};
use crate::rules::little_devils::View;

/// One entrant as named on the command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Entrant {
    name: String,
    kind: Kind,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Kind {
    Inside(Strategy),
}

/// An entrant at work, with the time it has taken.
#[derive(Debug)]
pub(super) struct Contender {
    kind: Kind,
    /// How many cards it has played.
    pub(super) moves: u32,
    /// How long that took, all together.
    pub(super) time: Duration,
    /// How long the slowest took.
    pub(super) slowest: Duration,
}

impl Entrant {
    /// Gets ready to play.
    pub(super) fn enter(&self) -> Contender {
        Contender {
            kind: self.kind.clone(),
            moves: 0,
            time: Duration::ZERO,
            slowest: Duration::ZERO,
        }
    }
}

impl FromStr for Entrant {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        let strategy = match Level::from_id(name) {
            Some(level) => level.strategy(),
            None => name.parse().map_err(|unknown| format!("{unknown}"))?,
        };
        Ok(Self {
            name: name.to_owned(),
            kind: Kind::Inside(strategy),
        })
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

impl Player for Contender {
    type Error = String;

    fn card(&mut self, view: &View, seed: Seed) -> Result<Card, String> {
        let start = Instant::now();
        let card = match &mut self.kind {
            Kind::Inside(strategy) => think(*strategy, view, seed).ok_or("it is not their turn")?,
        };
        if view.legal().len() > 1 {
            let time = start.elapsed();
            self.moves += 1;
            self.time += time;
            self.slowest = self.slowest.max(time);
        }
        Ok(card)
    }
}

fn think(strategy: Strategy, view: &View, seed: Seed) -> Option<Card> {
    let mut thinker = Thinker::with_strategy(strategy, view, seed)?;
    loop {
        if let Poll::Ready(card) = thinker.step(u32::MAX) {
            return Some(card);
        }
    }
}
