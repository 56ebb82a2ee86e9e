//! `devils solve`: the result of best play from the end of a deal record.

use core::error::Error;

use game::Game;
use own_trumps::bots::solver::{self, Outcome};
use own_trumps::protocol::DealRecord;
use serde::Serialize;

/// Nodes visited at most, unless another number is given: some ten seconds.
const NODES: u64 = 10_000_000;

/// The answer.
#[derive(Serialize)]
pub(super) struct Solution {
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
pub(super) fn solve(line: &[u8], nodes: Option<u64>) -> Result<Solution, Box<dyn Error>> {
    let (mut round, decisions) = DealRecord::read(line)?.validate()?;
    for decision in decisions {
        round.play_unchecked(decision);
    }
    let turn = round.to_move().ok_or("the round is over")?;
    let analysis = solver::solve(round.position(), nodes.unwrap_or(NODES))?;
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
