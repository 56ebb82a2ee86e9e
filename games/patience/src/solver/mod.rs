//! The solver: can a game be won with all cards known?
//!
//! A depth-first search over positions with a table of those that were seen. These keep it small: safe
//! moves to the foundations are made at once; cards of the stock are reached by as many draws as they need, so
//! that drawing is no move of its own; piles that can be exchanged count as the same; and runs are split only
//! if that frees a card for its foundation. The search runs in slices, so that a worker stays responsive.
//!
//! For Klondike the reductions follow Blake and Gent, "The Winnability of Klondike Solitaire and Many Other
//! Patience Games", and Yan, Diaconis, Rusmevichientong and Van Roy, "Solitaire: Man Versus Machine".

mod attempts;
mod best_first;
mod candidates;
mod golf;
mod hash;
mod merit;
mod odds;
mod regular;
mod search;
mod service;
mod step;
mod table;
mod talon;

pub use odds::{TRIAL_BUDGET, TRIALS, TrialCounts};
pub use search::{Solution, Solver, Verdict, solve};
pub use service::{DEAL_BUDGET, SolverService};
