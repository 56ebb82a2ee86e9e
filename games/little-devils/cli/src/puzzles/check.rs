//! Check of puzzles: whether one card is clearly best. Runs small searches first, then large ones
//! and the solver.

use core::task::Poll;

use cards::{BySeat, Card, CardSet, Seed};
use little_devils::bots::advice::Adviser;
use little_devils::bots::net::Net;
use little_devils::bots::sample::Sampler;
use little_devils::bots::solver::{Limits, Solver};
use little_devils::review::Puzzle;
use little_devils::rules::{Position, View};

/// The least cost of every other card, at the lower end of its interval, in devils.
const MIN_COST: f64 = 1.0;
/// Number of determinizations of each small search, and the least cost to pass it, in devils. The first
/// is quick and rejects most situations.
const SMALL_SEARCHES: [(u32, f64); 2] = [(60, 0.3), (600, MIN_COST)];
/// The solver checks hands of up to this many cards: larger ones take too long.
const SOLVER_HAND_SIZE: usize = 4;
/// The number of determinizations that the solver checks.
const SOLVER_SAMPLES: usize = 100;
/// Node limit of the solver for a card in a determinization.
const NODES: u64 = 4_000_000;

/// Parameters of a check.
#[derive(Clone, Copy)]
pub(super) struct Check {
    pub(super) seed: Seed,
    pub(super) deals: u32,
}

impl Check {
    /// The situation as a puzzle, if small searches find one card clearly best.
    pub(super) fn passes_small_searches(self, view: &View) -> Option<Puzzle> {
        let mut passes_small_searches = None;
        for (deals, clear) in SMALL_SEARCHES {
            let puzzle = search(view, self.seed, deals)?;
            if puzzle.least_cost() < clear {
                return None;
            }
            passes_small_searches = Some(puzzle);
        }
        passes_small_searches
    }

    /// The puzzle with the numbers of a large search, if a second one agrees, and the solver too
    /// where it is used.
    pub(super) fn passes_large_searches(self, puzzle: &Puzzle) -> Option<Puzzle> {
        let large = |branch| search(puzzle.view(), self.seed.branch(branch), self.deals);
        let (one, other) = (large(1)?, large(2)?);
        let best = puzzle.best();
        let clear = [&one, &other]
            .iter()
            .all(|search| search.best() == best && search.least_cost() >= MIN_COST);
        let best_by_solver = || {
            self.best_by_solver(puzzle.view())
                .is_none_or(|card| card == best)
        };
        (clear && best_by_solver()).then_some(one)
    }

    /// The card with the least mean of exact max^n values, in determinizations drawn uniformly. `None` if the
    /// hand is too large.
    fn best_by_solver(self, view: &View) -> Option<Card> {
        let sampler =
            Sampler::new(view).filter(|_| view.hand().len() as usize <= SOLVER_HAND_SIZE)?;
        let mut solver = Solver::new(Limits {
            nodes: NODES,
            table_bits: 16,
        });
        let mut generator = self.seed.branch(3).generator();
        let mut sums: Vec<(Card, u32)> = view.legal().iter().map(|card| (card, 0)).collect();
        for _ in 0..SOLVER_SAMPLES {
            let hands = sampler.draw(&mut generator);
            for (card, sum) in &mut sums {
                *sum += u32::from(value(&mut solver, view, &hands, *card)?);
            }
        }
        let least = sums.into_iter().min_by_key(|(_, sum)| *sum);
        least.map(|(card, _)| card)
    }
}

/// The viewer's devils after a card, with all hands open.
fn value(solver: &mut Solver, view: &View, hands: &BySeat<CardSet>, card: Card) -> Option<u8> {
    let mut position = Position::new(*hands, *view.trick(), BySeat::new(view.seats()));
    position.play_unchecked(card);
    let taken = position.devils()[view.me()];
    let ahead = solver.maxn(&position).ok()?;
    Some(taken + ahead[view.me()])
}

/// The puzzle according to a search of this many determinizations.
pub(super) fn search(view: &View, seed: Seed, deals: u32) -> Option<Puzzle> {
    let mut adviser = Adviser::new(view, Some(Net::for_seats(view.seats())), seed, deals)?;
    loop {
        if let Poll::Ready(advice) = adviser.step(u32::MAX) {
            return Puzzle::new(view.clone(), advice);
        }
    }
}
