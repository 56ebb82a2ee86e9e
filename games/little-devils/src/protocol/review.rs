//! Match reviews as JSON: the lines of `devils review`. Devils are in hundredths.

use serde::Serialize;

use crate::bots::advice::Estimate;
use crate::review::{Decision, LuckSkillSplit, MistakeType, Review};
use cards::Card;

use crate::protocol::worker::{CardAdvice, hundredths};

/// The review of a match.
#[derive(Debug, Serialize)]
pub struct ReviewMessage {
    rounds: Vec<BalanceMessage>,
    decisions: Vec<DecisionMessage>,
    /// The costliest mistakes: indices into `decisions`, the costliest first.
    dearest: Vec<usize>,
    /// Cost of each mistake type, the costliest first.
    habits: Vec<(&'static str, i32)>,
}

/// Luck–skill split of a finished round: each part a mean and half its 95 % interval.
#[derive(Debug, Serialize)]
struct BalanceMessage {
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
    usual: u8,
    habit: Option<&'static str>,
    cards: Vec<CardAdvice>,
}

/// Number of costliest mistakes that are listed.
const DEAREST: usize = 3;

impl From<&Review> for ReviewMessage {
    fn from(review: &Review) -> Self {
        let decisions = || review.rounds.iter().flat_map(|round| &round.decisions);
        let place = |one: &Decision| decisions().position(|other| core::ptr::eq(one, other));
        Self {
            rounds: review
                .luck_skill_splits()
                .iter()
                .map(BalanceMessage::from)
                .collect(),
            decisions: decisions().map(DecisionMessage::from).collect(),
            dearest: review
                .costliest(DEAREST)
                .into_iter()
                .filter_map(place)
                .collect(),
            habits: review
                .mistake_costs()
                .into_iter()
                .map(|(habit, cost)| (habit.id(), hundredths(cost)))
                .collect(),
        }
    }
}

impl From<&LuckSkillSplit> for BalanceMessage {
    fn from(balance: &LuckSkillSplit) -> Self {
        let pair = |part: Estimate| (hundredths(part.mean), hundredths(part.half_width));
        Self {
            deal: pair(balance.deal),
            play: pair(balance.play),
            others: pair(balance.others),
            result: balance.result,
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
            best: number(decision.advice.best().card),
            usual: number(decision.advice.policy_card),
            habit: decision.mistake_type().map(MistakeType::id),
            cards: decision.advice.rows.iter().map(CardAdvice::from).collect(),
        }
    }
}
