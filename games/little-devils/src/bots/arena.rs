//! Tournaments on duplicate deals: the same cards from every seat, and how sure the outcome is.
//!
//! One deal scatters by more devils than good players differ by. So every deal is played once for
//! each rotation of the players, and a deal's mean over its rotations counts as one observation.

use core::cmp::Ordering;
use search::Sample;

use crate::rules::{Match, Round, Standing, View};
use cards::{BySeat, Card, SeatCount, Seed};
use game::Game;

/// Somebody who plays in the arena.
pub trait Player {
    /// Why no card came.
    type Error;

    /// The card to play; it is the viewer's turn.
    ///
    /// # Errors
    /// The player has no answer.
    fn card(&mut self, view: &View, seed: Seed) -> Result<Card, Self::Error>;
}

/// Why a round could not be played to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Broken<E> {
    /// A player had no answer.
    Player(E),
    /// A player chose a card that the rules forbid.
    IllegalPlay {
        /// Which entrant.
        entrant: usize,
        /// The card.
        card: Card,
    },
}

/// Plays a round, begun with these match totals, to its end: the devils of each seat.
///
/// # Errors
/// A player fails to answer, or plays what the rules forbid.
pub fn play_round<P: Player>(
    (mut deal, totals): (Round, BySeat<u16>),
    lineup: &BySeat<usize>,
    players: &mut [P],
    seed: Seed,
) -> Result<BySeat<u8>, Broken<P::Error>> {
    let mut plays = 0;
    while let Some(seat) = deal.to_move() {
        let view = deal.view(seat).with_totals(totals);
        let entrant = lineup[seat];
        let card = players[entrant]
            .card(&view, seed.branch(plays))
            .map_err(Broken::Player)?;
        if deal.try_play(card).is_err() {
            return Err(Broken::IllegalPlay { entrant, card });
        }
        plays += 1;
    }
    Ok(*deal.position().devils())
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ended {
    /// The devils of each seat in all rounds.
    pub totals: BySeat<u16>,
    /// Each seat's share of the win, 0 to 1.
    pub shares: BySeat<f64>,
}

impl Ended {
    /// How often each seat has fewer devils than a seat of another entrant, 0 to 1; equal ones count
    /// half. Alone at the table with itself, an entrant has nobody to compare with: 0.
    #[must_use]
    pub fn ahead(&self, lineup: &BySeat<usize>) -> BySeat<f64> {
        let seats = self.totals.seats();
        BySeat::from_fn(seats, |seat| {
            let mut comparisons = Sample::default();
            for other in seats.seats().filter(|other| lineup[*other] != lineup[seat]) {
                comparisons.add(match self.totals[seat].cmp(&self.totals[other]) {
                    Ordering::Less => 1.0,
                    Ordering::Equal => 0.5,
                    Ordering::Greater => 0.0,
                });
            }
            comparisons.mean()
        })
    }
}

/// Plays a whole match.
///
/// # Errors
/// As [`play_round`].
pub fn play_match<P: Player>(
    seats: SeatCount,
    lineup: &BySeat<usize>,
    players: &mut [P],
    seed: Seed,
) -> Result<Ended, Broken<P::Error>> {
    let mut contest = Match::new(seats, seed);
    loop {
        let round = contest.rounds().len() as u64;
        let bots = seed.branch(u64::MAX - round);
        let devils = play_round((contest.deal(), contest.totals()), lineup, players, bots)?;
        contest.add_round(devils);
        if let Standing::Won(winners) = contest.standing() {
            let share = 1.0 / f64::from(u32::try_from(winners.len()).unwrap_or(1));
            let shares = BySeat::from_fn(
                seats,
                |seat| {
                    if winners.contains(&seat) { share } else { 0.0 }
                },
            );
            return Ok(Ended {
                totals: contest.totals(),
                shares,
            });
        }
    }
}
