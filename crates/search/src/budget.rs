//! Searches with a budget, computed in slices.

use core::task::Poll;

/// A search that has an answer at any time, and a better one after more iterations.
pub trait Search {
    /// The type of a move.
    type Move;

    /// Runs one iteration.
    fn iterate(&mut self);

    /// The best move so far; before the first iteration the first legal move.
    fn best(&self) -> Self::Move;

    /// Runs a number of iterations, and returns the best move.
    #[must_use]
    fn best_after(mut self, iterations: u32) -> Self::Move
    where
        Self: Sized,
    {
        for _ in 0..iterations {
            self.iterate();
        }
        self.best()
    }
}

/// A search with a number of iterations left. The answer is the same however the iterations are
/// sliced, so that a worker can answer messages in between.
#[derive(Clone, Debug)]
pub struct BudgetedSearch<S> {
    search: S,
    left: u32,
}

impl<S: Search> BudgetedSearch<S> {
    /// A search that stops after this many iterations.
    pub const fn new(search: S, iterations: u32) -> Self {
        Self {
            search,
            left: iterations,
        }
    }

    /// Runs up to this many iterations. Ready with the best move once the budget is spent, and from
    /// then on.
    pub fn step(&mut self, iterations: u32) -> Poll<S::Move> {
        for _ in 0..iterations.min(self.left) {
            self.search.iterate();
            self.left -= 1;
        }
        if self.left > 0 {
            return Poll::Pending;
        }
        Poll::Ready(self.search.best())
    }

    /// Runs all iterations that are left, and returns the best move.
    #[must_use]
    pub fn finish(self) -> S::Move {
        self.search.best_after(self.left)
    }
}
