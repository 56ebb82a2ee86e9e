//! `devils solve`: exact values of positions with open hands.

use clap::Args;

use cards::Card;
use little_devils::bots::solver::{Limits, Solver};
use little_devils::protocol::{ParsePositionError, PositionMessage, Values};

use cli::games::GameCommands;
use cli::lines::Input;

/// Nodes visited at most, unless another number is given.
const NODES: u64 = 1_000_000_000;

/// Options of `devils solve`.
#[derive(Args)]
pub(super) struct Task {
    #[command(flatten)]
    pub(super) input: Input,
    /// The most nodes to visit for each of a line's three answers, some 4 million a second; an answer
    /// that needs more is left out and named as unfinished [default: 1000000000; own-trumps: 10000000]
    #[arg(long)]
    nodes: Option<u64>,
    /// The two tables have 2 to the power of this many entries of 40 bytes
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u8).range(4..=24))]
    table_bits: u8,
}

impl Task {
    /// A solver with these limits.
    pub(super) fn solver(&self) -> Solver {
        Solver::new(Limits {
            nodes: self.nodes.unwrap_or(NODES),
            table_bits: self.table_bits,
        })
    }

    /// The other game's answer, with its own number of nodes if none is given.
    pub(super) fn solve_other(&self, game: &GameCommands, line: &[u8]) -> Result<String, String> {
        let solve = game.solve.ok_or(format!("{} has no solver", game.id))?;
        solve(line, self.nodes)
    }
}

/// Solves the position in one line, as far as the limits allow.
pub(super) fn answer(solver: &mut Solver, line: &[u8]) -> Result<Values, ParsePositionError> {
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
