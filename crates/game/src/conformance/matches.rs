//! Checks of whole matches.

use cards::{BySeat, Seat, Seed, derivations};

use crate::conformance::suite::ensure;
use crate::conformance::walk::random_move;
use crate::conformance::{Check, Failure};
use crate::{Game, Ignore, Match, MoveLimit, Record, Standing};

/// Plays two random matches from each seed. They must be equal, replay, and end within `max_rounds`
/// rounds. All winners must sit at the table, and a match of several players must have a winner.
///
/// A match that reaches [`MoveLimit::StopAfter`] in a round is abandoned: its end is not checked.
///
/// # Errors
/// [`Check::Match`], [`Check::Seed`], [`Check::Replay`], [`Check::Turn`] or [`Check::End`].
pub fn matches<M: Match>(
    make: impl Fn(Seed) -> M,
    seeds: impl IntoIterator<Item = Seed>,
    max_rounds: usize,
) -> Result<(), Failure> {
    for seed in seeds {
        let record = random_match(make(seed), seed, max_rounds)?;
        let again = random_match(make(seed), seed, max_rounds)?;
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
                let message = format!("the match of seed {seed} goes on after {max_rounds} rounds");
                return Err(Failure::new(Check::Match, message));
            }
        };
        check_winners(record.match_state(), &winners)?;
    }
    Ok(())
}

/// Plays random moves until the match is over, has this number of rounds, or is abandoned. Fails if a
/// round does not end in time, or a move is refused.
fn random_match<M: Match>(start: M, seed: Seed, max_rounds: usize) -> Result<Record<M>, Failure> {
    let mut record = Record::new(start);
    let mut generator = seed.derive(derivations::ANALYSIS).generator();
    for round in 0..max_rounds {
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

/// Checks every round of a match: dealt twice it is the same, it has the seats of the match, and the
/// match was not over before it. After the last finished round, the totals are those of the match.
fn check_rounds<M: Match>(record: &Record<M>) -> Result<(), Failure> {
    let rounds = record.rounds();
    for (before, round) in &rounds {
        ensure(Check::Seed, before.deal() == before.deal(), || {
            format!("a second deal differs: {before:?}")
        })?;
        ensure(Check::Match, before.seats() == round.seats(), || {
            format!("the round has other seats than {before:?}: {round:?}")
        })?;
        ensure(Check::Match, before.standing() == Standing::Ongoing, || {
            format!("a round of a match that is over: {before:?}")
        })?;
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

/// Checks that all winners sit at the table, and that somebody wins. Only a player without opponents, as
/// in a patience, can lose without a winner.
fn check_winners<M: Match>(match_state: &M, winners: &[Seat]) -> Result<(), Failure> {
    let seats = match_state.seats();
    let is_seated = |seat: &Seat| seat.get() < seats.get();
    ensure(Check::Match, winners.iter().all(is_seated), || {
        format!("not all winners {winners:?} sit at the table: {match_state:?}")
    })?;
    let may_lose = seats.get() == 1;
    ensure(Check::Match, may_lose || !winners.is_empty(), || {
        format!("nobody wins against the others: {match_state:?}")
    })
}
