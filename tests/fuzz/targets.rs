//! The parsers, each with good texts and with what must hold of whatever it reads.
//!
//! A new parser takes a function here, its good texts in `corpus`, and its name in `main`'s list.

use core::fmt::Debug;
use core::str;
use core::task::Poll;

use cards::{Card, Seed};
use little_devils::bots::advice::Adviser;
use little_devils::bots::sample::Sampler;
use little_devils::bots::{Agent, Strategy};
use little_devils::protocol::{
    Address, Answer, DealRecord, ExportLine, FromHost, FromWorker, GradedPuzzle, PositionMessage,
    PuzzleProgress, Request, SavedMatch, Settings, ToHost, ToWorker, WorkerRequest,
};
use little_devils::rules::{RoundSetup, View, ViewSetup, notation, view_notation};
use protocol::MAX_BYTES;
use serde::de::DeserializeOwned;

use super::corpus;

/// How many parsers there are: the cases are shared out among them.
pub(crate) const COUNT: u64 = 14;

/// A parser.
pub(crate) struct Target {
    pub(crate) name: &'static str,
    /// Good texts.
    pub(crate) corpus: Vec<Vec<u8>>,
    /// Reads a text, checks what it has read, and says whether there was anything to read.
    pub(crate) take: fn(&[u8]) -> bool,
}

pub(crate) fn deal_records() -> Target {
    fn take(text: &[u8]) -> bool {
        let replayed = DealRecord::read(text).and_then(|record| record.replay());
        read(replayed.map(|replay| {
            assert_eq!(replay.takers.len(), 9);
        }))
    }
    target("deal records", corpus::deals(), take)
}

pub(crate) fn deal_notation() -> Target {
    fn take(text: &[u8]) -> bool {
        let Ok(text) = str::from_utf8(text) else {
            return false;
        };
        read(notation::parse(text).map(|deal| {
            assert_eq!(RoundSetup::from(&deal).validate().as_ref(), Ok(&deal));
            assert_eq!(notation::parse(&notation::print(&deal)), Ok(deal));
        }))
    }
    target("deal notation", corpus::notations(), take)
}

pub(crate) fn positions() -> Target {
    fn take(text: &[u8]) -> bool {
        read(PositionMessage::read(text).map(|(position, me)| {
            assert!(position.seats().seats().any(|seat| seat == me));
        }))
    }
    target("positions", corpus::positions(), take)
}

pub(crate) fn requests_for_cards() -> Target {
    fn take(text: &[u8]) -> bool {
        read(Request::read(text).map(|request| {
            assert_eq!(
                Request::read(request.write().as_bytes()),
                Ok(request.clone())
            );
            let Request::Act(message) = request else {
                return;
            };
            if let Ok(view) = ViewSetup::from(message).validate() {
                think(&view, text.len());
            }
        }))
    }
    target("requests for cards", corpus::requests(), take)
}

pub(crate) fn answers_of_programs() -> Target {
    fn take(text: &[u8]) -> bool {
        read(Answer::read(text).map(|answer| {
            assert_eq!(Answer::read(answer.write().as_bytes()), Ok(answer));
        }))
    }
    target("answers of programs", corpus::answers(), take)
}

pub(crate) fn matches() -> Target {
    fn take(text: &[u8]) -> bool {
        let Ok(text) = str::from_utf8(text) else {
            return false;
        };
        read(SavedMatch::load(text).map(|record| {
            let again = SavedMatch::load(&SavedMatch::from(&record).to_json());
            assert_eq!(again, Ok(record));
        }))
    }
    target("matches", corpus::matches(), take)
}

pub(crate) fn puzzles() -> Target {
    fn take(text: &[u8]) -> bool {
        let Ok(text) = str::from_utf8(text) else {
            return false;
        };
        if let Ok(view) = view_notation::parse(text) {
            assert_eq!(view_notation::parse(&view_notation::print(&view)), Ok(view));
            return true;
        }
        if let Ok(Some(graded)) = GradedPuzzle::load(text) {
            assert!(graded.puzzle.is_solved_by(graded.puzzle.best()));
            return true;
        }
        read(PuzzleProgress::load(text).map(|kept| {
            if let Some(kept) = kept {
                assert_eq!(PuzzleProgress::load(&kept.to_json()), Ok(Some(kept)));
            }
        }))
    }
    target("puzzles", corpus::puzzles(), take)
}

