//! The solver as a worker has it: texts in, texts out, and work in slices.
//!
//! - `solve 7 300000 patience 1 klondike 123 …` asks whether a saved game can be won, within a number of
//!   positions. The answer is `solved 7 won 0>8 draw …`, with a line of play, or `solved 7 lost` or
//!   `solved 7 unknown`.
//! - `deal 8 klondike 500` asks for a deal that can be won, with this number or a higher one. The answer is
//!   `dealt 8 klondike 503`, or `dealt 8` if none was found among the next ones.
//!
//! A newer request replaces an older one.

use core::fmt::Write;

use cards::Seed;

use super::search::{Solver, Verdict};
use crate::games;
use crate::play::{Play, read_save};
use crate::rules::Declaration;

/// The number of positions of a slice.
const SLICE: u64 = 4_000;

/// The number of positions tried for a deal that is to be winnable.
pub const DEAL_BUDGET: u64 = 40_000;

/// The number of deals tried.
const MOST_DEALS: u64 = 40;

/// The work under way.
#[derive(Default)]
pub struct SolverService {
    work: Option<Work>,
}

/// A request that is worked on.
struct Work {
    ticket: u32,
    /// Boxed: its table of positions grows.
    solver: Box<Solver<'static>>,
    budget: u64,
    deals: Option<Deals>,
}

/// The search for a deal that can be won.
struct Deals {
    game: &'static Declaration,
    seed: u64,
    left: u64,
}

impl SolverService {
    /// Receives a request. Returns the answer if the request cannot be worked on: nothing is known then.
    pub fn receive(&mut self, text: &str) -> Option<String> {
        self.work = None;
        let (kind, rest) = text.split_once(' ')?;
        let (ticket, rest) = rest.split_once(' ')?;
        let ticket = ticket.parse().ok()?;
        let refused = match kind {
            "solve" => format!("solved {ticket} unknown"),
            "deal" => format!("dealt {ticket}"),
            _ => return None,
        };
        self.work = match kind {
            "solve" => solve(ticket, rest),
            _ => deal(ticket, rest),
        };
        self.work.is_none().then_some(refused)
    }

    /// Whether there is nothing to work on.
    #[must_use]
    pub const fn is_idle(&self) -> bool {
        self.work.is_none()
    }

    /// Works on for a slice. Returns the answer once it is found.
    pub fn step(&mut self) -> Option<String> {
        let work = self.work.as_mut()?;
        let verdict = work.solver.run(SLICE);
        if verdict.is_none() && work.solver.nodes() < work.budget {
            return None;
        }
        let ticket = work.ticket;
        let answer = match (&mut work.deals, verdict) {
            (None, verdict) => solved(ticket, verdict, &work.solver),
            (Some(deals), Some(Verdict::Won)) => {
                format!("dealt {ticket} {} {}", deals.game.id, deals.seed)
            }
            (Some(deals), _) if deals.left == 0 => format!("dealt {ticket}"),
            (Some(deals), _) => {
                deals.left -= 1;
                deals.seed += 1;
                work.solver = solver(&Play::new(deals.game, Seed(deals.seed)));
                return None;
            }
        };
        self.work = None;
        Some(answer)
    }
}

fn solve(ticket: u32, text: &str) -> Option<Work> {
    let (budget, save) = text.split_once(' ')?;
    let play = read_save(save).ok()?;
    Some(Work {
        ticket,
        solver: solver(&play),
        budget: budget.parse().ok()?,
        deals: None,
    })
}

fn deal(ticket: u32, text: &str) -> Option<Work> {
    let (game, seed) = text.split_once(' ')?;
    let game = games::by_id(game)?;
    let seed: u64 = seed.parse().ok()?;
    let seed = seed.min(u64::MAX - MOST_DEALS);
    Some(Work {
        ticket,
        solver: solver(&Play::new(game, Seed(seed))),
        budget: DEAL_BUDGET,
        deals: Some(Deals {
            game,
            seed,
            left: MOST_DEALS,
        }),
    })
}

fn solver(play: &Play) -> Box<Solver<'static>> {
    Box::new(Solver::new(&play.game().rules, play.position()))
}

fn solved(ticket: u32, verdict: Option<Verdict>, solver: &Solver<'static>) -> String {
    let mut text = format!("solved {ticket} ");
    text.push_str(match verdict {
        Some(Verdict::Won) => "won",
        Some(Verdict::Lost) => "lost",
        Some(Verdict::Unknown) | None => "unknown",
    });
    for mv in solver.line() {
        // Writing to a text does not fail.
        let _ = write!(text, " {mv}");
    }
    text
}
