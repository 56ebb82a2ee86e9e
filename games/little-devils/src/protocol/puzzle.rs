//! Puzzles as JSON: the lines of the puzzle set, which `house puzzles` writes. Devils are in
//! hundredths.

use serde::{Deserialize, Serialize};

use crate::bots::estimates::{CardEstimate, CardEstimates, Estimate, hundredths};
use crate::review::Puzzle;
use crate::rules::notation;
use cards::Card;

use protocol::write;
use protocol::{ParseJsonError, read};

/// A puzzle of the set, with its grade.
#[derive(Clone, Debug, PartialEq)]
pub struct GradedPuzzle {
    /// Grade of difficulty, 1 to [`Self::GRADES`].
    pub grade: u8,
    /// The position and the value of each card.
    pub puzzle: Puzzle,
}

/// The JSON form, unchecked.
#[derive(Deserialize, Serialize)]
struct Message {
    grade: u8,
    position: String,
    cards: Vec<Numbers>,
}

/// Numbers of one card: its number; expected devils and their margin of error; its cost and the
/// margin of error; how often it takes the trick, in per cent. Devils are in hundredths; a margin of
/// error is half a 95 % interval.
pub(super) type Numbers = [i32; 6];

/// Upper bound of devils and costs, in hundredths of a devil: a round has at most 87 devils.
const MAX: i32 = 10_000;

impl GradedPuzzle {
    /// Number of grades.
    pub const GRADES: u8 = 5;

    /// Reads a line of the set. `Ok(None)` if its values make no puzzle.
    ///
    /// # Errors
    /// Fails if the line is not JSON of this form.
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

    /// The line, without its line break.
    #[must_use]
    pub fn to_json(&self) -> String {
        write(&Message {
            grade: self.grade,
            position: notation::print_view(self.puzzle.view()),
            cards: numbers(&self.puzzle),
        })
    }
}

/// The puzzle of a view in one-line notation, with numbers for each legal card. `None` if they do not
/// fit.
pub(super) fn puzzle(position: &str, cards: &[Numbers]) -> Option<Puzzle> {
    let view = notation::parse_view(position).ok()?;
    let rows: Option<Vec<CardEstimate>> = cards.iter().map(row).collect();
    let rows = rows.filter(|rows| rows.iter().any(|row| row.cost == Estimate::default()))?;
    let best = rows.iter().min_by(|one, other| {
        let by_cost = one.cost.mean.total_cmp(&other.cost.mean);
        by_cost.then(one.devils.mean.total_cmp(&other.devils.mean))
    });
    // The policy's own choice is not saved, since no page about a puzzle shows it. Any card will do.
    let policy_card = best?.card;
    // The best card must count as a right answer; otherwise the numbers contradict each other.
    Puzzle::new(view, CardEstimates { rows, policy_card })
        .filter(|puzzle| puzzle.is_solved_by(puzzle.best()))
}

/// Numbers of each card of a puzzle.
pub(super) fn numbers(puzzle: &Puzzle) -> Vec<Numbers> {
    let numbers = |row: &CardEstimate| {
        let [devils, cost] =
            [row.devils, row.cost].map(|part| [hundredths(part.mean), hundredths(part.half_width)]);
        let card = row.card.number().into();
        let take_percent = hundredths(row.take_rate);
        [card, devils[0], devils[1], cost[0], cost[1], take_percent]
    };
    puzzle.estimates().rows.iter().map(numbers).collect()
}

fn row(numbers: &Numbers) -> Option<CardEstimate> {
    let [card, devils, devils_margin, cost, cost_margin, take_percent] = *numbers;
    let within = [devils, devils_margin, cost, cost_margin];
    let sane =
        within.iter().all(|number| (0..=MAX).contains(number)) && (0..=100).contains(&take_percent);
    let hundredth = |number: i32| f64::from(number) / 100.0;
    let estimate = |mean, margin| Estimate {
        mean: hundredth(mean),
        half_width: hundredth(margin),
    };
    let card = Card::try_from(i64::from(card)).ok().filter(|_| sane)?;
    Some(CardEstimate {
        card,
        devils: estimate(devils, devils_margin),
        cost: estimate(cost, cost_margin),
        versus_policy: estimate(cost, cost_margin),
        take_rate: hundredth(take_percent),
    })
}
