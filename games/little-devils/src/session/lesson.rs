//! The tutorial: short steps around the two printed examples of RULES.md, played, not read.

use crate::rules::{Trick, legal};
use cards::{Card, CardSet, Seat, SeatCount};

/// The tutorial, at one of its steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lesson {
    step: usize,
    missed: bool,
}

/// What the learner is asked to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Read, and go on.
    Read,
    /// Play a right card of the hand.
    Play,
    /// Point at the card of the trick that takes it.
    Point,
    /// Nothing more: the lesson is over, and the signs of the table are explained.
    Done,
}

/// One step, in plain numbers.
struct Step {
    task: Task,
    players: i64,
    /// Who led; the learner is the first seat.
    leader: usize,
    trick: &'static [u8],
    hand: &'static [u8],
    /// The cards of which one is to be tapped, if any is.
    wanted: &'static [u8],
    /// Whether a trident marks who takes the trick.
    trident: bool,
}

/// A step of which nothing is on the table.
const BARE: Step = Step {
    task: Task::Read,
    players: 5,
    leader: 4,
    trick: &[],
    hand: &[],
    wanted: &[],
    trident: false,
};

/// The first printed example: five players, a high trick.
const HIGH: Step = Step {
    trick: &[22, 30, 27, 34, 23],
    ..BARE
};

/// The second one: six players, a low trick in which two cannot follow.
const LOW: Step = Step {
    players: 6,
    leader: 3,
    trick: &[37, 31, 39, 15, 1, 44],
    ..BARE
};

/// A trick that the learner leads.
const LED: Step = Step {
    players: 4,
    leader: 0,
    ..BARE
};

const STEPS: [Step; 13] = [
    // What the devils are.
    Step {
        hand: &[44, 22, 15],
        ..BARE
    },
    // What a trick is, and a lead.
    Step {
        trick: &[22],
        ..HIGH
    },
    // The second card makes a trick high or low.
    Step {
        task: Task::Play,
        trick: &[22],
        hand: &[8, 30],
        wanted: &[30],
        ..HIGH
    },
    // Who takes a high trick.
    Step {
        task: Task::Point,
        wanted: &[34],
        ..HIGH
    },
    // The trident, and who leads next.
    Step {
        trident: true,
        ..HIGH
    },
    // The same for a low trick.
    Step {
        leader: 2,
        trick: &[31, 27, 13, 29, 24],
        trident: true,
        ..BARE
    },
    // The mark of a card that could not follow.
    Step {
        trick: &[37, 31, 39],
        ..LOW
    },
    // Following is a duty; grey cards.
    Step {
        task: Task::Play,
        trick: &[37, 31, 39],
        hand: &[15, 48],
        wanted: &[15],
        ..LOW
    },
    // Who takes a low trick that not everybody could follow.
    Step {
        task: Task::Point,
        wanted: &[44],
        ..LOW
    },
    Step {
        trident: true,
        ..LOW
    },
    // No five devils at the lead.
    Step {
        task: Task::Play,
        hand: &[15, 25, 30],
        wanted: &[30],
        ..LED
    },
    // Who leads never takes the trick.
    Step {
        trick: &[30, 21, 28, 26],
        trident: true,
        ..LED
    },
    // How a match ends, the signs of the table, and the players of the first round.
    Step {
        task: Task::Done,
        ..LED
    },
];

impl Lesson {
    /// How many steps there are.
    pub const STEPS: usize = STEPS.len();

    /// How many of them ask for a tap.
    pub const TAPS: usize = 5;

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

    /// Which of the texts that help, one for each step with a tap, is to be read: after a card that was
    /// not meant.
    #[must_use]
    pub fn help(&self) -> Option<usize> {
        let taps = |step: &&Step| !step.wanted.is_empty();
        let before = STEPS[..self.step].iter().filter(taps).count();
        self.missed.then_some(before)
    }

    /// What the learner is asked to do.
    #[must_use]
    pub const fn task(&self) -> Task {
        STEPS[self.step].task
    }

    /// How many players there are.
    #[must_use]
    pub fn seats(&self) -> SeatCount {
        SeatCount::try_from(STEPS[self.step].players).unwrap_or(SeatCount::MAX)
    }

    /// The trick on the table.
    #[must_use]
    pub fn trick(&self) -> Trick {
        let (step, seats) = (&STEPS[self.step], self.seats());
        let leader = seats.seats().nth(step.leader).unwrap_or(Seat::FIRST);
        let cards = step.trick.iter().filter_map(|number| Card::new(*number));
        Trick::from_cards(seats, leader, cards).unwrap_or(Trick::new(seats, leader))
    }

    /// The card that a trident marks, as it takes the trick.
    #[must_use]
    pub fn marked_card(&self) -> Option<Card> {
        self.trick()
            .taking_card()
            .filter(|_| STEPS[self.step].trident)
    }

    /// The cards that the learner holds.
    #[must_use]
    pub fn hand(&self) -> CardSet {
        let numbers = STEPS[self.step].hand.iter();
        numbers.filter_map(|number| Card::new(*number)).collect()
    }

    /// The cards of the hand that the rules allow.
    #[must_use]
    pub fn legal(&self) -> CardSet {
        legal::legal(self.hand(), &self.trick())
    }

    /// The learner taps a card: one that is meant leads on to the next step.
    pub fn tap(&mut self, card: Card) {
        if matches!(self.task(), Task::Play | Task::Point) {
            self.missed = !STEPS[self.step].wanted.contains(&card.number());
            if !self.missed {
                self.step += 1;
            }
        }
    }

    /// The learner has read the step.
    pub fn go_on(&mut self) {
        if self.task() == Task::Read {
            self.step += 1;
        }
    }

    /// The learner goes a step back; from the first one nowhere.
    pub const fn back(&mut self) {
        *self = Self {
            step: self.step.saturating_sub(1),
            missed: false,
        };
    }
}

impl Default for Lesson {
    fn default() -> Self {
        Self::new()
    }
}
