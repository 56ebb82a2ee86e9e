//! Entrants of the arena: levels, strategies and external programs.

use core::fmt;
use core::str::FromStr;

use cards::{Card, Seed};
use little_devils::bots::strategy::{FORMS, ParseStrategyError};
use little_devils::bots::{Agent, Level, Strategy};
use little_devils::rules::{Round, View};
use search::Player;

use crate::external::ExternalProgram;

/// The forms of an entrant, and a description of each.
pub(super) fn forms() -> Vec<(&'static str, &'static str)> {
    let levels = Level::ALL
        .iter()
        .map(|level| (level.id(), level.character()));
    let outside = (
        "extern:COMMAND",
        "a program that plays by the line protocol, over its standard input and output",
    );
    levels.chain(FORMS).chain([outside]).collect()
}

/// Help text: the forms of an entrant, one a line.
pub(super) fn help() -> String {
    let lines = forms().into_iter();
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

/// An entrant at play.
#[derive(Debug)]
pub(super) enum Policy {
    /// A strategy of this program.
    Strategy(Strategy),
    /// A running program.
    External(ExternalProgram),
}

impl Entrant {
    /// Gets ready to play; starts an external program.
    pub(super) fn enter(&self) -> Result<Policy, String> {
        Ok(match &self.kind {
            EntrantKind::Strategy(strategy) => Policy::Strategy(*strategy),
            EntrantKind::External(command) => Policy::External(ExternalProgram::start(command)?),
        })
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

impl Player<Round> for Policy {
    type Error = String;

    fn choose(&mut self, view: &View, seed: Seed) -> Result<Card, String> {
        match self {
            Self::Strategy(strategy) => {
                let agent = Agent::with_strategy(*strategy, view, seed);
                Ok(agent.ok_or("it is not their turn")?.finish())
            }
            Self::External(program) => program.card(view),
        }
    }
}
