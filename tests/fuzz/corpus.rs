//! Good texts of every kind, to be broken.

use cards::{SeatCount, Seed};
use game::Game;
use little_devils::bots::Level;
use little_devils::protocol::{
    AdviceRequest, CardAdvice, FromWorker, GradedPuzzle, KeptPuzzle, MoveRequest, Request,
    SavedMatch, Settings, ToWorker,
};
use little_devils::review::Mistake;
use little_devils::rules::{View, notation, view_notation};
use little_devils::session::{Day, MatchOptions, MatchRecord, Opponent};
use little_devils_analysis::PuzzleDeck;
use session::{Preferences, Ticket};
use words::Lang;

/// The lines of the test data, and some that are wrong from the beginning.
pub(crate) fn deals() -> Vec<Vec<u8>> {
    let files = [
        include_str!("../../games/little-devils/tests/data/deals-3.jsonl"),
        include_str!("../../games/little-devils/tests/data/deals-4.jsonl"),
        include_str!("../../games/little-devils/tests/data/deals-5.jsonl"),
        include_str!("../../games/little-devils/tests/data/deals-6.jsonl"),
    ];
    files.iter().flat_map(|file| lines(file).take(12)).collect()
}

pub(crate) fn positions() -> Vec<Vec<u8>> {
    let files = [
        include_str!("../../games/little-devils/tests/data/positions-3.jsonl"),
        include_str!("../../games/little-devils/tests/data/positions-4.jsonl"),
        include_str!("../../games/little-devils/tests/data/positions-5.jsonl"),
        include_str!("../../games/little-devils/tests/data/positions-6.jsonl"),
    ];
    files.iter().flat_map(|file| lines(file)).collect()
}

/// Lines of the set, the views in them, and mistakes of somebody's own.
pub(crate) fn puzzles() -> Vec<Vec<u8>> {
    let all: Vec<_> = PuzzleDeck::set().step_by(7).collect();
    let set = all.iter().map(|graded| graded.to_json());
    let views = all
        .iter()
        .map(|graded| view_notation::print(graded.puzzle.view()));
    let mistake = |graded: &&GradedPuzzle| Mistake {
        puzzle: graded.puzzle.clone(),
        played: graded.puzzle.best(),
    };
    let today = Day::from_milliseconds(1_795_262_400_000.0).expect("a day");
    let kept = PuzzleDeck::default().learn(all.iter().map(mistake).collect(), today);
    let kept = kept.iter().map(KeptPuzzle::to_json);
    set.chain(views)
        .chain(kept)
        .map(String::into_bytes)
        .collect()
}

fn lines(file: &'static str) -> impl Iterator<Item = Vec<u8>> {
    file.lines().map(|line| line.as_bytes().to_vec())
}

/// Matches of every size, from the first card to beyond the last.
fn records() -> impl Iterator<Item = MatchRecord> {
    let sizes = [2, 3, 4, 5].into_iter();
    sizes.flat_map(|opponents| [0, 1, 13, 60, 200, 500].map(|cards| record(opponents, cards)))
}

fn record(opponents: usize, cards: usize) -> MatchRecord {
    let opponent = |number: usize| Opponent {
        name: format!("Bot \"{number}\" ü"),
        level: Level::ALL[number % Level::ALL.len()],
    };
    let seed = Seed(u64::MAX - cards as u64);
    let options = MatchOptions::new(seed, "Me", (0..opponents).map(opponent).collect());
    let mut record = MatchRecord::new(options.expect("good options"));
    for _ in 0..cards {
        if record.round().is_over() && !record.next_round() {
            break;
        }
        let card = record.round().legal().lowest().expect("a card");
        record.play(card).expect("legal");
    }
    record
}

/// What those whose turn it is see.
fn views() -> impl Iterator<Item = View> {
    records().filter_map(|record| {
        let view = record.round().view(record.round().to_move()?);
        Some(view.with_totals(record.match_state().totals()))
    })
}

