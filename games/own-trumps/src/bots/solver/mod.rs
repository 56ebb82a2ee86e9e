//! The exact result of a position of two players, whose cards are all open, and its best line.
//!
//! Alpha-beta search with iterative deepening and a transposition table. The search stops at a number of
//! nodes; then the result may be unknown, and the line is the best one found.
//!
//! - A position that occurs again on the current line counts as drawn. A result that depends on such a
//!   repetition is not stored, because on another line it may differ. A win never depends on one.
//! - The limit of 1,000 decisions (rule 8) is not modelled.
//! - Positions are compared by 64-bit keys.

mod alpha_beta;
mod keys;
mod order;
mod transposition;

use crate::rules::{Decision, Position};

use alpha_beta::AlphaBeta;

/// The result of best play, for the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The other player loses.
    Win,
    /// Nobody loses.
    Draw,
    /// The player to move loses.
    Loss,
}

/// The result of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis {
    /// The exact result; `None` if it is unknown within the budget.
    pub outcome: Option<Outcome>,
    /// The best decisions found for both players; at least one unless the round is over.
    pub line: Vec<Decision>,
    /// The number of positions searched.
    pub nodes: u64,
}

/// Searches a position of two players; `None` with more. Visits at most about `budget` positions.
#[must_use]
pub fn solve(position: &Position, budget: u64) -> Option<Analysis> {
    let is_for_two = position.table().seats().get() == 2;
    is_for_two.then(|| AlphaBeta::new(budget).analyze(position))
}
