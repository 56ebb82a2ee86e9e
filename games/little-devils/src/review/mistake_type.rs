//! Kinds of mistakes, told from facts: what was played, what was best, and what each leads to.

use crate::bots::observation::TrickState;
use crate::rules::points;

use crate::review::Decision;

/// A kind of mistake. What fits several is of the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MistakeType {
    /// A lead, and a lower card was best.
    LeadsHigh,
    /// A lead, and a higher card was best.
    LeadsLow,
    /// The second card, and the other direction was best.
    WrongWay,
    /// A card with 5 devils was best to be rid of, and was kept.
    KeepsFives,
    /// The card takes the trick far more often than the best one.
    TakesTricks,
    /// The card takes the trick far less often than the best one: a cheap trick is better taken early.
    ShunsTricks,
    /// Neither: the cards kept are worse than those that could have been kept.
    KeepsWrong,
}

/// How much more often, of all deals, is far more often.
const FAR: f64 = 0.2;

impl MistakeType {
    /// Every habit.
    pub const ALL: [Self; 7] = [
        Self::LeadsHigh,
        Self::LeadsLow,
        Self::WrongWay,
        Self::KeepsFives,
        Self::TakesTricks,
        Self::ShunsTricks,
        Self::KeepsWrong,
    ];

    /// The habit's name in saves and messages; it never changes.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::LeadsHigh => "leads-high",
            Self::LeadsLow => "leads-low",
            Self::WrongWay => "wrong-way",
            Self::KeepsFives => "keeps-fives",
            Self::TakesTricks => "takes-tricks",
            Self::ShunsTricks => "shuns-tricks",
            Self::KeepsWrong => "keeps-wrong",
        }
    }

    /// The habit with this name, if there is one.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|habit| habit.id() == id)
    }

    /// The kind of a mistake.
    pub(super) fn classify(decision: &Decision) -> Self {
        let (played, best) = (decision.played(), decision.advice.best());
        let five = |card| points::FIVE.contains(card);
        match decision.trick_state() {
            TrickState::Lead if played.card > best.card => Self::LeadsHigh,
            TrickState::Lead => Self::LeadsLow,
            TrickState::Second { .. } if decision.side(played.card) != decision.side(best.card) => {
                Self::WrongWay
            }
            _ if five(best.card) && !five(played.card) => Self::KeepsFives,
            _ if played.takes > best.takes + FAR => Self::TakesTricks,
            _ if played.takes < best.takes - FAR => Self::ShunsTricks,
            _ => Self::KeepsWrong,
        }
    }
}
