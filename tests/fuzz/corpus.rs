//! Good saves, links and notations of every kind, to mutate.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use cards::Seed;
use game::Game;
use little_devils::bots::Level;
use little_devils::protocol::{GradedPuzzle, Link, Settings};
use little_devils::review::Mistake;
use little_devils::rules::{Round, SEATS, View, notation};
use little_devils::session::{Day, MatchRecord, TypedRecord};
use little_devils_analysis::PuzzleDeck;
use protocol::{JsonText, commitment_line, match_text, reader_of};
use session::Preferences;
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
    let views = all().map(|graded| notation::print_view(graded.puzzle.view()));
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

fn typed(record: &MatchRecord) -> TypedRecord<'_> {
    record.typed().expect("a match of Little Devils")
}

/// The view of the player to move.
pub(crate) fn views() -> impl Iterator<Item = View> {
    records().filter_map(|record| {
        let record = typed(&record);
        Some(record.view(record.round().to_move()?))
    })
}

pub(crate) fn notations() -> Vec<Vec<u8>> {
    let print = |record: MatchRecord| notation::print(typed(&record).round()).into_bytes();
    records().map(print).collect()
}

pub(crate) fn matches() -> Vec<Vec<u8>> {
    let format = reader_of::<Round>();
    let save = |record: MatchRecord| match_text(format, &record).into_bytes();
    let training = record(3, 40).with_takeback_used();
    records().chain([training]).map(save).collect()
}

pub(crate) fn settings() -> Vec<Vec<u8>> {
    let mut all = Settings::default();
    all.set_lang(Lang::De);
    all.set_preferences(&Preferences::default());
    all.set_table(SEATS.most(), "Jo", [Level::DEFAULT.into(); 5]);
    [Settings::default(), all]
        .map(|one| one.to_json().into_bytes())
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
