//! The solver as a worker has it: texts in, texts out, and work in slices.
//!
//! - `solve 7 300000 patience 1 klondike 123 …` asks whether a saved game can be won, within a number of
//!   positions. The answer is `solved 7 won 0>8 draw …`, with a line of play, or `solved 7 lost` or
//!   `solved 7 unknown`.
//! - `deal 8 klondike 500` asks for a deal that can be won, with this number or a higher one. The answer is
//!   `dealt 8 klondike 503`, or `dealt 8` if none was found among the next ones.
//! - `odds 9 50 200000 patience 1 klondike 123 …` asks how many of 50 games can be won that look the same to the
//!   player of a saved game, within this number of positions each. The answer after each game is `trying 9 3 1 0`:
//!   won, lost, undecided; after the last one it is `odds 9 31 14 5`. Fewer are tried if the solver decides none. If
//!   the player could name every card, the game itself is solved, and the only answer is `known 9 won 0>8 draw …`,
//!   `known 9 lost` or `known 9 unknown`.
//! - `stop` ends the work on a game, without an answer.
//!
//! A newer question about a game replaces an older one, and a newer search for a deal the older one. Questions come
//! first: the search waits for them.

use core::fmt::Write;

use cards::Seed;
use session::{Front, Mailbox};

use super::odds::{TrialCounts, Trials};
use super::search::{Solver, Verdict};
use crate::games;
use crate::play::{Play, Unknown, read_save};
use crate::rules::Declaration;

/// The number of positions of a slice.
const SLICE: u64 = 4_000;

/// The number of positions tried for a deal that is to be winnable.
pub const DEAL_BUDGET: u64 = 40_000;

/// The number of deals tried.
const MAX_DEALS: u64 = 40;

/// The work under way: on a question about a game, and in the background the search for a deal.
#[derive(Default)]
pub struct SolverService {
    requests: Mailbox<Work, Work>,
}

/// A request that is worked on.
struct Work {
    ticket: u32,
    /// Boxed: its table of positions grows.
    solver: Box<Solver<'static>>,
    budget: u64,
    aim: Aim,
}

/// What a request asks for.
enum Aim {
    /// Whether a game can be won, and how.
    Line,
    /// Whether a game can be won all of whose cards the player knows.
    Known,
    /// A deal that can be won.
    Deal(Deals),
    /// How many games that look the same can be won.
    Odds(Box<Trials>),
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
        if text == "stop" {
            self.stop();
            return None;
        }
        let (kind, rest) = text.split_once(' ')?;
        let (ticket, rest) = rest.split_once(' ')?;
        let ticket = ticket.parse().ok()?;
        let (work, refused) = match kind {
            "solve" => (solve(ticket, rest), format!("solved {ticket} unknown")),
            "deal" => (deal(ticket, rest), format!("dealt {ticket}")),
            "odds" => (odds(ticket, rest), format!("known {ticket} unknown")),
            _ => return None,
        };
        let Some(work) = work else {
            return Some(refused);
        };
        match work.aim {
            Aim::Deal(_) => self.requests.put_background_request(work),
            _ => self.requests.put_move_request(work),
        }
        None
    }

    fn stop(&mut self) {
        if let Some(Front::MoveRequest(_)) = self.requests.front() {
            self.requests.clear_front();
        }
    }

    /// Whether there is nothing to work on.
    #[must_use]
    pub const fn is_idle(&self) -> bool {
        self.requests.is_idle()
    }

    /// Works on for a slice. Returns the answer once it is found.
    pub fn step(&mut self) -> Option<String> {
        let (Front::MoveRequest(work) | Front::BackgroundRequest(work)) = self.requests.front()?;
        let verdict = work.solver.run(SLICE);
        if verdict.is_none() && work.solver.nodes() < work.budget {
            return None;
        }
        let (answer, is_over) = work.answer(verdict.unwrap_or(Verdict::Unknown));
        if is_over {
            self.requests.clear_front();
        }
        answer
    }
}

impl Work {
    /// Takes the verdict on a position. Returns the answer to give, and whether the work is done.
    fn answer(&mut self, verdict: Verdict) -> (Option<String>, bool) {
        let ticket = self.ticket;
        match &mut self.aim {
            Aim::Line => (Some(solved("solved", ticket, verdict, &self.solver)), true),
            Aim::Known => (Some(solved("known", ticket, verdict, &self.solver)), true),
            Aim::Deal(deals) if verdict == Verdict::Won => {
                let (game, seed) = (deals.game.id, deals.seed);
                (Some(format!("dealt {ticket} {game} {seed}")), true)
            }
            Aim::Deal(deals) if deals.left == 0 => (Some(format!("dealt {ticket}")), true),
            Aim::Deal(deals) => {
                deals.left -= 1;
                deals.seed += 1;
                self.solver = solver(&Play::new(deals.game, Seed(deals.seed)));
                (None, false)
            }
            Aim::Odds(trials) => {
                trials.count(verdict);
                let is_over = trials.is_over();
                if !is_over {
                    self.solver = trials.solver();
                }
                let kind = if is_over { "odds" } else { "trying" };
                (Some(counts(kind, ticket, trials.counts())), is_over)
            }
        }
    }
}

fn solve(ticket: u32, text: &str) -> Option<Work> {
    let (budget, save) = text.split_once(' ')?;
    let play = read_save(save).ok()?;
    Some(Work {
        ticket,
        solver: solver(&play),
        budget: budget.parse().ok()?,
        aim: Aim::Line,
    })
}

fn deal(ticket: u32, text: &str) -> Option<Work> {
    let (game, seed) = text.split_once(' ')?;
    let game = games::by_id(game)?;
    let seed: u64 = seed.parse().ok()?;
    let seed = seed.min(u64::MAX - MAX_DEALS);
    Some(Work {
        ticket,
        solver: solver(&Play::new(game, Seed(seed))),
        budget: DEAL_BUDGET,
        aim: Aim::Deal(Deals {
            game,
            seed,
            left: MAX_DEALS,
        }),
    })
}

fn odds(ticket: u32, text: &str) -> Option<Work> {
    let (trials, text) = text.split_once(' ')?;
    let (budget, save) = text.split_once(' ')?;
    let (trials, budget): (u32, u64) = (trials.parse().ok()?, budget.parse().ok()?);
    let play = read_save(save).ok()?;
    let unknown = Unknown::from_play(&play);
    if unknown.is_nothing() {
        return Some(Work {
            ticket,
            solver: solver(&play),
            budget: budget.saturating_mul(trials.into()),
            aim: Aim::Known,
        });
    }
    let trials = Trials::new(&play.game().rules, unknown, trials);
    Some(Work {
        ticket,
        solver: trials.solver(),
        budget,
        aim: Aim::Odds(Box::new(trials)),
    })
}

fn solver(play: &Play) -> Box<Solver<'static>> {
    Box::new(Solver::new(&play.game().rules, play.position()))
}

fn solved(kind: &str, ticket: u32, verdict: Verdict, solver: &Solver<'static>) -> String {
    let mut text = format!("{kind} {ticket} {}", name(verdict));
    for mv in solver.line() {
        // Writing to a text does not fail.
        let _ = write!(text, " {mv}");
    }
    text
}

fn counts(kind: &str, ticket: u32, counts: TrialCounts) -> String {
    let TrialCounts {
        won,
        lost,
        undecided,
    } = counts;
    format!("{kind} {ticket} {won} {lost} {undecided}")
}

const fn name(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Won => "won",
        Verdict::Lost => "lost",
        Verdict::Unknown => "unknown",
    }
}
