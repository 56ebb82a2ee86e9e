//! The tutorial and the played examples of the rules, as plain data.

use cards::french::PlayingCard;

/// A step of the tutorial: a table, and the task there. The learner has seat 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// The table at this step.
    pub table: Example,
    /// The task.
    pub task: Task,
}

/// A table to look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Example {
    /// The cards of the last run: a seat, a colon and a card, with spaces between.
    run: &'static str,
    /// The hand of seat 0: cards with spaces between.
    hand: &'static str,
    /// The chips on the boodle cards, in the order of `Suit::ALL`.
    pub chips: [u32; 4],
}

/// The task of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Read the text.
    Read,
    /// Lead this card of the hand. After another card a text helps, this one of `lesson_missed`.
    Play(&'static str, usize),
    /// Point at the boodle card with this face. Otherwise a text helps, as above.
    Point(&'static str, usize),
}

/// The chips after the antes of the first deal, with four players.
const CHIPS: [u32; 4] = [5; 4];

const fn step(task: Task, run: &'static str, hand: &'static str) -> Lesson {
    let table = Example {
        run,
        hand,
        chips: CHIPS,
    };
    Lesson { table, task }
}

const FIRST_HAND: &str = "4S 5S 9S 3H KH 7D";
const FIRST_RUN: &str = "0:4S 0:5S 1:6S 3:7S";
const ACE_RUN: &str = "1:JH 2:QH 0:KH 0:AH";

impl Lesson {
    /// The steps, in the order of `lesson_steps`.
    pub const STEPS: [Self; 10] = [
        // The boodle cards.
        step(Task::Read, "", ""),
        // The dead hand.
        step(Task::Read, "", FIRST_HAND),
        // A lead.
        step(Task::Play("4S", 0), "", FIRST_HAND),
        // Cards that follow.
        step(Task::Read, FIRST_RUN, "9S 3H KH 7D"),
        // A stop.
        step(Task::Read, FIRST_RUN, "9S 3H KH 7D"),
        // Another suit, the lowest card.
        step(Task::Play("3H", 1), "2:8C 0:9C", "3H 7H QC"),
        // A boodle card.
        step(Task::Point("AH", 2), ACE_RUN, "7D QC"),
        // Its chips.
        Self {
            table: Example {
                run: ACE_RUN,
                hand: "7D QC",
                chips: [5, 5, 5, 0],
            },
            task: Task::Read,
        },
        // The end of a deal.
        step(Task::Read, "1:TD 2:JD", "7D QC"),
        // The end of a match.
        step(Task::Read, "", ""),
    ];

    /// Whether this tap solves the task: the face of a card of the hand, or of a boodle card.
    #[must_use]
    pub fn is_solved_by(&self, tapped: PlayingCard) -> bool {
        match self.task {
            Task::Read => false,
            Task::Play(card, _) | Task::Point(card, _) => cards(card).eq([tapped]),
        }
    }
}

impl Example {
    /// The examples of the rules, in the order of `rules_captions`.
    pub const RULES: [Self; 3] = [
        step(Task::Read, "3:3D 3:4D 0:5D", "2S 9H").table,
        Self {
            run: "2:QD 1:KD 3:AD",
            hand: "",
            chips: [5, 5, 0, 5],
        },
        step(Task::Read, "1:8H 0:9H", "2C 6C 7S JH KH").table,
    ];

    /// The cards of the last run, each with its seat.
    pub fn run(&self) -> impl Iterator<Item = (usize, PlayingCard)> {
        self.run.split_whitespace().filter_map(|play| {
            let (seat, card) = play.split_once(':')?;
            Some((seat.parse().ok()?, card.parse().ok()?))
        })
    }

    /// The hand of seat 0.
    pub fn hand(&self) -> impl Iterator<Item = PlayingCard> {
        cards(self.hand)
    }
}

fn cards(text: &'static str) -> impl Iterator<Item = PlayingCard> {
    text.split_whitespace().filter_map(|card| card.parse().ok())
}
