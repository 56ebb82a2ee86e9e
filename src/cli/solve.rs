//! `devils solve`: exact values of positions with open hands.

use std::fmt;

use clap::Args;

use crate::bots::solver::{Limits, Solver, Unfinished};
use crate::wire::{PositionError, PositionMessage, Values};

use super::lines::Input;

/// What to solve, and how hard to try.
#[derive(Args)]
pub(super) struct Task {
    #[command(flatten)]
    pub(super) input: Input,
    /// The most nodes to visit for each of a line's three answers (some 5 million a second)
    #[arg(long, default_value_t = 2_000_000_000)]
    nodes: u64,
    /// The two tables have 2 to the power of this many entries of 40 bytes
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u8).range(4..=24))]
    table_bits: u8,
}

/// Why a line has no answer.
pub(super) enum SolveError {
    Position(PositionError),
    Unfinished(Unfinished),
}

impl Task {
    /// A solver that keeps to the limits.
    pub(super) const fn solver(&self) -> Solver {
        Solver::new(Limits {
            nodes: self.nodes,
            table_bits: self.table_bits,
        })
    }
}

/// The values of one line's position.
pub(super) fn answer(solver: &mut Solver, line: &[u8]) -> Result<Values, SolveError> {
    let (position, me) = PositionMessage::read(line).map_err(SolveError::Position)?;
    let paranoid = solver
        .paranoid(&position, me)
        .map_err(SolveError::Unfinished)?;
    let moves = solver
        .moves(&position, me)
        .map_err(SolveError::Unfinished)?;
    let maxn = solver.maxn(&position).map_err(SolveError::Unfinished)?;
    Ok(Values {
        paranoid,
        moves: moves
            .into_iter()
            .map(|(card, value)| (card.number(), value))
            .collect(),
        maxn: maxn.as_slice().to_vec(),
    })
}

impl fmt::Display for SolveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Position(error) => error.fmt(f),
            Self::Unfinished(error) => error.fmt(f),
        }
    }
}
