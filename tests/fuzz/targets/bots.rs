//! Parsers of the bot protocol and of the bots' worker.

use core::str;
use core::task::Poll;
use protocol::JsonText;

use cards::{Card, Seed};
use little_devils::bots::advice::Adviser;
use little_devils::bots::sample::Sampler;
use little_devils::bots::{Agent, Strategy};
use little_devils::protocol::{Answer, FromWorker, Request, ToWorker, WorkerRequest};
use little_devils::rules::View;

use super::{Target, read, target};
use crate::messages;

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
        let request = ToWorker::read(text).map_err(|error| error.to_string());
        read(request.and_then(ToWorker::request).map(|request| {
            // Only started: the strongest levels search for longer than a case may take.
            let (again, begun, view) = match &request {
                WorkerRequest::MoveRequest(request) => {
                    let agent = Agent::new(request.level, &request.view, request.seed);
                    (ToWorker::from(request), agent.is_some(), &request.view)
                }
                WorkerRequest::AdviceRequest(request) => {
                    let adviser = Adviser::new(&request.view, None, request.seed, request.deals);
                    (ToWorker::from(request), adviser.is_some(), &request.view)
                }
            };
            assert!(begun || view.legal().is_empty() || Sampler::new(view).is_none());
            let again = ToWorker::read(&again.to_json()).expect("just written");
            assert_eq!(again.request(), Ok(request));
        }))
    }
    target("messages to the worker", messages::to_worker(), take)
}

pub(crate) fn messages_from_the_worker() -> Target {
    fn take(text: &[u8]) -> bool {
        let Ok(text) = str::from_utf8(text) else {
            return false;
        };
        read(FromWorker::read(text).map(|message| {
            if let FromWorker::Card { card, .. } = &message {
                assert!(Card::try_from(*card).is_err() || (1..=54).contains(card));
            }
            assert_eq!(FromWorker::read(&message.to_json()), Ok(message));
        }))
    }
    target("messages from the worker", messages::from_worker(), take)
}

/// Every strategy must find a legal card, even for a view that no deal has. Each case tries one
/// strategy; `turn` selects it.
fn think(view: &View, turn: usize) {
    const WAYS: [&str; 6] = [
        "novice:2:300:20",
        "heuristic",
        "learned",
        "pimc:1",
        "ismcts:2",
        "standings:2:2",
    ];
    let name = WAYS[turn % WAYS.len()];
    let strategy: Strategy = name.parse().expect("a strategy");
    let Some(mut agent) = Agent::with_strategy(strategy, view, Seed(1)) else {
        assert!(view.legal().is_empty(), "{name} has no card");
        return;
    };
    let decided = agent.step(1000);
    let legal = decided.map(|card| view.legal().contains(card));
    assert!(
        legal == Poll::Ready(true),
        "{name} does not come to a legal card"
    );
}
