//! The summary on the first page: the deal of the day, and puzzles that are due.
//!
//! The analysis worker knows both, but is not loaded with the first page. So the page saves the last
//! summary that the worker has sent, as a line of numbers. Days are counted from 1970. The numbers
//! are: version, newest day with a result, its devils, its par plus 1 (0 if unknown), last day of the
//! newest streak, its length, and the due day of each puzzle, as in `1 20779 5 5 20779 3 20780
//! 20782`.

use crate::review::LeitnerCard;
use crate::session::Day;

/// The summary on the first page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// The newest day with a result, the devils taken, and par if known.
    pub newest: Option<(u32, u8, Option<u8>)>,
    /// Last day of the newest streak, and its length in days.
    pub streak: (u32, u32),
    /// Day on which each puzzle is due again.
    pub due: Vec<Day>,
}

const VERSION: u32 = 1;

/// Most devils in a round of four players (rule 2.2).
const MAX_DEVILS: u32 = 56;

/// Most puzzles that a summary lists.
const MAX_DUE: usize = 500;

impl Summary {
    /// Reads a line; `None` if it is of another version or damaged.
    #[must_use]
    pub fn read(line: &str) -> Option<Self> {
        let numbers: Option<Vec<u32>> = line.split(' ').map(|text| text.parse().ok()).collect();
        let numbers = numbers?;
        let [VERSION, day, devils, par, last, days, due @ ..] = numbers.as_slice() else {
            return None;
        };
        let fits = *devils <= MAX_DEVILS && *par <= MAX_DEVILS + 1 && due.len() <= MAX_DUE;
        let small = |number: u32| u8::try_from(number).ok();
        fits.then(|| Self {
            newest: small(*devils)
                .filter(|_| *day > 0)
                .map(|devils| (*day, devils, par.checked_sub(1).and_then(small))),
            streak: (*last, *days),
            due: due
                .iter()
                .filter_map(|day| Day::from_number(*day))
                .collect(),
        })
    }

    /// The line to save.
    #[must_use]
    pub fn to_line(&self) -> String {
        let (day, devils, par) = self.newest.unwrap_or_default();
        let par = par.map_or(0, |par| u32::from(par) + 1);
        let (last, days) = self.streak;
        let mut line = VERSION.to_string();
        let due = self.due.iter().take(MAX_DUE).map(|day| day.number());
        for number in [day, devils.into(), par, last, days].into_iter().chain(due) {
            line.push(' ');
            line.push_str(&number.to_string());
        }
        line
    }

    /// Devils and par of today's deal, if it has been played.
    #[must_use]
    pub fn result(&self, today: Day) -> Option<(u8, Option<u8>)> {
        let newest = self.newest.filter(|(day, ..)| *day == today.number());
        newest.map(|(_, devils, par)| (devils, par))
    }

    /// Length of the streak that ends today or yesterday, in days.
    #[must_use]
    pub fn streak_on(&self, today: Day) -> usize {
        let (last, days) = self.streak;
        let goes_on = [last, last.saturating_add(1)].contains(&today.number());
        let days = usize::try_from(days).unwrap_or(usize::MAX);
        if goes_on { days } else { 0 }
    }

    /// Number of puzzles that are due.
    #[must_use]
    pub fn due(&self, today: Day) -> usize {
        let is_due = |due: &&Day| LeitnerCard::is_time(**due, today);
        self.due.iter().filter(is_due).count()
    }
}
