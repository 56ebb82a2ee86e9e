//! Arena: the contests of a tournament, single rounds and whole matches.

use cards::{BySeat, Card, Seed};
use game::{Game, Standing};
use search::{Contest, Player, PlayerError, Seating, beaten_shares, play_game};

use crate::rules::{Match, Round};

/// The reason why a round could not be played to its end.
pub type RoundError<E> = PlayerError<E, Card>;

/// A contest of the first round of a match. Scores are devils, so fewer are better.
#[derive(Clone, Copy, Debug)]
pub struct SingleRounds;

/// A contest of a whole match. Scores are the devils of all rounds, the share of the win, and the
/// share of the others beaten, both 0 to 1.
#[derive(Clone, Copy, Debug)]
pub struct WholeMatches;

/// Plays a round of a match with these totals to its end, and returns the devils of each seat.
///
/// # Errors
/// [`RoundError`] if a player has no answer or plays an illegal card.
pub fn play_round<P: Player<Round>>(
    (round, totals): (Round, BySeat<u16>),
    seating: Seating<'_, P>,
    seed: Seed,
) -> Result<BySeat<u8>, RoundError<P::Error>> {
    let view = |round: &Round, seat| round.view(seat).with_totals(totals);
    let round = play_game(round, view, seating, seed)?;
    Ok(*round.position().devils())
}

impl<P: Player<Round>> Contest<P, 1> for SingleRounds {
    type Error = RoundError<P::Error>;

    fn play(&self, seating: Seating<'_, P>, seed: Seed) -> Result<[BySeat<f64>; 1], Self::Error> {
        let game = Match::new(seating.lineup.seats(), seed);
        let start = (game.deal(), game.totals());
        let devils = play_round(start, seating, seed.branch(u64::MAX))?;
        Ok([devils.map(f64::from)])
    }
}

impl<P: Player<Round>> Contest<P, 3> for WholeMatches {
    type Error = RoundError<P::Error>;

    fn play(&self, seating: Seating<'_, P>, seed: Seed) -> Result<[BySeat<f64>; 3], Self::Error> {
        let Seating { lineup, players } = seating;
        let mut game = Match::new(lineup.seats(), seed);
        loop {
            let rounds_before = game.rounds().len() as u64;
            let bots_seed = seed.branch(u64::MAX - rounds_before);
            let seating = Seating { lineup, players };
            let devils = play_round((game.deal(), game.totals()), seating, bots_seed)?;
            game.add_round(devils);
            if let Standing::Over(winners) = game.standing() {
                let share = 1.0 / f64::from(u32::try_from(winners.len()).unwrap_or(1));
                let share = |seat| if winners.contains(&seat) { share } else { 0.0 };
                let points = game.totals().map(|devils| -i32::from(devils));
                return Ok([
                    game.totals().map(f64::from),
                    BySeat::from_fn(lineup.seats(), share),
                    beaten_shares(&points, lineup),
                ]);
            }
        }
    }
}
