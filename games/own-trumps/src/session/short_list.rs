//! The decisions of a hint that are worth reading at once.

use crate::bots::rules_policy::choose_by_rules;
use crate::rules::{Decision, View};
use crate::session::RatedDecision;

/// The best decisions that are always on the list.
const BEST: usize = 4;

/// Splits rated decisions, the best first, into a short list and all others, both in the same order.
///
/// The short list has the best four and those that a person would think of first: the one of the simple
/// rules, and taking cards. A single other decision joins it.
#[must_use]
pub fn short_list(
    view: &View,
    rated: &[RatedDecision],
) -> (Vec<RatedDecision>, Vec<RatedDecision>) {
    let is_own_turn = view.table.to_move() == Some(view.me);
    let natural = is_own_turn.then(|| choose_by_rules(&view.table, view.hand));
    let natural = natural.flatten();
    let is_short =
        |at: usize, mv: Decision| at < BEST || natural == Some(mv) || mv == Decision::Take;
    let (mut short, mut others) = (Vec::new(), Vec::new());
    for (at, one) in rated.iter().enumerate() {
        let list = if is_short(at, one.mv) {
            &mut short
        } else {
            &mut others
        };
        list.push(*one);
    }
    if others.len() == 1 {
        return (rated.to_vec(), Vec::new());
    }
    (short, others)
}
