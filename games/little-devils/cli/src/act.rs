//! `house act` in Little Devils: requests have the fields of a view.

use cards::{Card, Seed};
use cli::{ActOptions, Actor};
use little_devils::bots::sample::Sampler;
use little_devils::bots::{BotDecision, Policy};
use little_devils::protocol::{Answer, Request};
use little_devils::rules::{View, ViewSetup};
use protocol::JsonText;

use super::bot::parse_policy;

/// The bot of a level or a policy.
struct Bot {
    policy: Policy,
    seed: Seed,
}

/// The bot that these options name.
///
/// # Errors
/// There is no such bot.
pub(super) fn actor(options: &ActOptions) -> Result<Actor, String> {
    let policy = parse_policy(&options.level)?;
    let bot = Bot {
        policy: match options.iterations {
            None => policy,
            Some(iterations) => policy.with_iterations(iterations),
        },
        seed: options.seed,
    };
    Ok(Box::new(move |line| {
        let request = Request::read(line).map_err(|error| error.to_string())?;
        match request {
            Request::Act(message) => bot.card(&message),
            // The program has read it before.
            Request::Quit => Err("nothing to act on".into()),
        }
        .map(|card| Answer::Card(card.number().into()).to_json())
    }))
}

impl Bot {
    fn card(&self, setup: &ViewSetup) -> Result<Card, String> {
        let view = setup.validate().map_err(|fault| fault.to_string())?;
        if Sampler::new(&view).is_none() {
            return Err("no deal agrees with this: the others cannot hold what is left".into());
        }
        self.choose(&view)
            .ok_or_else(|| "it is not your turn".into())
    }

    fn choose(&self, view: &View) -> Option<Card> {
        Some(BotDecision::with_policy(self.policy, view, self.seed)?.finish())
    }
}
