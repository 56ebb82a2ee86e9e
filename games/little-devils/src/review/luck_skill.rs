//! Luck and skill: how a round's devils came about.
//!
//! The value of a situation is what the player is expected to take in the whole round, as far as they
//! can know, if they play on as the learned policy would. From the deal to the last trick the value
//! changes step by step, and each step has a cause:
//!
//! - **the deal**: from nothing to the worth of the hand before the first card;
//! - **the play**: at each card with a choice, from the value of the policy's usual card to the value
//!   of the card played; less than 0 where the player did better than the policy;
//! - **the others**: all the rest, from a card of the player to their next choice and from the last to
//!   the result: what the others played, and what their cards turned out to be.
//!
//! One value's end is the next one's beginning, so deal + play + others = result, whatever the values
//! are; only that they are drawn by lot, and so the parts, has an interval.

use crate::bots::advice::Estimate;

use crate::review::Decision;

/// How the devils of one round came about, for one player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LuckSkillSplit {
    /// What the hand was worth before the first card.
    pub deal: Estimate,
    /// What the player's own cards added; below 0 they saved devils.
    pub play: Estimate,
    /// What the others' cards added.
    pub others: Estimate,
    /// The devils taken, 0 to 87.
    pub result: u8,
}

/// The mean of some rounds, with the interval that their scatter gives.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Average {
    /// Of the hands dealt.
    pub deal: Estimate,
    /// Of the player's own cards.
    pub play: Estimate,
    /// Of the others' cards.
    pub others: Estimate,
}

impl LuckSkillSplit {
    /// The balance of a round with this worth, these choices of the player and this result.
    #[must_use]
    pub fn new(deal: Estimate, decisions: &[Decision], result: u8) -> Self {
        let steps = || {
            decisions
                .iter()
                .map(|decision| decision.played().than_usual)
        };
        let play = Estimate {
            mean: steps().map(|step| step.mean).sum(),
            half: length(steps().map(|step| step.half)),
        };
        Self {
            deal,
            play,
            others: Estimate {
                mean: f64::from(result) - deal.mean - play.mean,
                half: deal.half.hypot(play.half),
            },
            result,
        }
    }
}

impl Average {
    /// Over these rounds; without any there is nothing to say.
    #[must_use]
    pub fn over(rounds: &[LuckSkillSplit]) -> Option<Self> {
        (!rounds.is_empty()).then(|| Self {
            deal: mean(rounds, |round| round.deal.mean),
            play: mean(rounds, |round| round.play.mean),
            others: mean(rounds, |round| round.others.mean),
        })
    }
}

/// The mean of a part over rounds. One round alone says nothing of the next: its interval is endless.
fn mean(rounds: &[LuckSkillSplit], part: impl Fn(&LuckSkillSplit) -> f64) -> Estimate {
    let number = rounds.iter().map(|_| 1.0).sum::<f64>();
    let mean = rounds.iter().map(&part).sum::<f64>() / number;
    let off = length(rounds.iter().map(|round| part(round) - mean));
    Estimate {
        mean,
        half: if number > 1.0 {
            1.96 * off / (number * (number - 1.0)).sqrt()
        } else {
            f64::INFINITY
        },
    }
}

/// The square root of a sum of squares: half an interval of a sum of independent parts.
fn length(parts: impl Iterator<Item = f64>) -> f64 {
    parts.map(|part| part * part).sum::<f64>().sqrt()
}
