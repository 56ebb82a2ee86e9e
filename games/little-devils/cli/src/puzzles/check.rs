//! Check of puzzles: whether one card is clearly best. Runs small searches first, then large ones
//! and the solver. A puzzle that any of them cannot confirm does not pass.

use core::task::Poll;

use cards::{BySeat, Card, CardSet, Seed};
use little_devils::bots::estimates::CardEstimator;
use little_devils::bots::net::Net;
use little_devils::bots::sample::Sampler;
use little_devils::bots::solver::{Limits, Solver};
use little_devils::review::Puzzle;
use little_devils::rules::{Position, View};

/// Every other card must cost at least this many devils, at the lower end of its interval.
const MIN_COST: f64 = 1.0;
/// The small searches: the number of determinizations of each, and the least cost, in devils, that every
/// other card must have. The first is quick and rejects most situations.
const SMALL_SEARCHES: [(u32, f64); 2] = [(60, 0.3), (600, MIN_COST)];
/// The solver checks hands of up to this many cards: larger ones take too long.
const SOLVER_HAND_SIZE: usize = 4;
/// The number of determinizations that the solver checks.
const SOLVER_DETERMINIZATIONS: usize = 100;
/// The most nodes of the solver for one card in one determinization. A puzzle that needs more is
/// rejected.
const SOLVER_NODES: u64 = 4_000_000;

/// The searches that a puzzle must pass.
#[derive(Clone, Copy)]
pub(super) struct Check {
    /// The seed of all searches.
    pub(super) seed: Seed,
    /// The number of determinizations of each large search.
    pub(super) determinizations: u32,
}

impl Check {
    /// The situation as a puzzle, if small searches find one card clearly best.
    pub(super) fn by_small_searches(self, view: &View) -> Option<Puzzle> {
        let mut passed = None;
        for (determinizations, min_cost) in SMALL_SEARCHES {
            let puzzle = search(view, self.seed, determinizations)?;
            if puzzle.least_cost() < min_cost {
                return None;
            }
            passed = Some(puzzle);
        }
        passed
    }

    /// The puzzle with the numbers of a large search, if a second one agrees, and the solver too.
    pub(super) fn confirm(self, puzzle: &Puzzle) -> Option<Puzzle> {
        let large = |number| {
            search(
                puzzle.view(),
                self.seed.derive(number),
                self.determinizations,
            )
        };
        let (one, other) = (large(1)?, large(2)?);
        let best = puzzle.best();
        let clear = [&one, &other]
            .iter()
            .all(|search| search.best() == best && search.least_cost() >= MIN_COST);
        (clear && self.solver_agrees(puzzle.view(), best, SOLVER_NODES)).then_some(one)
    }

    /// Whether the solver finds this card best. Agrees to every card of a hand that is too large for it,
    /// and to none if it finds no answer.
    fn solver_agrees(self, view: &View, best: Card, nodes: u64) -> bool {
        view.hand().len() as usize > SOLVER_HAND_SIZE
            || self.best_by_solver(view, nodes) == Some(best)
    }

    /// The card with the least mean of exact max^n values, in determinizations drawn uniformly. `None` if a
    /// search reaches the node limit, or no determinization agrees with the view.
    fn best_by_solver(self, view: &View, nodes: u64) -> Option<Card> {
        let sampler = Sampler::new(view)?;
        let mut solver = Solver::new(Limits {
            nodes,
            table_bits: 16, // 2.6 MB
        });
        let mut generator = self.seed.derive(3).generator();
        let mut sums: Vec<(Card, u32)> = view.legal().iter().map(|card| (card, 0)).collect();
        for _ in 0..SOLVER_DETERMINIZATIONS {
            let hands = sampler.draw(&mut generator);
            for (card, sum) in &mut sums {
                *sum += u32::from(devils_after(&mut solver, view, &hands, *card)?);
            }
        }
        let least = sums.into_iter().min_by_key(|(_, sum)| *sum);
        least.map(|(card, _)| card)
    }
}

/// The devils that the viewer takes from this card to the end of the round, if all hands are open and
/// everybody minimizes their own; `None` at the node limit.
fn devils_after(
    solver: &mut Solver,
    view: &View,
    hands: &BySeat<CardSet>,
    card: Card,
) -> Option<u8> {
    let mut position = Position::new(*hands, *view.trick(), BySeat::new(view.seats()));
    position.play_unchecked(card);
    let taken = position.devils()[view.me()];
    let ahead = solver.maxn(&position).ok()?;
    Some(taken + ahead[view.me()])
}

/// The puzzle according to a search of this many determinizations.
pub(super) fn search(view: &View, seed: Seed, determinizations: u32) -> Option<Puzzle> {
    let mut estimator = CardEstimator::new(
        view,
        Some(Net::for_seats(view.seats())),
        seed,
        determinizations,
    )?;
    loop {
        if let Poll::Ready(estimates) = estimator.step(u32::MAX) {
            return Puzzle::new(view.clone(), estimates);
        }
    }
}

#[cfg(test)]
mod tests {
    use game::Game as _;
    use little_devils::rules::{Match, SEATS};

    use super::*;

    const CHECK: Check = Check {
        seed: Seed(1),
        determinizations: 1,
    };

    /// A view with this number of cards in the hand, and a choice.
    fn view_of_hand(size: u32) -> View {
        let mut round = Match::new(SEATS.fewest(), Seed(1)).deal();
        loop {
            let view = round.view(round.to_move().expect("a round with such a view"));
            if view.hand().len() == size && view.legal().len() > 1 {
                return view;
            }
            let card = view.legal().iter().next().expect("a legal card");
            round.play_unchecked(card);
        }
    }

    #[test]
    fn the_solver_agrees_to_no_card_at_the_node_limit() {
        let view = view_of_hand(3);
        let agreed = |nodes| {
            let cards = view.legal().iter();
            cards
                .filter(|card| CHECK.solver_agrees(&view, *card, nodes))
                .count()
        };
        assert_eq!(agreed(SOLVER_NODES), 1);
        assert_eq!(agreed(1), 0);
    }

    #[test]
    fn the_solver_agrees_to_every_card_of_a_large_hand() {
        let view = view_of_hand(5);
        assert!(
            view.legal()
                .iter()
                .all(|card| CHECK.solver_agrees(&view, card, 1))
        );
    }
}
