//! Arena: the contests of a tournament, single rounds and whole matches.

use cards::{BySeat, Card, Seed, derivations};
use game::{Game, Standing};
use search::{Bot, BotError, Contest, Seating, beaten_shares, play_game};

use crate::rules::{Match, Round};

/// The reason why a round could not be played to its end.
pub type RoundError<E> = BotError<E, Card>;

/// A contest of the first round of a match. The score is the devils taken: fewer are better.
#[derive(Clone, Copy, Debug)]
pub struct SingleRounds;

/// A contest of a whole match, with three scores:
///
/// - the total of devils: fewer are better;
/// - the share of the win, 0 to 1;
/// - the share of the other bots' seats that are beaten, 0 to 1. Ties count half.
#[derive(Clone, Copy, Debug)]
pub struct WholeMatches;

/// Plays a round to its end, in a match with these totals before it. Returns the devils that each seat
/// takes in it.
///
/// # Errors
/// [`RoundError`] if a player has no answer or plays an illegal card.
pub fn play_round<P: Bot<Round>>(
    (round, totals): (Round, BySeat<u16>),
    seating: Seating<'_, P>,
    seed: Seed,
) -> Result<BySeat<u8>, RoundError<P::Error>> {
    let view = |round: &Round, seat| round.view(seat).with_totals(totals);
    let round = play_game(round, view, seating, seed)?;
    Ok(*round.position().devils())
}

impl<P: Bot<Round>> Contest<P, 1> for SingleRounds {
    type Error = RoundError<P::Error>;

    fn play(&self, seating: Seating<'_, P>, seed: Seed) -> Result<[BySeat<f64>; 1], Self::Error> {
        let played_match = Match::new(seating.lineup.seats(), seed);
        let start = (played_match.deal(), played_match.totals());
        let devils = play_round(start, seating, seed.derive(derivations::DECISIONS))?;
        Ok([devils.map(f64::from)])
    }
}

impl<P: Bot<Round>> Contest<P, 3> for WholeMatches {
    type Error = RoundError<P::Error>;

    fn play(&self, seating: Seating<'_, P>, seed: Seed) -> Result<[BySeat<f64>; 3], Self::Error> {
        let Seating { lineup, bots } = seating;
        let mut played_match = Match::new(lineup.seats(), seed);
        loop {
            let rounds_before = played_match.rounds().len() as u64;
            let bots_seed = seed.derive(derivations::DECISIONS - rounds_before);
            let seating = Seating { lineup, bots };
            let devils = play_round(
                (played_match.deal(), played_match.totals()),
                seating,
                bots_seed,
            )?;
            played_match.add_round(devils);
            if let Standing::Over(winners) = played_match.standing() {
                let part = 1.0 / f64::from(u32::try_from(winners.len()).unwrap_or(1));
                let share = |seat| if winners.contains(&seat) { part } else { 0.0 };
                let points = played_match.totals().map(|devils| -i32::from(devils));
                return Ok([
                    played_match.totals().map(f64::from),
                    BySeat::from_fn(lineup.seats(), share),
                    beaten_shares(&points, lineup),
                ]);
            }
        }
    }
}
