//! The tutorial: short steps around the two printed examples (rules 6.1 and 6.2), with cards to tap.

use crate::rules::{SEATS, Trick, legal};
use cards::{Card, CardSet, Seat, SeatCount};

/// The tutorial, at one of its steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tutorial {
    step: usize,
    missed: bool,
}

/// What the learner must do to go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Read the text.
    Read,
    /// Play one of the wanted cards of the hand.
    Play,
    /// Point at the taking card of the trick.
    Point,
    /// Nothing: the tutorial is over, and the signs of the table are explained.
    Done,
}

/// One step of the tutorial, as plain numbers.
struct Step {
    task: Task,
    players: i64,
    /// The leader's seat; the learner has seat 0.
    leader: usize,
    trick: &'static [u8],
    hand: &'static [u8],
    /// The cards that are right to tap; empty if the step asks for no tap.
    wanted: &'static [u8],
    /// Whether a trident marks the taking card.
    trident: bool,
}

/// A step with an empty table.
const BARE: Step = Step {
    task: Task::Read,
    players: 5,
    leader: 4,
    trick: &[],
    hand: &[],
    wanted: &[],
    trident: false,
};

/// Rule 6.1: five players, a high trick.
const HIGH: Step = Step {
    trick: &[22, 30, 27, 34, 23],
    ..BARE
};

/// Rule 6.2: six players, a low trick in which two players cannot follow.
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
    // Devils on the cards.
    Step {
        hand: &[44, 22, 15],
        ..BARE
    },
    // A trick and its lead.
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
    // The taker of a high trick.
    Step {
        task: Task::Point,
        wanted: &[34],
        ..HIGH
    },
    // The trident, and the next lead.
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
    // A player must follow; grey cards.
    Step {
        task: Task::Play,
        trick: &[37, 31, 39],
        hand: &[15, 48],
        wanted: &[15],
        ..LOW
    },
    // The taker of a low trick in which somebody failed to follow.
    Step {
        task: Task::Point,
        wanted: &[44],
        ..LOW
    },
    Step {
        trident: true,
        ..LOW
    },
    // A card with five devils may not be led.
    Step {
        task: Task::Play,
        hand: &[15, 25, 30],
        wanted: &[30],
        ..LED
    },
    // The leader never takes the trick.
    Step {
        trick: &[30, 21, 28, 26],
        trident: true,
        ..LED
    },
    // The end of a match, the signs of the table, and the players of the first round.
    Step {
        task: Task::Done,
        ..LED
    },
];

impl Tutorial {
    /// The number of steps.
    pub const STEPS: usize = STEPS.len();

    /// The number of steps that ask for a tap.
    pub const TAPS: usize = 5;

    /// The tutorial at its first step.
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

    /// Whether the last tap was at a wrong card.
    #[must_use]
    pub const fn missed(&self) -> bool {
        self.missed
    }

    /// The index of the help text to show after a wrong tap. Each step with a tap has one.
    #[must_use]
    pub fn help(&self) -> Option<usize> {
        let taps = |step: &&Step| !step.wanted.is_empty();
        let before = STEPS[..self.step].iter().filter(taps).count();
        self.missed.then_some(before)
    }

    /// What the learner must do to go on.
    #[must_use]
    pub const fn task(&self) -> Task {
        STEPS[self.step].task
    }

    /// The number of players.
    #[must_use]
    pub fn seats(&self) -> SeatCount {
        SEATS
            .seat_count(STEPS[self.step].players)
            .unwrap_or(SEATS.most())
    }

    /// The trick on the table.
    #[must_use]
    pub fn trick(&self) -> Trick {
        let (step, seats) = (&STEPS[self.step], self.seats());
        let leader = seats.seats().nth(step.leader).unwrap_or(Seat::FIRST);
        let cards = step.trick.iter().filter_map(|number| Card::new(*number));
        Trick::from_cards(seats, leader, cards).unwrap_or(Trick::new(seats, leader))
    }

    /// The taking card, if the step marks it with a trident.
    #[must_use]
    pub fn marked_card(&self) -> Option<Card> {
        self.trick()
            .taking_card()
            .filter(|_| STEPS[self.step].trident)
    }

    /// The learner's hand.
    #[must_use]
    pub fn hand(&self) -> CardSet {
        let numbers = STEPS[self.step].hand.iter();
        numbers.filter_map(|number| Card::new(*number)).collect()
    }

    /// The legal cards of the hand.
    #[must_use]
    pub fn legal(&self) -> CardSet {
        legal::legal(self.hand(), &self.trick())
    }

    /// The learner taps a card; a wanted one leads to the next step.
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

    /// The learner goes a step back; nothing happens at the first.
    pub const fn back(&mut self) {
        *self = Self {
            step: self.step.saturating_sub(1),
            missed: false,
        };
    }
}

impl Default for Tutorial {
    fn default() -> Self {
        Self::new()
    }
}
