//! The tutorial: a few steps on the two printed examples of RULES.md, played, not read.

use crate::cards::{Card, CardSet, Seat, SeatCount};
use crate::rules::little_devils::Trick;

/// The tutorial, at one of its steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lesson {
    step: usize,
    missed: bool,
}

/// What the learner is asked to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Play the right card of the hand.
    Play,
    /// Point at the card of the trick that takes it.
    Point,
    /// Nothing more: the lesson is over.
    Done,
}

/// One step, in plain numbers.
struct Step {
    players: i64,
    /// Who led; the learner is the first seat.
    leader: usize,
    trick: &'static [u8],
    hand: &'static [u8],
    task: Task,
    /// The card to be tapped; the last step has none.
    wanted: u8,
}

const STEPS: [Step; 5] = [
    Step {
        players: 5,
        leader: 4,
        trick: &[22],
        hand: &[8, 30],
        task: Task::Play,
        wanted: 30,
    },
    Step {
        players: 5,
        leader: 4,
        trick: &[22, 30, 27, 34, 23],
        hand: &[],
        task: Task::Point,
        wanted: 34,
    },
    Step {
        players: 6,
        leader: 3,
        trick: &[37, 31, 39],
        hand: &[15, 48],
        task: Task::Play,
        wanted: 15,
    },
    Step {
        players: 6,
        leader: 3,
        trick: &[37, 31, 39, 15, 1, 44],
        hand: &[],
        task: Task::Point,
        wanted: 44,
    },
    Step {
        players: 6,
        leader: 3,
        trick: &[37, 31, 39, 15, 1, 44],
        hand: &[],
        task: Task::Done,
        wanted: 0,
    },
];

impl Lesson {
    /// How many steps there are.
    pub const STEPS: usize = STEPS.len();

    /// The lesson from its beginning.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            step: 0,
            missed: false,
        }
    }

    /// The step, counting from 0.
    #[must_use]
    pub const fn step(&self) -> usize {
        self.step
    }

    /// Whether the last tap was at a card that was not meant.
    #[must_use]
    pub const fn missed(&self) -> bool {
        self.missed
    }

    /// What the learner is asked to do.
    #[must_use]
    pub const fn task(&self) -> Task {
        STEPS[self.step].task
    }

    /// The trick on the table.
    #[must_use]
    pub fn trick(&self) -> Trick {
        let step = &STEPS[self.step];
        let seats = SeatCount::try_from(step.players).unwrap_or(SeatCount::MAX);
        let leader = seats.seats().nth(step.leader).unwrap_or(Seat::FIRST);
        let cards = step.trick.iter().filter_map(|number| Card::new(*number));
        Trick::played(seats, leader, cards).unwrap_or(Trick::new(seats, leader))
    }

    /// The cards that the learner holds.
    #[must_use]
    pub fn hand(&self) -> CardSet {
        let numbers = STEPS[self.step].hand.iter();
        numbers.filter_map(|number| Card::new(*number)).collect()
    }

    /// The learner taps a card: the one that is meant leads on to the next step.
    pub const fn tap(&mut self, card: Card) {
        self.missed = card.number() != STEPS[self.step].wanted;
        if !self.missed && self.step + 1 < STEPS.len() {
            self.step += 1;
        }
    }
}

impl Default for Lesson {
    fn default() -> Self {
        Self::new()
    }
}
