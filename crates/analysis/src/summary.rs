//! The sum of a review: the costliest decision, luck and skill.

use session::{DealReview, DecisionReview, Estimate};

/// The sum of reviewed decisions and deals.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// The place of the costliest mistake among the decisions; `None` without a mistake.
    pub costliest: Option<usize>,
    /// The number of mistakes.
    pub mistakes: usize,
    /// What the deals were worth to bots in the player's seat.
    pub luck: Estimate,
    /// What the player's decisions gained against the baseline moves of a bot.
    pub play: Estimate,
    /// Everything else: how the others played, and how their cards fell. Luck, play and this are the
    /// result.
    pub others: Estimate,
    /// What the player got beyond the average of the table.
    pub result: i32,
}

impl Summary {
    /// Adds up decisions, and the deals that they belong to.
    #[must_use]
    pub fn new<M: PartialEq>(decisions: &[DecisionReview<M>], deals: &[DealReview]) -> Self {
        let mistakes = || {
            let all = decisions.iter().enumerate();
            all.filter(|(_, decision)| decision.is_mistake())
        };
        // The first of equal ones.
        let costliest = mistakes()
            .rev()
            .max_by_key(|(_, mistake)| mistake.cost.value);
        let luck = Estimate::sum(deals.iter().map(|deal| deal.luck));
        let play = Estimate::sum(decisions.iter().map(|decision| decision.play));
        let result: i32 = deals.iter().map(|deal| deal.result).sum();
        let known = Estimate::sum([luck, play]);
        Self {
            costliest: costliest.map(|(place, _)| place),
            mistakes: mistakes().count(),
            luck,
            play,
            others: Estimate {
                value: result - known.value,
                margin: known.margin,
            },
            result,
        }
    }
}
