//! `house solve` in Little Devils: exact values of positions with open hands.

use cards::Card;
use little_devils::bots::solver::{Limits, Solver};
use little_devils::protocol::{ParsePositionError, PositionMessage, Values};

use cli::games::in_text;
use cli::{SolveLimits, SolverStart};

/// Nodes visited at most, unless another number is given.
const NODES: u64 = 1_000_000_000;

/// The solver.
pub(super) const SOLVER: SolverStart = SolverStart {
    about: "the devils that each player takes from there on. A value that takes more nodes than allowed is left out, \
            and its name listed as \"unfinished\": max^n gets by with more than six cards a hand only in minutes, with \
            nine not at all. 1000000000 nodes unless told otherwise, some 4 million a second; two tables, 40 bytes an \
            entry.",
    begin,
};

/// A solver with these limits, which keeps its tables from line to line.
fn begin(limits: SolveLimits) -> cli::Solver {
    let mut solver = Solver::new(Limits {
        nodes: limits.nodes.unwrap_or(NODES),
        table_bits: limits.table_bits,
    });
    Box::new(move |line| in_text(answer(&mut solver, line)))
}

/// Solves the position in one line, as far as the limits allow.
fn answer(solver: &mut Solver, line: &[u8]) -> Result<Values, ParsePositionError> {
    let (position, me) = PositionMessage::read(line)?;
    let numbered = |(card, value): (Card, u8)| (card.number(), value);
    let mut values = Values {
        paranoid: solver.paranoid(&position, me).ok(),
        moves: (solver.moves(&position, me).ok())
            .map(|moves| moves.into_iter().map(numbered).collect()),
        maxn: (solver.maxn(&position).ok()).map(|vector| vector.as_slice().to_vec()),
        unfinished: Vec::new(),
    };
    for (field, known) in [
        ("paranoid", values.paranoid.is_some()),
        ("moves", values.moves.is_some()),
        ("maxn", values.maxn.is_some()),
    ] {
        if !known {
            values.unfinished.push(field);
        }
    }
    Ok(values)
}
