//! The items of an export file that only this game has.
//!
//! | name | what follows |
//! |---|---|
//! | `over` | a finished match, with its review |
//! | `day` | the result of a day's deal |
//! | `puzzle` | the progress with a puzzle |
//! | `shared` | an online match, which the page imports by itself |
//!
//! The first release exported only settings and the current match. It wrote finished matches and
//! puzzles to another kind of file, without a title and without names; those files are still read.

use protocol::export_file::{ExportFormat, ONLINE};
use protocol::{JsonText, read_online_match, reader_of};

use crate::protocol::{DayResult, ExportItem, ExportLine, FinishedMatch, PuzzleProgress};
use crate::rules::Round;
use crate::session::{Day, MatchRecord};

const OVER: &str = "over";
const DAY: &str = "day";
const PUZZLE: &str = "puzzle";

/// An item of an export file that only this game has.
#[derive(Clone, Debug, PartialEq)]
pub enum OwnItem {
    /// A finished match, replayed and as it was saved.
    Over(Box<MatchRecord>, FinishedMatch),
    /// The result of a deal of the day.
    Day(Day, DayResult),
    /// The progress with a puzzle.
    Puzzle(PuzzleProgress),
    /// An online match, as it was saved.
    Online(String),
}

impl ExportFormat for Round {
    type OwnItem = OwnItem;

    fn read_item(name: &str, text: &str) -> Option<ExportLine> {
        let item = match name {
            "" => over(text).or_else(|| puzzle(text)),
            OVER => over(text),
            PUZZLE => puzzle(text),
            ONLINE => shared(text),
            DAY => {
                let day = |day, result| ExportItem::Own(OwnItem::Day(day, result));
                return Some(ExportLine::read_keyed(text, DayResult::load, day));
            }
            _ => return None,
        };
        let line = item.map(|item| ExportLine::item(ExportItem::Own(item)));
        Some(line.unwrap_or_else(|| ExportLine::refused(text)))
    }

    fn item_line(item: &OwnItem) -> String {
        item.to_line()
    }
}

fn over(text: &str) -> Option<OwnItem> {
    let saved = FinishedMatch::read(text).ok()?;
    let record = saved.record().filter(MatchRecord::is_over)?;
    Some(OwnItem::Over(Box::new(record), saved))
}

fn puzzle(text: &str) -> Option<OwnItem> {
    Some(OwnItem::Puzzle(PuzzleProgress::load(text).ok()??))
}

fn shared(text: &str) -> Option<OwnItem> {
    read_online_match(reader_of::<Round>(), text).ok()?;
    Some(OwnItem::Online(text.into()))
}

impl OwnItem {
    /// The line for the file.
    #[must_use]
    pub fn to_line(&self) -> String {
        match self {
            Self::Over(_, saved) => format!("{OVER} {}", saved.to_json()),
            Self::Day(day, saved) => format!("{DAY} {day} {}", saved.to_json()),
            Self::Puzzle(saved) => format!("{PUZZLE} {}", saved.to_json()),
            Self::Online(text) => format!("{ONLINE} {text}"),
        }
    }
}
