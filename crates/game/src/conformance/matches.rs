//! Whole matches, and perft.

use cards::{BySeat, Seat, Seed};

use crate::conformance::suite::ensure;
use crate::conformance::walk::random_move;
use crate::conformance::{Check, Failure};
use crate::{Game, Ignore, Match, MoveLimit, Record, Standing, perft};

/// Plays a random match from each seed, twice: both are the same, they replay, and they end within
/// `rounds` rounds with winners who sit at the table. A match is abandoned in a round that reaches
/// [`MoveLimit::StopAfter`].
///
/// # Errors
/// [`Check::Match`], [`Check::Seed`], [`Check::Replay`], [`Check::Turn`] or [`Check::End`].
pub fn matches<M: Match>(
    make: impl Fn(Seed) -> M,
    seeds: impl IntoIterator<Item = Seed>,
    rounds: usize,
) -> Result<(), Failure> {
    for seed in seeds {
        let record = random_match(make(seed), seed, rounds)?;
        let again = random_match(make(seed), seed, rounds)?;
        ensure(Check::Seed, record == again, || {
            format!("seed {seed} gives {record:?}, then {again:?}")
        })?;
        let replayed = Record::replay(record.start().clone(), record.moves());
        ensure(
            Check::Replay,
            replayed.is_ok_and(|replayed| replayed == record),
            || format!("the match of seed {seed} does not replay"),
        )?;
        check_rounds(&record)?;
        let winners = match record.match_state().standing() {
            Standing::Over(winners) => winners,
            Standing::Ongoing if !record.is_round_over() => continue,
            Standing::Ongoing => {
                let message = format!("the match of seed {seed} goes on after {rounds} rounds");
                return Err(Failure::new(Check::Match, message));
            }
        };
        let sit = |seat: &Seat| seat.get() < record.match_state().seats().get();
        ensure(Check::Match, winners.iter().all(sit), || {
            format!("seed {seed}: the winners {winners:?} do not all play")
        })?;
    }
    Ok(())
}

/// Compares the counts of [`perft()`] at depths 1, 2, 3, … with recorded ones.
///
/// # Errors
/// [`Check::Perft`].
pub fn perft_agrees<G: Game>(start: &G, counts: &[u64]) -> Result<(), Failure> {
    for (depth, recorded) in (1..).zip(counts) {
        let count = perft(start, depth);
        ensure(Check::Perft, count == *recorded, || {
            format!("{count} sequences of {depth} moves, not {recorded}: {start:?}")
        })?;
    }
    Ok(())
}

/// Plays random moves until the match is over or has this number of rounds.
fn random_match<M: Match>(start: M, seed: Seed, rounds: usize) -> Result<Record<M>, Failure> {
    let mut record = Record::new(start);
    let mut generator = seed.branch(u64::MAX >> 1).generator();
    for round in 0..rounds {
        if round > 0 && !record.next_round() {
            break;
        }
        let limit = record.round().move_limit();
        let mut moves = 0;
        while !record.is_round_over() {
            if moves == limit.moves() {
                let may_go_on = matches!(limit, MoveLimit::StopAfter(_));
                ensure(Check::End, may_go_on, || {
                    format!("not over after {moves} moves: {:?}", record.round())
                })?;
                return Ok(record);
            }
            moves += 1;
            let outcome = record.draw();
            let mv = outcome.or_else(|| random_move(record.round(), &mut generator));
            let played = mv.is_some_and(|mv| record.play(mv, &mut Ignore).is_ok());
            ensure(Check::Turn, played, || {
                format!("{mv:?} cannot be played: {:?}", record.round())
            })?;
        }
    }
    Ok(record)
}

/// Checks that a match between rounds deals the same round each time, and that the totals after the
/// last round are those of the match.
fn check_rounds<M: Match>(record: &Record<M>) -> Result<(), Failure> {
    let rounds = record.rounds();
    for (before, round) in &rounds {
        let fits = before.deal() == before.deal()
            && before.seats() == round.seats()
            && before.standing() == Standing::Ongoing;
        ensure(Check::Seed, fits, || format!("deals differ: {before:?}"))?;
    }
    if !record.is_round_over() {
        return Ok(());
    }
    let totals: Option<BySeat<i32>> = rounds.last().map(|(before, round)| {
        let mut after = before.clone();
        after.finish_round(round);
        after.totals()
    });
    let expected = Some(record.match_state().totals());
    ensure(Check::Match, totals == expected, || {
        format!("totals {totals:?} by rounds, {expected:?} in the match")
    })
}
