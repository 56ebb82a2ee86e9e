//! Bots of the arena: levels, policies and external programs.

use core::fmt;
use core::str::FromStr;

use cards::{Card, Seed};
use little_devils::bots::policy::{FORMS, ParsePolicyError};
use little_devils::bots::{BotDecision, Level, Policy};
use little_devils::rules::{Round, View};
use search::Bot;

use crate::external::ExternalProgram;

/// The forms of a bot, and a description of each.
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

/// Help text: the forms of a bot, one a line.
pub(super) fn help() -> String {
    let lines = forms().into_iter();
    let lines: Vec<String> = lines
        .map(|(form, what)| format!("  {form:<34} {what}"))
        .collect();
    format!("Bots:\n{}", lines.join("\n"))
}

/// Parses the name of a level or a policy.
pub(super) fn parse_policy(name: &str) -> Result<Policy, String> {
    let level = Level::from_id(name).map(Level::policy);
    let policy = level.map_or_else(|| name.parse(), Ok);
    policy.map_err(|fault: ParsePolicyError| {
        let levels: Vec<&str> = Level::ALL.iter().map(|level| level.id()).collect();
        format!("{fault}; the levels {}", levels.join(", "))
    })
}

/// One bot as named on the command line.
#[derive(Clone, Debug)]
pub(super) struct NamedBot {
    name: String,
    kind: BotKind,
}

#[derive(Clone, Debug)]
enum BotKind {
    Policy(Policy),
    External(String),
}

/// A bot at play.
#[derive(Debug)]
pub(super) enum ArenaBot {
    /// A policy of this program.
    Policy(Policy),
    /// A running program.
    External(ExternalProgram),
}

impl NamedBot {
    /// Gets ready to play; starts an external program.
    pub(super) fn enter(&self) -> Result<ArenaBot, String> {
        Ok(match &self.kind {
            BotKind::Policy(policy) => ArenaBot::Policy(*policy),
            BotKind::External(command) => ArenaBot::External(ExternalProgram::start(command)?),
        })
    }
}

impl FromStr for NamedBot {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        let kind = match name.strip_prefix("extern:") {
            Some(command) => BotKind::External(command.to_owned()),
            None => BotKind::Policy(
                parse_policy(name).map_err(|fault| format!("{fault}; and extern:COMMAND"))?,
            ),
        };
        Ok(Self {
            name: name.to_owned(),
            kind,
        })
    }
}

impl fmt::Display for NamedBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

impl Bot<Round> for ArenaBot {
    type Error = String;

    fn choose(&mut self, view: &View, seed: Seed) -> Result<Card, String> {
        match self {
            Self::Policy(policy) => {
                let bot = BotDecision::with_policy(*policy, view, seed);
                Ok(bot.ok_or("it is not their turn")?.finish())
            }
            Self::External(program) => program.card(view),
        }
    }
}
