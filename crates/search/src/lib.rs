//! Search and tournaments for every game.
//!
//! A game that implements [`Playout`] and [`Determinize`] gets two baselines, [`Pimc`] and
//! [`Ismcts`]. They are for hidden cards and, with [`PerfectInformation`], for open ones too. A
//! [`BudgetedSearch`] runs them in slices.
//!
//! A [`Tournament`] plays a [`Contest`] on duplicate deals. Its results are [`Sample`]s with
//! confidence intervals.

mod arena;
mod budget;
mod determinize;
mod ismcts;
mod pimc;
mod playout;
mod policy;
mod statistics;

pub use arena::{
    Bot, BotError, Contest, Results, Seating, Tournament, beaten_shares, lineup, play_game,
};
pub use budget::{BudgetedSearch, Search};
pub use determinize::{Determinize, PerfectInformation};
pub use ismcts::{Ismcts, SearchedMove};
pub use pimc::Pimc;
pub use playout::{MoveSet, Playout};
pub use policy::{RandomPolicy, RolloutPolicy, draw_move, roll_out};
pub use statistics::{Sample, TournamentScores, margin_95};
