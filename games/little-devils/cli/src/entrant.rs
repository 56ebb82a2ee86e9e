//! Entrants of the arena: levels, strategies and external programs.

use core::fmt;
use core::str::FromStr;
use std::time::{Duration, Instant};

use cards::{Card, Seed};
use little_devils::bots::strategy::{FORMS, ParseStrategyError};
use little_devils::bots::{Agent, Level, Strategy};
use little_devils::rules::{Round, View};
use search::Player;

use crate::external::ExternalProgram;

/// Help text: the forms of an entrant, one a line.
pub(super) fn help() -> String {
    let levels = Level::ALL
        .iter()
        .map(|level| (level.id(), level.character()));
    let outside = (
        "extern:COMMAND",
        "a program that plays by the line protocol, over its standard input and output",
    );
    let lines = levels.chain(FORMS).chain([outside]);
    let lines: Vec<String> = lines
        .map(|(form, what)| format!("  {form:<26} {what}"))
        .collect();
    format!("Entrants:\n{}", lines.join("\n"))
}

/// Parses the name of a level or a strategy.
pub(super) fn parse_strategy(name: &str) -> Result<Strategy, String> {
    let level = Level::from_id(name).map(Level::strategy);
    let strategy = level.map_or_else(|| name.parse(), Ok);
    strategy.map_err(|fault: ParseStrategyError| {
        let levels: Vec<&str> = Level::ALL.iter().map(|level| level.id()).collect();
        format!("{fault}; the levels {}", levels.join(", "))
    })
}

/// One entrant as named on the command line.
#[derive(Clone, Debug)]
pub(super) struct Entrant {
    name: String,
    kind: EntrantKind,
}

#[derive(Clone, Debug)]
enum EntrantKind {
    Strategy(Strategy),
    External(String),
}

/// An entrant at play, with the time it has used.
#[derive(Debug)]
pub(super) struct Contender {
    policy: Policy,
    /// The time used for its cards.
    pub(super) time: Time,
}

#[derive(Debug)]
enum Policy {
    Strategy(Strategy),
    External(ExternalProgram),
}

/// Time used for cards where there was a choice.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Time {
    /// The number of such cards.
    pub(super) moves: u32,
    /// The time for all of them.
    pub(super) all: Duration,
    /// The time for the slowest.
    pub(super) slowest: Duration,
}

impl Entrant {
    /// Gets ready to play; starts an external program.
    pub(super) fn enter(&self) -> Result<Contender, String> {
        let policy = match &self.kind {
            EntrantKind::Strategy(strategy) => Policy::Strategy(*strategy),
            EntrantKind::External(command) => Policy::External(ExternalProgram::start(command)?),
        };
        Ok(Contender {
            policy,
            time: Time::default(),
        })
    }
}

impl Time {
    /// Adds the time of another thread.
    pub(super) fn join(&mut self, other: &Self) {
        self.moves += other.moves;
        self.all += other.all;
        self.slowest = self.slowest.max(other.slowest);
    }
}

impl FromStr for Entrant {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        let kind = match name.strip_prefix("extern:") {
            Some(command) => EntrantKind::External(command.to_owned()),
            None => EntrantKind::Strategy(
                parse_strategy(name).map_err(|fault| format!("{fault}; and extern:COMMAND"))?,
            ),
        };
        Ok(Self {
            name: name.to_owned(),
            kind,
        })
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

impl Player<Round> for Contender {
    type Error = String;

    fn choose(&mut self, view: &View, seed: Seed) -> Result<Card, String> {
        let start = Instant::now();
        let card = match &mut self.policy {
            Policy::Strategy(strategy) => {
                let agent = Agent::with_strategy(*strategy, view, seed);
                agent.ok_or("it is not their turn")?.finish()
            }
            Policy::External(program) => program.card(view)?,
        };
        if view.legal().len() > 1 {
            let time = start.elapsed();
            self.time.moves += 1;
            self.time.all += time;
            self.time.slowest = self.time.slowest.max(time);
        }
        Ok(card)
    }
}
