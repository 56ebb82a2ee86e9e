//! Good texts of every kind, to mutate.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use cards::Seed;
use game::Game;
use little_devils::bots::Level;
use little_devils::protocol::{
    Action, AdviceRequest, CardAdvice, FromAnalysis, FromWorker, GradedPuzzle, Link, MoveRequest,
    OpenRequest, Request, SavedMatch, Settings, ToAnalysis, ToWorker,
};
use little_devils::review::Mistake;
use little_devils::rules::{SEATS, View, notation, view_notation};
use little_devils::session::{Day, MatchRecord};
use little_devils_analysis::PuzzleDeck;
use protocol::{JsonText, Node, commitment_line};
use session::{Preferences, Ticket};
use words::Lang;

use crate::lowest::lowest_cards;

/// Lines of the test data.
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

/// Lines of the puzzle set, and the views in them.
pub(crate) fn puzzles() -> Vec<Vec<u8>> {
    let all = || PuzzleDeck::set().step_by(7);
    let set = all().map(GradedPuzzle::to_json);
    let views = all().map(|graded| view_notation::print(graded.puzzle.view()));
    set.chain(views).map(String::into_bytes).collect()
}

/// Progress with mistakes, and with puzzles of the set.
pub(crate) fn puzzle_progress() -> Vec<Vec<u8>> {
    let all: Vec<_> = PuzzleDeck::set().step_by(7).collect();
    let mistake = |graded: &&GradedPuzzle| Mistake {
        puzzle: graded.puzzle.clone(),
        played: graded.puzzle.best(),
    };
    let today = Day::from_milliseconds(1_795_262_400_000.0).expect("a day");
    let learned = PuzzleDeck::default().add_mistakes(all.iter().map(mistake).collect(), today);
    let mistakes = learned
        .iter()
        .map(|progress| progress.to_json().into_bytes());
    mistakes.chain(exported("puzzle ")).collect()
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
    lowest_cards(opponents, u64::MAX - cards as u64, cards)
}

/// The view of the player to move.
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
    all.set_table(SEATS.most(), "Jo", [Level::DEFAULT; 5]);
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
    let quit = Request::Quit.to_json();
    let acts = views().map(|view| Request::Act((&view).into()).to_json());
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
        FromWorker::Card {
            ticket: 7,
            card: 12,
        },
        FromWorker::Advised {
            ticket: 7,
            rows: vec![CardAdvice {
                card: 54,
                devils: 1234,
                devils_margin: 50,
                cost: 0,
                cost_margin: 0,
                take_percent: 99,
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

/// The texts of one kind of item in the export file of the tests.
fn exported(name: &str) -> impl Iterator<Item = Vec<u8>> {
    let file = include_str!("../../games/little-devils/tests/data/saves/everything-1.txt");
    let items = file.lines().filter_map(move |line| line.strip_prefix(name));
    let text = |item: &str| item.as_bytes()[item.find('{').unwrap_or_default()..].to_vec();
    items.map(text)
}

pub(crate) fn day_results() -> Vec<Vec<u8>> {
    exported("day ").collect()
}

pub(crate) fn finished_matches() -> Vec<Vec<u8>> {
    exported("over ").collect()
}

pub(crate) fn salts() -> Vec<Vec<u8>> {
    exported("salt ").collect()
}

/// Links, and the numbers inside them.
pub(crate) fn links() -> Vec<Vec<u8>> {
    let texts: Vec<String> = records().map(|record| Link(record).write()).collect();
    let number = |text: &String| {
        let bytes = URL_SAFE_NO_PAD.decode(&text[1..]).expect("a link");
        bytes[4..].to_vec()
    };
    let numbers = texts.iter().map(number);
    let texts = texts.iter().map(|text| text.clone().into_bytes());
    numbers.chain(texts).collect()
}

pub(crate) fn commitment_lines() -> Vec<Vec<u8>> {
    let line = |number: u8| commitment_line(&[number; 48], number.into(), Seed(u64::MAX));
    [0, 7, 255].map(|number| line(number).into_bytes()).to_vec()
}

pub(crate) fn summaries() -> Vec<Vec<u8>> {
    ["1 20779 5 5 20779 3 20780 20782", "1 0 0 0 0 0"]
        .map(|line| line.as_bytes().to_vec())
        .to_vec()
}

pub(crate) fn to_analysis() -> Vec<Vec<u8>> {
    let text = |matches: Vec<Vec<u8>>| String::from_utf8(matches[3].clone()).expect("text");
    let save = text(matches());
    let open = ToAnalysis::Open(OpenRequest {
        action: Action::Review,
        lang: "de".into(),
        address: "https://example.org/".into(),
        name: "Jo".into(),
        save: save.clone(),
        commitment: text(vec![commitment_lines()[1].clone(); 4]),
    });
    let messages = [
        open,
        ToAnalysis::Action(Action::Trick(1, 2)),
        ToAnalysis::LocalLine(format!("match {save}")),
        ToAnalysis::Imported([1, 2, 3, 0]),
        ToAnalysis::Close,
        ToAnalysis::SaveMatch(save.clone()),
        ToAnalysis::MatchLine {
            lang: "fr".into(),
            save,
        },
    ];
    messages
        .map(|message| message.to_json().into_bytes())
        .to_vec()
}

pub(crate) fn from_analysis() -> Vec<Vec<u8>> {
    let child = Node::with_text("p", "9 devils").with("class", "note");
    let nodes = vec![Node::new("div").child(child)];
    let messages = [
        FromAnalysis::Show {
            title: "Review".into(),
            nodes: nodes.clone(),
        },
        FromAnalysis::Fill {
            id: "part".into(),
            nodes,
        },
        FromAnalysis::Import {
            lines: "settings {}".into(),
        },
    ];
    messages
        .map(|message| message.to_json().into_bytes())
        .to_vec()
}

pub(crate) fn actions() -> Vec<Vec<u8>> {
    let all = "review trick:2-9 play-on:40 stand-in share match:1AbC shared same daily \
        play-day:2026-11-21 par:2026-11-21 statistics export import take-settings fair check bots \
        puzzles puzzle:set-3 puzzle:mistake-1 next-puzzle answer:54 copy:a:b send:c";
    let all = all.split_whitespace();
    all.map(|text| text.as_bytes().to_vec()).collect()
}