pub(crate) fn notations() -> Vec<Vec<u8>> {
    let print = |record: MatchRecord| notation::print(record.round()).into_bytes();
    records().map(print).collect()
}

pub(crate) fn matches() -> Vec<Vec<u8>> {
    let save = |record: MatchRecord| SavedMatch::from(&record).to_json().into_bytes();
    let training = record(3, 40).with_takeback_used();
    records().chain([training]).map(save).collect()
}

pub(crate) fn settings() -> Vec<Vec<u8>> {
    let mut all = Settings::default();
    all.set_lang(Lang::De);
    all.set_preferences(&Preferences::default());
    all.set_table(SeatCount::MAX, "Jo", [Level::DEFAULT; 5]);
    [Settings::default(), all]
        .map(|one| one.to_json().into_bytes())
        .to_vec()
}

pub(crate) fn addresses() -> Vec<Vec<u8>> {
    let all = "players=5&level=devil&seed=christmas eve&lang=de-AT&speed=fast&theme=dark&mute=1&motion=0&embed=1&host=https://portal.example";
    ["", all, "seed=18446744073709551615"]
        .map(|text| text.as_bytes().to_vec())
        .to_vec()
}

pub(crate) fn requests() -> Vec<Vec<u8>> {
    let quit = Request::Quit.write();
    let acts = views().map(|view| Request::Act((&view).into()).write());
    acts.chain([quit]).map(String::into_bytes).collect()
}

pub(crate) fn answers() -> Vec<Vec<u8>> {
    [r#"{"card":54}"#, r#"{"error":"no \"card\" ü"}"#]
        .map(|text| text.as_bytes().to_vec())
        .to_vec()
}

pub(crate) fn to_worker() -> Vec<Vec<u8>> {
    let (ticket, seed) = (Ticket(u32::MAX), Seed(u64::MAX));
    let think = |(view, level): (View, &Level)| {
        let level = *level;
        ToWorker::from(&MoveRequest {
            ticket,
            level,
            seed,
            view,
        })
    };
    let advise = |view| {
        let deals = 20_000;
        ToWorker::from(&AdviceRequest {
            ticket,
            seed,
            view,
            deals,
        })
    };
    let thoughts = views().zip(Level::ALL.iter().cycle()).map(think);
    let all = thoughts.chain(views().map(advise));
    all.map(|message| message.to_json().into_bytes()).collect()
}

pub(crate) fn from_worker() -> Vec<Vec<u8>> {
    let messages = [
        FromWorker::Ready {
            build: "0.1.0".into(),
        },
        FromWorker::Card {
            ticket: 7,
            card: 12,
        },
        FromWorker::Advised {
            ticket: 7,
            rows: vec![CardAdvice {
                card: 54,
                devils: 1234,
                half: 50,
                dearer: 0,
                dearer_half: 0,
                takes: 99,
            }],
        },
        FromWorker::Refused { error: "no".into() },
    ];
    messages
        .map(|message| message.to_json().into_bytes())
        .to_vec()
}

/// Fields and values, as in an address.
pub(crate) fn messages_of_a_host() -> Vec<Vec<u8>> {
    let ours = "game=little-devils&version=1&type=";
    let types = [
        "pause",
        "resume",
        "mute&muted=false",
        "setLang&lang=de-AT",
        "newMatch&players=6&level=imp&seed=christmas eve",
    ];
    types
        .map(|one| format!("{ours}{one}").into_bytes())
        .to_vec()
}

/// The lines of files, and whole files.
pub(crate) fn backups() -> Vec<Vec<u8>> {
    let files = [
        include_str!("../../games/little-devils/tests/data/saves/backup-v1.txt"),
        include_str!("../../games/little-devils/tests/data/saves/statistics-v1.jsonl"),
        include_str!("../../games/little-devils/tests/data/saves/everything-1.txt"),
    ];
    let whole = files.iter().map(|file| file.as_bytes().to_vec());
    files
        .iter()
        .flat_map(|file| lines(file))
        .chain(whole)
        .collect()
}
