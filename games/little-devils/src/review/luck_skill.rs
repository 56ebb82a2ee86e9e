//! Luck and skill: the causes of a round's devils.
//!
//! The value of a situation is the number of devils that the player is expected to take in the whole
//! round, given what the player knows, if the learned policy plays on. The value changes from the deal
//! to the last trick, and every change has a cause:
//!
//! - **the deal**: from 0 to the value of the hand before the first card;
//! - **the play**: at each choice, from the value of the policy's card to the value of the card
//!   played; below 0 where the player did better than the policy;
//! - **the others**: all other changes, caused by the others' cards.
//!
//! The changes form a chain, so deal + play + others = result exactly. The values are estimates from
//! sampled determinizations, so each part has an interval.

use search::Sample;

use crate::bots::estimates::Estimate;

use crate::review::Decision;

/// The causes of one player's devils in one round.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LuckSkillSplit {
    /// The value of the hand before the first card.
    pub deal: Estimate,
    /// The devils added by the player's own cards; below 0 if they saved devils.
    pub play: Estimate,
    /// The devils added by the others' cards.
    pub others: Estimate,
    /// The devils taken, 0 to 87.
    pub result: u8,
}

/// The mean over rounds, with the intervals of their scatter.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Average {
    /// The value of the hands dealt.
    pub deal: Estimate,
    /// The devils added by the player's own cards.
    pub play: Estimate,
    /// The devils added by the others' cards.
    pub others: Estimate,
}

impl LuckSkillSplit {
    /// Splits the result of a round, given the value of the hand and the player's choices.
    #[must_use]
    pub fn new(deal: Estimate, decisions: &[Decision], result: u8) -> Self {
        let steps = || {
            decisions
                .iter()
                .map(|decision| decision.played().versus_policy)
        };
        let play = Estimate {
            mean: steps().map(|step| step.mean).sum(),
            half_width: length(steps().map(|step| step.half_width)),
        };
        Self {
            deal,
            play,
            others: Estimate {
                mean: f64::from(result) - deal.mean - play.mean,
                half_width: deal.half_width.hypot(play.half_width),
            },
            result,
        }
    }
}

impl Average {
    /// The average over these rounds; `None` without rounds.
    #[must_use]
    pub fn over(rounds: &[LuckSkillSplit]) -> Option<Self> {
        (!rounds.is_empty()).then(|| Self {
            deal: mean(rounds, |round| round.deal.mean),
            play: mean(rounds, |round| round.play.mean),
            others: mean(rounds, |round| round.others.mean),
        })
    }
}

/// The mean of one part. A single round tells nothing about the next, so its interval is infinite.
fn mean(rounds: &[LuckSkillSplit], part: impl Fn(&LuckSkillSplit) -> f64) -> Estimate {
    let mut sample = Sample::default();
    for round in rounds {
        sample.add(part(round));
    }
    Estimate {
        mean: sample.mean(),
        half_width: sample.margin(),
    }
}

/// The root of the sum of squares, which combines the intervals of independent parts.
fn length(parts: impl Iterator<Item = f64>) -> f64 {
    parts.map(|part| part * part).sum::<f64>().sqrt()
}
