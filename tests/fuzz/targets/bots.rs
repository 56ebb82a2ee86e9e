//! Parsers of the bot protocol and of the bots' worker.

use core::str;
use core::task::Poll;

use cards::Seed;
use little_devils::bots::estimates::CardEstimator;
use little_devils::bots::sample::Sampler;
use little_devils::bots::{BotDecision, Policy};
use little_devils::protocol::{Answer, Request};
use little_devils::rules::{Round, View};
use protocol::table_worker::{FromTableWorker, ToTableWorker};
use protocol::{CompactText, JsonText, bots_of};

use super::{Target, read, target};
use crate::{corpus, messages};

pub(crate) fn requests_for_cards() -> Target {
    fn take(text: &[u8]) -> bool {
        read(Request::read(text).map(|request| {
            assert_eq!(
                Request::read(request.to_json().as_bytes()),
                Ok(request.clone())
            );
            let Request::Act(message) = request else {
                return;
            };
            if let Ok(view) = message.validate() {
                think(&view, text.len());
            }
        }))
    }
    target("requests for cards", messages::requests(), take)
}

pub(crate) fn answers_of_programs() -> Target {
    fn take(text: &[u8]) -> bool {
        read(Answer::read(text).map(|answer| {
            assert_eq!(Answer::read(answer.to_json().as_bytes()), Ok(answer));
        }))
    }
    target("answers of programs", messages::answers(), take)
}

pub(crate) fn messages_to_the_worker() -> Target {
    fn take(text: &[u8]) -> bool {
        let Ok(text) = str::from_utf8(text) else {
            return false;
        };
        let message = ToTableWorker::read(text).map_err(|error| error.to_string());
        read(message.and_then(|message| {
            // Only started: the strongest levels search for longer than a case may take.
            let _ = message.request(bots_of::<Round>())?;
            let again = ToTableWorker::read(&message.to_json());
            assert_eq!(again.as_ref(), Ok(&message));
            Ok(())
        }))
    }
    target("messages to the worker", messages::to_worker(), take)
}

pub(crate) fn messages_from_the_worker() -> Target {
    fn take(text: &[u8]) -> bool {
        let Ok(text) = str::from_utf8(text) else {
            return false;
        };
        read(FromTableWorker::read(text).map(|message| {
            assert_eq!(FromTableWorker::read(&message.to_json()), Ok(message));
        }))
    }
    target("messages from the worker", messages::from_worker(), take)
}

/// Views as the worker gets them. Bots begin to search with each that is read.
pub(crate) fn views_for_the_worker() -> Target {
    fn take(text: &[u8]) -> bool {
        let Some(view) = View::read(text) else {
            return false;
        };
        let begun = CardEstimator::new(&view, None, Seed(1), 2).is_some();
        assert!(begun || view.legal().is_empty() || Sampler::new(&view).is_none());
        assert_eq!(View::read(&view.to_text()), Some(view));
        true
    }
    let texts = corpus::views().map(|view| view.to_text().into_bytes());
    target("views for the worker", texts.collect(), take)
}

/// Every policy must find a legal card, even for a view that no deal has. Each case tries one
/// policy; `turn` selects it.
fn think(view: &View, turn: usize) {
    const WAYS: [&str; 6] = [
        "noisy:2:300:20",
        "heuristic",
        "learned",
        "pimc:1",
        "ismcts:2",
        "belief-match:2:2",
    ];
    let name = WAYS[turn % WAYS.len()];
    let policy: Policy = name.parse().expect("a policy");
    let Some(mut bot) = BotDecision::with_policy(policy, view, Seed(1)) else {
        assert!(view.legal().is_empty(), "{name} has no card");
        return;
    };
    let decided = bot.step(1000);
    let legal = decided.map(|card| view.legal().contains(card));
    assert!(
        legal == Poll::Ready(true),
        "{name} does not come to a legal card"
    );
}
