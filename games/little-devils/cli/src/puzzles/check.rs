//! Whether a card is clearly best: small searches first, then large ones, and the solver.

use core::task::Poll;

use cards::{BySeat, Card, CardSet, Seed};
use little_devils::bots::advice::Adviser;
use little_devils::bots::net::Net;
use little_devils::bots::sample::Sampler;
use little_devils::bots::solver::{Limits, Solver};
use little_devils::review::Puzzle;
use little_devils::rules::{Position, View};

/// How many devils dearer every other card must surely be.
const CLEAR: f64 = 1.0;
/// Deals of the small searches, and how clear a card must be to be looked at on.
const SCREENS: [(u32, f64); 2] = [(60, 0.3), (600, CLEAR)];
/// Up to so many cards in hand, the solver is asked as well, in so many deals.
const SOLVED: usize = 4;
const SOLVED_DEALS: usize = 100;
/// The most nodes that the solver visits for a card in a deal.
const NODES: u64 = 4_000_000;

/// How a situation is looked at.
#[derive(Clone, Copy)]
pub(super) struct Check {
    pub(super) seed: Seed,
    pub(super) deals: u32,
}

impl Check {
    /// The situation as a puzzle, if small searches find a card clearly best.
    pub(super) fn screened(self, view: &View) -> Option<Puzzle> {
        let mut screened = None;
        for (deals, clear) in SCREENS {
            let puzzle = searched(view, self.seed, deals)?;
            if puzzle.margin() < clear {
                return None;
            }
            screened = Some(puzzle);
        }
        screened
    }

    /// The puzzle with the numbers of a large search, if another one agrees with it, and the solver too
    /// where it can be asked.
    pub(super) fn confirmed(self, puzzle: &Puzzle) -> Option<Puzzle> {
        let large = |branch| searched(puzzle.view(), self.seed.branch(branch), self.deals);
        let (one, other) = (large(1)?, large(2)?);
        let best = puzzle.best();
        let clear = [&one, &other]
            .iter()
            .all(|search| search.best() == best && search.margin() >= CLEAR);
        let solved = || self.solved(puzzle.view()).is_none_or(|card| card == best);
        (clear && solved()).then_some(one)
    }

    /// The best card on the mean of exact values, everybody playing for themselves, in deals drawn with
    /// equal chances; `None` where hands are too large.
    fn solved(self, view: &View) -> Option<Card> {
        let sampler = Sampler::new(view).filter(|_| view.hand().len() as usize <= SOLVED)?;
        let mut solver = Solver::new(Limits {
            nodes: NODES,
            table_bits: 16,
        });
        let mut generator = self.seed.branch(3).generator();
        let mut sums: Vec<(Card, u32)> = view.legal().iter().map(|card| (card, 0)).collect();
        for _ in 0..SOLVED_DEALS {
            let hands = sampler.draw(&mut generator);
            for (card, sum) in &mut sums {
                *sum += u32::from(value(&mut solver, view, &hands, *card)?);
            }
        }
        let least = sums.into_iter().min_by_key(|(_, sum)| *sum);
        least.map(|(card, _)| card)
    }
}

/// What the viewer takes from a card on, with all hands open.
fn value(solver: &mut Solver, view: &View, hands: &BySeat<CardSet>, card: Card) -> Option<u8> {
    let mut position = Position::new(*hands, *view.trick(), BySeat::new(view.seats()));
    position.play_unchecked(card);
    let taken = position.devils()[view.me()];
    let ahead = solver.maxn(&position).ok()?;
    Some(taken + ahead[view.me()])
}

/// What a search of so many deals says.
pub(super) fn searched(view: &View, seed: Seed, deals: u32) -> Option<Puzzle> {
    let mut adviser = Adviser::new(view, Some(Net::for_seats(view.seats())), seed, deals)?;
    loop {
        if let Poll::Ready(advice) = adviser.step(u32::MAX) {
            return Puzzle::new(view.clone(), advice);
        }
    }
}
