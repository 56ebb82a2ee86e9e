//! `house solve` in Own Trumps: the result of best play from the end of a deal record.

use core::error::Error;

use cli::SolverStart;
use cli::games::in_text;
use game::Game;
use own_trumps::bots::solver::{self, Outcome};
use own_trumps::rules::Setup;
use protocol::DealRecord;
use serde::Serialize;

/// Nodes visited at most, unless another number is given: some ten seconds.
const NODES: u64 = 10_000_000;

/// The solver.
pub(super) const SOLVER: SolverStart = SolverStart {
    about: "a deal record for two players: win, draw, loss or unknown for the seat to move, and the best line. The \
            limit of 1,000 decisions is not modelled. 10000000 nodes unless told otherwise.",
    begin: |limits| Box::new(move |line| in_text(solve(line, limits.nodes))),
};

/// The answer.
#[derive(Serialize)]
struct Solution {
    /// The seat to move.
    turn: u8,
    /// `win`, `draw` or `loss` for this seat; `unknown` if the nodes do not suffice.
    outcome: &'static str,
    /// The best decisions found for both players.
    line: Vec<String>,
    /// The number of nodes visited.
    nodes: u64,
}

/// Solves the position after the decisions of a deal record of two players. The limit of 1,000 decisions
/// is not modelled.
fn solve(line: &[u8], nodes: Option<u64>) -> Result<Solution, Box<dyn Error>> {
    let (mut round, decisions) = Setup::from_line(line)?;
    for decision in decisions {
        round.play_unchecked(decision);
    }
    let turn = round.to_move().ok_or("the round is over")?;
    let analysis = solver::solve(round.position(), nodes.unwrap_or(NODES))
        .ok_or("only positions of two players can be solved")?;
    let decisions = analysis.line.iter();
    Ok(Solution {
        turn: turn.get(),
        outcome: match analysis.outcome {
            Some(Outcome::Win) => "win",
            Some(Outcome::Draw) => "draw",
            Some(Outcome::Loss) => "loss",
            None => "unknown",
        },
        line: decisions.map(ToString::to_string).collect(),
        nodes: analysis.nodes,
    })
}
