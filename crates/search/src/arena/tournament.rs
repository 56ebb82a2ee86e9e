//! Tournaments: every deal in all rotations, on several threads.

use core::sync::atomic::{AtomicU64, Ordering};
use std::panic::resume_unwind;
use std::thread;

use cards::{BySeat, SeatCount, Seed};

use crate::{Seating, TournamentScores, lineup};

/// What a tournament plays with each deal: one round, or a whole match. It gives `N` scores to each
/// seat, such as points and wins.
pub trait Contest<P, const N: usize> {
    /// The reason why a contest could not be played to its end.
    type Error;

    /// Plays the contest of a seed: the same deals for every lineup. Returns each seat's scores.
    ///
    /// # Errors
    /// The contest could not be played to its end.
    fn play(&self, seating: Seating<'_, P>, seed: Seed) -> Result<[BySeat<f64>; N], Self::Error>;
}

/// The size of a tournament.
#[derive(Clone, Copy, Debug)]
pub struct Tournament {
    /// The number of players at the table.
    pub seats: SeatCount,
    /// The number of bots, at least 1.
    pub bots: usize,
    /// The number of deals. The tournament ends after them, or when a contest fails.
    pub deals: u64,
    /// The seed that the seed of each deal is derived from.
    pub seed: Seed,
    /// The number of threads. With more than one, sums may differ in the last digit, because deals
    /// are added in the order in which they end.
    pub threads: usize,
}

/// The results of a tournament.
#[derive(Clone, Debug)]
pub struct Results<P, const N: usize> {
    /// The totals of each score.
    pub totals: [TournamentScores; N],
    /// The bots of each thread.
    pub bots: Vec<Vec<P>>,
}

impl Tournament {
    /// Plays all deals. Every thread calls `enter` once for its bots, and
    /// `progress` after each deal with the number of deals begun.
    ///
    /// # Errors
    /// No bots could enter, or a contest could not be played to its end. Then no thread begins
    /// another deal.
    ///
    /// # Panics
    /// If a bot panics.
    pub fn run<P, C, const N: usize>(
        &self,
        contest: &C,
        enter: impl Fn() -> Result<Vec<P>, C::Error> + Sync,
        progress: impl Fn(u64) + Sync,
    ) -> Result<Results<P, N>, C::Error>
    where
        P: Send,
        C: Contest<P, N, Error: Send> + Sync,
    {
        let next = AtomicU64::new(0);
        let play = || {
            let results = self.play_deals(contest, enter()?, &next, &progress);
            if results.is_err() {
                next.fetch_max(self.deals, Ordering::Relaxed);
            }
            results
        };
        let mut all = Results {
            totals: self.totals(),
            bots: Vec::new(),
        };
        thread::scope(|scope| {
            let threads: Vec<_> = (0..self.threads).map(|_| scope.spawn(play)).collect();
            for thread in threads {
                let (totals, bots) = thread.join().unwrap_or_else(|panic| resume_unwind(panic))?;
                for (sum, scores) in all.totals.iter_mut().zip(&totals) {
                    sum.join(scores);
                }
                all.bots.push(bots);
            }
            Ok(all)
        })
    }

    /// Plays deals until none is left: the work of one thread.
    fn play_deals<P, C: Contest<P, N>, const N: usize>(
        &self,
        contest: &C,
        mut bots: Vec<P>,
        next: &AtomicU64,
        progress: &impl Fn(u64),
    ) -> Result<([TournamentScores; N], Vec<P>), C::Error> {
        let mut totals = self.totals();
        loop {
            let deal = next.fetch_add(1, Ordering::Relaxed);
            if deal >= self.deals {
                return Ok((totals, bots));
            }
            self.play_rotations(contest, &mut bots, deal, &mut totals)?;
            progress(deal + 1);
        }
    }

    /// Plays one deal in all rotations.
    fn play_rotations<P, C: Contest<P, N>, const N: usize>(
        &self,
        contest: &C,
        bots: &mut [P],
        deal: u64,
        totals: &mut [TournamentScores; N],
    ) -> Result<(), C::Error> {
        let seats = self.seats;
        let mut rotations: [Vec<_>; N] = core::array::from_fn(|_| Vec::new());
        for rotation in 0..seats.get() {
            let lineup = lineup(self.bots, seats, rotation);
            let scores = contest.play(
                Seating {
                    lineup: &lineup,
                    bots,
                },
                self.seed.derive(deal),
            )?;
            for (rotations, scores) in rotations.iter_mut().zip(scores) {
                rotations.push((lineup, scores));
            }
        }
        for (scores, rotations) in totals.iter_mut().zip(&rotations) {
            scores.add(rotations);
        }
        Ok(())
    }

    fn totals<const N: usize>(&self) -> [TournamentScores; N] {
        core::array::from_fn(|_| TournamentScores::new(self.bots))
    }
}
