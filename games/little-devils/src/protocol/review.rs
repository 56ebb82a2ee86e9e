//! Match reviews as JSON: the lines of `house review`. Devils are in hundredths.

use serde::Serialize;

use crate::bots::estimates::{CardEstimate, Estimate, hundredths, percent};
use crate::review::{Decision, LuckSkillSplit, MistakeType, Review};
use cards::Card;

/// The review of a match.
#[derive(Debug, Serialize)]
pub struct ReviewMessage {
    rounds: Vec<LuckSkillMessage>,
    decisions: Vec<DecisionMessage>,
    /// The costliest mistakes: indices into `decisions`, the costliest first.
    #[serde(rename = "dearest")]
    costliest: Vec<usize>,
    /// Cost of each mistake type, the costliest first.
    #[serde(rename = "habits")]
    mistake_types: Vec<(&'static str, i32)>,
}

/// Luck–skill split of a finished round: each part a mean and half its 95 % interval.
#[derive(Debug, Serialize)]
struct LuckSkillMessage {
    deal: (i32, i32),
    play: (i32, i32),
    others: (i32, i32),
    result: u8,
}

/// A card played when there was more than one legal card.
#[derive(Debug, Serialize)]
struct DecisionMessage {
    round: usize,
    trick: usize,
    card: u8,
    best: u8,
    #[serde(rename = "usual")]
    policy_card: u8,
    #[serde(rename = "habit")]
    mistake_type: Option<&'static str>,
    cards: Vec<CardRow>,
}

/// The value of one card, in whole numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
struct CardRow {
    /// The card's number.
    card: u8,
    /// Expected devils of the player from this card to the end of the round, in hundredths.
    devils: i32,
    /// Margin of error of `devils`: half its 95 % interval, in hundredths of a devil.
    #[serde(rename = "half")]
    devils_margin: i32,
    /// Cost: expected devils more than with the best card, in hundredths; 0 for the best.
    #[serde(rename = "dearer")]
    cost: i32,
    /// Margin of error of `cost`: half its 95 % interval, in hundredths of a devil.
    #[serde(rename = "dearer_half")]
    cost_margin: i32,
    /// How often the card takes the trick, in per cent of the determinizations. 0 and 100 only if
    /// it never or always does.
    #[serde(rename = "takes")]
    take_percent: i32,
}

/// Number of costliest mistakes that are listed.
const COSTLIEST: usize = 3;

impl From<&Review> for ReviewMessage {
    fn from(review: &Review) -> Self {
        let decisions = || review.rounds.iter().flat_map(|round| &round.decisions);
        let place = |one: &Decision| decisions().position(|other| core::ptr::eq(one, other));
        Self {
            rounds: review
                .luck_skill_splits()
                .iter()
                .map(LuckSkillMessage::from)
                .collect(),
            decisions: decisions().map(DecisionMessage::from).collect(),
            costliest: review
                .costliest(COSTLIEST)
                .into_iter()
                .filter_map(place)
                .collect(),
            mistake_types: review
                .mistake_costs()
                .into_iter()
                .map(|(mistake_type, cost)| (mistake_type.id(), hundredths(cost)))
                .collect(),
        }
    }
}

impl From<&LuckSkillSplit> for LuckSkillMessage {
    fn from(split: &LuckSkillSplit) -> Self {
        let pair = |part: Estimate| (hundredths(part.mean), hundredths(part.half_width));
        Self {
            deal: pair(split.deal),
            play: pair(split.play),
            others: pair(split.others),
            result: split.result,
        }
    }
}

impl From<&Decision> for DecisionMessage {
    fn from(decision: &Decision) -> Self {
        let number = |card: Card| card.number();
        Self {
            round: decision.round,
            trick: decision.number,
            card: number(decision.card),
            best: number(decision.estimates.best().card),
            policy_card: number(decision.estimates.policy_card),
            mistake_type: decision.mistake_type().map(MistakeType::id),
            cards: decision.estimates.rows.iter().map(CardRow::from).collect(),
        }
    }
}

impl From<&CardEstimate> for CardRow {
    fn from(row: &CardEstimate) -> Self {
        Self {
            card: row.card.number(),
            devils: hundredths(row.devils.mean),
            devils_margin: hundredths(row.devils.half_width),
            cost: hundredths(row.cost.mean),
            cost_margin: hundredths(row.cost.half_width),
            take_percent: percent(row.take_rate),
        }
    }
}
