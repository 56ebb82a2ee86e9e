//! Arena: tournaments on duplicate deals, where every entrant plays the same cards from every seat.
//!
//! The luck of a single deal exceeds the difference between good players. So every deal is played once
//! for each rotation of the players, and its mean over the rotations counts as one observation.

use core::cmp::Ordering;
use search::Sample;

use crate::rules::{Match, Round, View};
use cards::{BySeat, Card, SeatCount, Seed};
use game::{Game, Standing};

/// A player in the arena.
pub trait Player {
    /// The reason why a player has no answer.
    type Error;

    /// The card to play; it is the viewer's turn.
    ///
    /// # Errors
    /// The player has no answer.
    fn card(&mut self, view: &View, seed: Seed) -> Result<Card, Self::Error>;
}

/// The reason why a round could not be played to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RoundError<E> {
    /// A player had no answer.
    Player(E),
    /// A player chose a card that the rules forbid.
    IllegalPlay {
        /// The entrant's number.
        entrant: usize,
        /// The card.
        card: Card,
    },
}

/// Plays a round of a match with these totals to its end, and returns the devils of each seat.
///
/// # Errors
/// [`RoundError`] if a player has no answer or plays an illegal card.
pub fn play_round<P: Player>(
    (mut round, totals): (Round, BySeat<u16>),
    lineup: &BySeat<usize>,
    players: &mut [P],
    seed: Seed,
) -> Result<BySeat<u8>, RoundError<P::Error>> {
    let mut plays = 0;
    while let Some(seat) = round.to_move() {
        let view = round.view(seat).with_totals(totals);
        let entrant = lineup[seat];
        let card = players[entrant]
            .card(&view, seed.branch(plays))
            .map_err(RoundError::Player)?;
        if round.try_play(card).is_err() {
            return Err(RoundError::IllegalPlay { entrant, card });
        }
        plays += 1;
    }
    Ok(*round.position().devils())
}

/// The result of a match.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MatchResult {
    /// The devils of each seat in all rounds.
    pub totals: BySeat<u16>,
    /// Each seat's share of the win, 0 to 1.
    pub shares: BySeat<f64>,
}

impl MatchResult {
    /// The share of seats of other entrants that each seat beats, 0 to 1. Equal totals count half.
    /// 0 if one entrant has all seats.
    #[must_use]
    pub fn beaten_shares(&self, lineup: &BySeat<usize>) -> BySeat<f64> {
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
/// Those of [`play_round`].
pub fn play_match<P: Player>(
    seats: SeatCount,
    lineup: &BySeat<usize>,
    players: &mut [P],
    seed: Seed,
) -> Result<MatchResult, RoundError<P::Error>> {
    let mut game = Match::new(seats, seed);
    loop {
        let rounds_before = game.rounds().len() as u64;
        let bots_seed = seed.branch(u64::MAX - rounds_before);
        let devils = play_round((game.deal(), game.totals()), lineup, players, bots_seed)?;
        game.add_round(devils);
        if let Standing::Over(winners) = game.standing() {
            let share = 1.0 / f64::from(u32::try_from(winners.len()).unwrap_or(1));
            let shares = BySeat::from_fn(
                seats,
                |seat| {
                    if winners.contains(&seat) { share } else { 0.0 }
                },
            );
            return Ok(MatchResult {
                totals: game.totals(),
                shares,
            });
        }
    }
}
