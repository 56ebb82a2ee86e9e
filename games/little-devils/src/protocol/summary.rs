//! What the first page says of the deal of the day and of puzzles that are due: a line of numbers.
//!
//! The study, which knows, is not loaded for the first page; so the page keeps the last summary that
//! the study has sent. Days are numbered from 1970 on. The line is a version, the newest day with a
//! result, its devils, its par and 1 (0: unknown), the last day of the newest row of days, its length,
//! and the day on which each puzzle is due: `1 20779 5 5 20779 3 20780 20782`.

use crate::review::LeitnerCard;
use crate::session::Day;

/// What the first page says of the study.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// The newest day with a result, the devils taken on it and its par.
    pub newest: Option<(u32, u8, Option<u8>)>,
    /// The last of the newest row of days and how many they are.
    pub row: (u32, u32),
    /// When each puzzle is due again.
    pub due: Vec<Day>,
}

const VERSION: u32 = 1;

/// More devils are not in a round.
const MOST_DEVILS: u32 = 56;

/// As many puzzles as are counted.
const MOST_DUE: usize = 500;

impl Summary {
    /// Reads a line; none if it is of another version or damaged.
    #[must_use]
    pub fn read(line: &str) -> Option<Self> {
        let numbers: Option<Vec<u32>> = line.split(' ').map(|text| text.parse().ok()).collect();
        let numbers = numbers?;
        let [VERSION, day, devils, par, last, days, due @ ..] = numbers.as_slice() else {
            return None;
        };
        let fits = *devils <= MOST_DEVILS && *par <= MOST_DEVILS + 1 && due.len() <= MOST_DUE;
        let small = |number: u32| u8::try_from(number).ok();
        fits.then(|| Self {
            newest: small(*devils)
                .filter(|_| *day > 0)
                .map(|devils| (*day, devils, par.checked_sub(1).and_then(small))),
            row: (*last, *days),
            due: due
                .iter()
                .filter_map(|day| Day::from_number(*day))
                .collect(),
        })
    }

    /// The line to keep.
    #[must_use]
    pub fn to_line(&self) -> String {
        let (day, devils, par) = self.newest.unwrap_or_default();
        let par = par.map_or(0, |par| u32::from(par) + 1);
        let (last, days) = self.row;
        let mut line = VERSION.to_string();
        let due = self.due.iter().take(MOST_DUE).map(|day| day.number());
        for number in [day, devils.into(), par, last, days].into_iter().chain(due) {
            line.push(' ');
            line.push_str(&number.to_string());
        }
        line
    }

    /// The devils and the par of today's deal, if it has been played.
    #[must_use]
    pub fn result(&self, today: Day) -> Option<(u8, Option<u8>)> {
        let newest = self.newest.filter(|(day, ..)| *day == today.number());
        newest.map(|(_, devils, par)| (devils, par))
    }

    /// How many days in a row their deals were played, up to today or yesterday.
    #[must_use]
    pub fn in_a_row(&self, today: Day) -> usize {
        let (last, days) = self.row;
        let goes_on = [last, last.saturating_add(1)].contains(&today.number());
        let days = usize::try_from(days).unwrap_or(usize::MAX);
        if goes_on { days } else { 0 }
    }

    /// How many puzzles are due.
    #[must_use]
    pub fn due(&self, today: Day) -> usize {
        let is_due = |due: &&Day| LeitnerCard::is_time(**due, today);
        self.due.iter().filter(is_due).count()
    }
}