pub(crate) fn settings() -> Target {
    fn take(text: &[u8]) -> bool {
        let Ok(text) = str::from_utf8(text) else {
            return false;
        };
        read(Settings::load(text).map(|settings| {
            let chosen = |settings: &Settings| {
                let levels: Vec<_> = (0..9).map(|at| settings.level(at)).collect();
                (
                    settings.lang(),
                    settings.preferences(),
                    settings.players(),
                    levels,
                )
            };
            let again = Settings::load(&settings.to_json()).expect("just written");
            assert_eq!(chosen(&again), chosen(&settings));
            assert_eq!(again, settings);
        }))
    }
    target("settings", corpus::settings(), take)
}

/// What a browser makes of an address: names and values, parted and decoded.
pub(crate) fn addresses() -> Target {
    fn take(text: &[u8]) -> bool {
        let text = String::from_utf8_lossy(text);
        let pairs = text
            .split('&')
            .map(|pair| pair.split_once('=').unwrap_or((pair, "")));
        let (_, ignored) = Address::read(pairs);
        for one in &ignored {
            assert!(one.name.len() <= 20 && one.value.chars().count() <= 20);
        }
        ignored.is_empty()
    }
    target("addresses", corpus::addresses(), take)
}

pub(crate) fn messages_to_the_worker() -> Target {
    fn take(text: &[u8]) -> bool {
        let Ok(text) = str::from_utf8(text) else {
            return false;
        };
        let request = ToWorker::read(text).map_err(|error| error.to_string());
        read(request.and_then(ToWorker::request).map(|request| {
            // Only begun: the strongest levels think for longer than a case may take.
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
    target("messages to the worker", corpus::to_worker(), take)
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
    target("messages from the worker", corpus::from_worker(), take)
}

pub(crate) fn messages_of_a_host() -> Target {
    fn take(text: &[u8]) -> bool {
        let text = String::from_utf8_lossy(text);
        let field = |name: &str| {
            let mut fields = text.split('&').filter_map(|field| field.split_once('='));
            let found = fields.find(|(field, _)| *field == name);
            found.map(|(_, value)| value.to_owned())
        };
        let message = FromHost::read(field);
        if let Err(error) = &message {
            let answer = ToHost::Refused {
                error: error.clone(),
            }
            .to_json();
            assert!(answer.len() < 400, "{answer}");
        }
        matches!(message, Ok(Some(_)))
    }
    target("messages of a host", corpus::messages_of_a_host(), take)
}

pub(crate) fn backups() -> Target {
    fn take(text: &[u8]) -> bool {
        let Ok(text) = str::from_utf8(text) else {
            return false;
        };
        let parts = text
            .lines()
            .filter_map(|line| match ExportLine::read(line) {
                ExportLine::Item(part) => Some(*part),
                _ => None,
            });
        let parts: Vec<_> = parts.collect();
        for part in &parts {
            assert_eq!(
                ExportLine::read(&part.to_line()),
                ExportLine::Item(Box::new(part.clone()))
            );
        }
        !parts.is_empty() || ExportLine::read(text) == ExportLine::Title
    }
    target("backups", corpus::backups(), take)
}

/// The reader that the page uses in place of the native one: what both take, they take as the same.
pub(crate) fn the_browsers_reader() -> Target {
    fn agrees<T: DeserializeOwned + PartialEq + Debug>(text: &[u8]) -> bool {
        let (told, brief) = (protocol::read::<T>(text), protocol::read_compact::<T>(text));
        if let (Ok(told), Ok(brief)) = (told, &brief) {
            assert_eq!(brief, &told);
        }
        brief.is_ok()
    }
    fn take(text: &[u8]) -> bool {
        // Whatever a browser hands out is good Unicode.
        if str::from_utf8(text).is_err() {
            return false;
        }
        let kept = [agrees::<SavedMatch>(text), agrees::<Settings>(text)];
        let said = [agrees::<ToWorker>(text), agrees::<FromWorker>(text)];
        kept.contains(&true) || said.contains(&true)
    }
    let kept = corpus::matches().into_iter().chain(corpus::settings());
    let said = corpus::to_worker().into_iter().chain(corpus::from_worker());
    target("the browser's reader", kept.chain(said).collect(), take)
}

fn target(name: &'static str, corpus: Vec<Vec<u8>>, take: fn(&[u8]) -> bool) -> Target {
    Target { name, corpus, take }
}

/// Whether a text was read; if not, the words that say why are not empty and have a measure.
fn read<E: ToString>(outcome: Result<(), E>) -> bool {
    let Err(error) = outcome else { return true };
    let words = error.to_string().len();
    assert!(
        words > 0 && words < 64 * MAX_BYTES,
        "{words} bytes to say what is wrong"
    );
    false
}

/// A view somebody made up may be one that no deal has; every way to play finds a legal card all the
/// same. One way a case: they all get their turn.
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
