//! The reviews of a decision and of a deal.

use crate::Estimate;

/// A decision, compared with the best one and with that of a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DecisionReview<M> {
    /// The move made.
    pub taken: M,
    /// The best move; the move made if no other is better.
    pub best: M,
    /// What the move made lost against the best one, 0 or more.
    pub cost: Estimate,
    /// What the move made gained against the baseline move, that of the bot which plays the deal on.
    pub play: Estimate,
    /// The results of best play after the best move and after the move made, if both are known exactly.
    pub exact: Option<[ExactResult; 2]>,
}

/// The result of a round with best play, for the player who decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ExactResult {
    /// The player loses.
    Loss,
    /// Nobody loses.
    Draw,
    /// The player wins.
    Win,
}

/// A finished deal: how good it was for a player, and what became of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DealReview {
    /// What bots in all seats get in this player's seat, beyond the average of the table.
    pub luck: Estimate,
    /// What the player got beyond the average of the table, in hundredths of the unit.
    pub result: i32,
}

impl<M> DecisionReview<M> {
    /// The same review with other names of the moves.
    #[must_use]
    pub fn map<N>(self, name: impl Fn(M) -> N) -> DecisionReview<N> {
        DecisionReview {
            taken: name(self.taken),
            best: name(self.best),
            cost: self.cost,
            play: self.play,
            exact: self.exact,
        }
    }
}

impl<M: PartialEq> DecisionReview<M> {
    /// Whether the decision was a mistake: its cost is clear of 0.
    #[must_use]
    pub fn is_mistake(&self) -> bool {
        self.taken != self.best && self.cost.is_above_zero()
    }
}

impl ExactResult {
    /// All results, from the worst to the best.
    pub const ALL: [Self; 3] = [Self::Loss, Self::Draw, Self::Win];

    /// The name in messages.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Loss => "loss",
            Self::Draw => "draw",
            Self::Win => "win",
        }
    }

    /// The result with this name, if there is one.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|result| result.id() == id)
    }
}
