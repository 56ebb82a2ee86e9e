//! `devils act`: a bot that answers requests, one JSON line each.

use protocol::JsonText;
use std::io::{self, Write};

use clap::Args;

use cards::{Card, Seed};
use little_devils::bots::sample::Sampler;
use little_devils::bots::{BotDecision, Policy};
use little_devils::protocol::{Answer, Request};
use little_devils::rules::{View, ViewSetup};

use super::bot::parse_policy;
use cli::lines::next_line;

/// Options of `devils act`.
#[derive(Args)]
pub(super) struct Act {
    /// The level: imp, goblin, kobold, devil, archdevil or lucifer; or a policy, as in the arena
    #[arg(long, value_parser = parse_policy)]
    level: Policy,
    /// What its choices follow from, besides the requests: a number or any text
    #[arg(long, default_value = "1")]
    seed: Seed,
    /// Thinks this much instead of the level's own number of iterations
    #[arg(long)]
    iterations: Option<u32>,
}

impl Act {
    /// Answers each line until a quit request or the end of input.
    pub(super) fn run(&self) -> io::Result<()> {
        let mut lines = io::stdin().lock();
        let mut out = io::stdout().lock();
        let mut line = Vec::new();
        while next_line(&mut lines, &mut line)? {
            let answer = match Request::read(line.trim_ascii()) {
                Ok(Request::Quit) => break,
                Ok(Request::Act(message)) => self.card(&message),
                Err(error) => Err(error.to_string()),
            };
            let answer = match answer {
                Ok(card) => Answer::Card(card.number().into()),
                Err(error) => Answer::Error(error),
            };
            writeln!(out, "{}", answer.to_json())?;
            out.flush()?;
        }
        Ok(())
    }

    fn card(&self, setup: &ViewSetup) -> Result<Card, String> {
        let view = setup.validate().map_err(|fault| fault.to_string())?;
        if Sampler::new(&view).is_none() {
            return Err("no deal agrees with this: the others cannot hold what is left".into());
        }
        self.choose(&view)
            .ok_or_else(|| "it is not your turn".into())
    }

    fn choose(&self, view: &View) -> Option<Card> {
        let policy = match self.iterations {
            None => self.level,
            Some(iterations) => self.level.with_iterations(iterations),
        };
        Some(BotDecision::with_policy(policy, view, self.seed)?.finish())
    }
}
