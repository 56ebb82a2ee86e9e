//! The tutorial: short steps with a pile and a hand; and the played examples of the rules.

use cards::french::{PlayingCard, PlayingCardSet, Suit};

use crate::rules::{Decision, beating};

/// The tutorial, at one of its steps. The learner plays against one player, who has [`Lesson::OTHER`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lesson {
    step: usize,
    missed: bool,
}

/// A pile and the hand of the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Example {
    /// The pile from bottom to top, as in records.
    pile: &'static [&'static str],
    /// The hand.
    hand: &'static [&'static str],
    /// The decision of the example; empty if it has none.
    wanted: &'static str,
    /// Whether the wanted card is the second one of a turn.
    is_second: bool,
}

/// What the learner must do to go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Read the text.
    Read,
    /// Make the wanted decision.
    Decide,
    /// Nothing: the tutorial is over.
    Done,
}

/// An example without a decision.
const BARE: Example = Example {
    pile: &[],
    hand: &["6C", "8S", "JD", "9H", "KH"],
    wanted: "",
    is_second: false,
};

/// The steps, the last of which is the end.
const STEPS: [Example; 10] = [
    // Everybody's own trump suit.
    BARE,
    // The lead.
    Example {
        wanted: "6C",
        ..BARE
    },
    // Beating in the suit.
    Example {
        pile: &["6C", "9C", "8D"],
        hand: &["8S", "JD", "9H", "KH"],
        wanted: "JD",
        ..BARE
    },
    // The second card.
    Example {
        pile: &["6C", "9C", "8D", "JD"],
        hand: &["8S", "9H", "KH"],
        wanted: "8S",
        is_second: true,
    },
    // Beating with a trump.
    Example {
        pile: &["6C", "9C", "8D", "JD", "8S", "TS", "AC"],
        hand: &["9H", "KH"],
        wanted: "9H",
        ..BARE
    },
    // A trump of one player is a plain card for the other.
    Example {
        pile: &["8S", "TS", "AC", "9H"],
        hand: &["KH"],
        ..BARE
    },
    // Taking three.
    Example {
        pile: &["7C", "QC", "6D", "AD", "KS"],
        hand: &["7D", "TC", "8S"],
        wanted: "take",
        ..BARE
    },
    // Taking five.
    Example {
        pile: &["7C", "QC", "6D", "AD", "QH"],
        hand: &["7D", "TC", "9H"],
        wanted: "take",
        ..BARE
    },
    // The ace of the other player's trumps.
    Example {
        pile: &["7C", "QC", "6D", "AD", "8H", "JH"],
        hand: &["7D", "AS", "9H"],
        wanted: "AS",
        is_second: true,
    },
    // The end of a deal and of a match.
    Example {
        pile: &["QC", "6D", "AD"],
        hand: &[],
        ..BARE
    },
];

/// The played examples of the rules, in the order of their captions: beating in the suit, beating with a
/// trump, and taking five.
pub const EXAMPLES: [Example; 3] = [STEPS[2], STEPS[4], STEPS[7]];

impl Example {
    /// The pile from bottom to top.
    #[must_use]
    pub fn pile(&self) -> Vec<PlayingCard> {
        self.pile
            .iter()
            .filter_map(|text| text.parse().ok())
            .collect()
    }

    /// The hand of the player to move.
    #[must_use]
    pub fn hand(&self) -> PlayingCardSet {
        self.hand
            .iter()
            .filter_map(|text| text.parse::<PlayingCard>().ok())
            .collect()
    }

    /// The decision of the example; `None` if it has none.
    #[must_use]
    pub fn wanted(&self) -> Option<Decision> {
        self.wanted.parse().ok()
    }

    /// Whether the wanted card is the second one of a turn.
    #[must_use]
    pub const fn is_second(&self) -> bool {
        self.is_second
    }

    /// The cards of the hand that may be played.
    #[must_use]
    pub fn legal(&self) -> PlayingCardSet {
        match self.pile().last() {
            Some(top) if !self.is_second => beating(self.hand(), *top, Lesson::OWN),
            _ => self.hand(),
        }
    }
}

impl Lesson {
    /// The number of steps.
    pub const STEPS: usize = STEPS.len();

    /// The trump suit of the learner.
    pub const OWN: Suit = Suit::Hearts;

    /// The trump suit of the other player.
    pub const OTHER: Suit = Suit::Spades;

    /// The step, counting from 0.
    #[must_use]
    pub const fn step(&self) -> usize {
        self.step
    }

    /// The pile and the hand of the step.
    #[must_use]
    pub const fn example(&self) -> &'static Example {
        &STEPS[self.step]
    }

    /// What the learner must do to go on.
    #[must_use]
    pub fn task(&self) -> Task {
        match self.example().wanted {
            _ if self.step + 1 == Self::STEPS => Task::Done,
            "" => Task::Read,
            _ => Task::Decide,
        }
    }

    /// The index of the help text to show after a wrong decision. Each step with a decision has one.
    #[must_use]
    pub fn help(&self) -> Option<usize> {
        let before = STEPS[..self.step].iter();
        let before = before.filter(|step| !step.wanted.is_empty()).count();
        self.missed.then_some(before)
    }

    /// The learner decides; the wanted decision leads to the next step.
    pub fn decide(&mut self, decision: Decision) {
        if self.task() == Task::Decide {
            self.missed = self.example().wanted() != Some(decision);
            self.step += usize::from(!self.missed);
        }
    }

    /// The learner has read the step.
    pub fn go_on(&mut self) {
        self.step += usize::from(self.task() == Task::Read);
    }

    /// The learner goes a step back; nothing happens at the first.
    pub const fn back(&mut self) {
        *self = Self {
            step: self.step.saturating_sub(1),
            missed: false,
        };
    }
}
