//! A puzzle as JSON: the lines of the set, which `devils puzzles` writes. Devils are given in
//! hundredths.

use serde::{Deserialize, Serialize};

use crate::bots::advice::{Advice, CardEstimate, Estimate};
use crate::review::Puzzle;
use crate::rules::view_notation;
use cards::Card;

use crate::protocol::worker::hundredths;
use protocol::write;
use protocol::{ParseJsonError, read};

/// A puzzle of the set, with its grade.
#[derive(Clone, Debug, PartialEq)]
pub struct GradedPuzzle {
    /// How hard it is, 1 to [`Self::GRADES`].
    pub grade: u8,
    /// The question and its answer.
    pub puzzle: Puzzle,
}

/// The same, unchecked.
#[derive(Deserialize, Serialize)]
struct Message {
    grade: u8,
    position: String,
    cards: Vec<Numbers>,
}

/// Of a card: its number, its devils and half their interval, how much dearer it is than the best and
/// half that interval, and in how many of 100 deals it takes the trick.
pub(super) type Numbers = [i32; 6];

/// More than any card of a round can cost, in hundredths of a devil.
const MOST: i32 = 10_000;

impl GradedPuzzle {
    /// As many grades as there are.
    pub const GRADES: u8 = 5;

    /// Reads a line of the set; `Ok(None)` of what is no puzzle.
    ///
    /// # Errors
    /// It is not JSON, or not of the form.
    pub fn load(text: &str) -> Result<Option<Self>, ParseJsonError> {
        let Message {
            grade,
            position,
            cards,
        } = read(text.as_bytes())?;
        let puzzle = puzzle(&position, &cards);
        let puzzle = puzzle.filter(|_| (1..=Self::GRADES).contains(&grade));
        Ok(puzzle.map(|puzzle| Self { grade, puzzle }))
    }

    /// The line, without its end.
    #[must_use]
    pub fn to_json(&self) -> String {
        write(&Message {
            grade: self.grade,
            position: view_notation::print(self.puzzle.view()),
            cards: numbers(&self.puzzle),
        })
    }
}

/// The puzzle of a view's text and numbers for each legal card; `None` if they make no sense.
pub(super) fn puzzle(position: &str, cards: &[Numbers]) -> Option<Puzzle> {
    let view = view_notation::parse(position).ok()?;
    let rows: Option<Vec<CardEstimate>> = cards.iter().map(row).collect();
    let rows = rows.filter(|rows| rows.iter().any(|row| row.regret == Estimate::default()))?;
    let best = rows.iter().min_by(|one, other| {
        let dearer = one.regret.mean.total_cmp(&other.regret.mean);
        dearer.then(one.devils.mean.total_cmp(&other.devils.mean))
    });
    // What the policy would have played is not kept: nothing that is said of a puzzle needs it.
    let policy_card = best?.card;
    // The card that takes the fewest devils is not dearer than another, whatever the numbers say.
    Puzzle::new(view, Advice { rows, policy_card })
        .filter(|puzzle| puzzle.is_solved_by(puzzle.best()))
}

/// The numbers of a puzzle's cards.
pub(super) fn numbers(puzzle: &Puzzle) -> Vec<Numbers> {
    let numbers = |row: &CardEstimate| {
        let [devils, dearer] = [row.devils, row.regret]
            .map(|part| [hundredths(part.mean), hundredths(part.half_width)]);
        let card = row.card.number().into();
        let takes = hundredths(row.take_rate);
        [card, devils[0], devils[1], dearer[0], dearer[1], takes]
    };
    puzzle.advice().rows.iter().map(numbers).collect()
}

fn row(numbers: &Numbers) -> Option<CardEstimate> {
    let [card, devils, half, dearer, dearer_half, takes] = *numbers;
    let within = [devils, half, dearer, dearer_half];
    let sane =
        within.iter().all(|number| (0..=MOST).contains(number)) && (0..=100).contains(&takes);
    let devil = |number: i32| f64::from(number) / 100.0;
    let estimate = |mean, half| Estimate {
        mean: devil(mean),
        half_width: devil(half),
    };
    let card = Card::try_from(i64::from(card)).ok().filter(|_| sane)?;
    Some(CardEstimate {
        card,
        devils: estimate(devils, half),
        regret: estimate(dearer, dearer_half),
        versus_policy: estimate(dearer, dearer_half),
        take_rate: devil(takes),
    })
}
