//! Who enters the arena: a level, a strategy or a program.

use core::fmt;
use core::str::FromStr;
use std::time::{Duration, Instant};

use cards::{Card, Seed};
use little_devils::bots::arena::Player;
use little_devils::bots::strategy::{FORMS, ParseStrategyError};
use little_devils::bots::{Agent, Level, Strategy};
use little_devils::rules::View;

use crate::external::ExternalProgram;

/// Everybody who may enter, a line each.
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

/// The strategy of a level's name, or of its own.
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
    kind: Kind,
}

#[derive(Clone, Debug)]
enum Kind {
    Inside(Strategy),
    ExternalProgram(String),
}

/// An entrant at work, with the time it has taken.
#[derive(Debug)]
pub(super) struct Contender {
    mind: Mind,
    /// How long it has thought.
    pub(super) time: Time,
}

#[derive(Debug)]
enum Mind {
    Inside(Strategy),
    ExternalProgram(ExternalProgram),
}

/// Time taken for cards where there was a choice.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Time {
    /// How many such cards.
    pub(super) moves: u32,
    /// How long they took, all together.
    pub(super) all: Duration,
    /// How long the slowest took.
    pub(super) slowest: Duration,
}

impl Entrant {
    /// Gets ready to play; a program is started.
    pub(super) fn enter(&self) -> Result<Contender, String> {
        let mind = match &self.kind {
            Kind::Inside(strategy) => Mind::Inside(*strategy),
            Kind::ExternalProgram(command) => {
                Mind::ExternalProgram(ExternalProgram::start(command)?)
            }
        };
        Ok(Contender {
            mind,
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
            Some(command) => Kind::ExternalProgram(command.to_owned()),
            None => Kind::Inside(
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

impl Player for Contender {
    type Error = String;

    fn card(&mut self, view: &View, seed: Seed) -> Result<Card, String> {
        let start = Instant::now();
        let card = match &mut self.mind {
            Mind::Inside(strategy) => {
                let agent = Agent::with_strategy(*strategy, view, seed);
                agent.ok_or("it is not their turn")?.finish()
            }
            Mind::ExternalProgram(program) => program.card(view)?,
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
