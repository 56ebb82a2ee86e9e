//! The trait of a match: rounds, totals, and the end.

use core::fmt::Debug;

use cards::{BySeat, Seat, SeatCount, Seed, below};

use crate::Game;

/// A match between rounds: its seed, and what the finished rounds have left, such as totals or chips.
///
/// Everything that is random in a match follows from its seed, so a match and its moves are a whole
/// [`Record`](crate::Record).
pub trait Match: Clone + Eq + Debug {
    /// A round of the match.
    type Round: Game;

    /// The number of players.
    fn seats(&self) -> SeatCount;

    /// The seed of the deals and of the outcomes of chance.
    fn seed(&self) -> Seed;

    /// Deals the next round. What earlier rounds have left, such as chips on the table, is in it.
    fn deal(&self) -> Self::Round;

    /// Adds a finished round: its payoffs, and what it leaves for the next one.
    fn finish_round(&mut self, round: &Self::Round);

    /// Each player's total after the finished rounds, counted as the game counts: more may be better
    /// or worse, and a total may be negative.
    fn totals(&self) -> BySeat<i32>;

    /// Whether the match is over, and who has won.
    fn standing(&self) -> Standing;
}

/// Whether a match is over, and who has won.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Another round is played.
    Ongoing,
    /// The match is over. These players have won: one, or several who share the win. Only in a lost
    /// patience has nobody won.
    Over(Vec<Seat>),
}

impl Standing {
    /// The end of a match that the players with the most points win.
    #[must_use]
    pub fn most_win<T: Ord>(points: &BySeat<T>) -> Self {
        Self::won_with(points, points.as_slice().iter().max())
    }

    /// The end of a match that the players with the fewest points win.
    #[must_use]
    pub fn fewest_win<T: Ord>(points: &BySeat<T>) -> Self {
        Self::won_with(points, points.as_slice().iter().min())
    }

    fn won_with<T: Eq>(points: &BySeat<T>, best: Option<&T>) -> Self {
        let winners = points.iter().filter(|(_, points)| Some(*points) == best);
        Self::Over(winners.map(|(seat, _)| seat).collect())
    }
}

/// The dealer after this number of rounds: the first is drawn from number 0 derived from the seed of the match, then
/// everybody deals in turn, to the left.
#[must_use]
pub fn dealer_in_turn(seed: Seed, seats: SeatCount, rounds: usize) -> Seat {
    let drawn = below(&mut seed.derive(0).generator(), seats.get().into());
    let turns = (drawn as usize + rounds) % seats.size();
    seats.seats().nth(turns).unwrap_or(Seat::FIRST)
}
