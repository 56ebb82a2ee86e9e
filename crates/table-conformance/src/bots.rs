//! The choices of bots, and hints.

use game::conformance::ensure;
use protocol::TableFormat;
use session::{MatchRecord, RatedMove, TableBots, TypedRecord};

use crate::starts::typed;
use crate::{Check, Failure, Report};

/// Matches in which bots that search are asked once: it takes long. The first ones have different numbers of players.
const SEARCHED: usize = 4;

/// Positions in which hints are checked: it takes a search each.
const HINTED: usize = 2;

/// With more legal moves than this, a hint may leave some out, such as higher bids.
const MAX_RATED: usize = 40;

/// The bots of a position: they choose legal moves, those without search the ones that the worker would choose; a hint
/// rates every legal move once, and nobody chooses out of turn. Returns the moves of the hint, none if it was not looked
/// at.
pub(crate) fn bots<G: TableFormat + TableBots>(
    record: &MatchRecord,
    report: &mut Report,
) -> Result<Vec<RatedMove<G::Move>>, Failure> {
    let record = typed::<G>(record)?;
    let (round, seed) = (record.round(), record.decision_seed());
    let Some(seat) = round.to_move() else {
        return Ok(Vec::new());
    };
    let view = record.view(seat);
    for level in G::INFO.levels.iter().copied() {
        let Some(mv) = G::instant_move(level, &view, seed) else {
            continue;
        };
        ensure(Check::Bots, round.is_legal(mv), || {
            format!("a bot plays {mv:?}, which is not legal: {round:?}")
        })?;
        let chosen = G::choose(level, &view, seed);
        ensure(Check::Bots, chosen == Some(mv), || {
            format!("a bot plays {mv:?}, and {chosen:?} in the worker: {round:?}")
        })?;
        report.instant += 1;
    }
    out_of_turn::<G>(record)?;
    let legal = round.legal_of(seat);
    if legal.len() > 1 && report.searched < report.matches.min(SEARCHED) {
        report.searched += 1;
        search::<G>(record, &legal)?;
    }
    if legal.len() > 1 && report.hinted < HINTED {
        report.hinted += 1;
        return hint::<G>(record, legal);
    }
    Ok(Vec::new())
}

/// A bot that searches chooses a legal move, and the same again.
fn search<G: TableFormat + TableBots>(
    record: TypedRecord<'_, G>,
    legal: &[G::Move],
) -> Result<(), Failure> {
    let (round, seed) = (record.round(), record.decision_seed());
    let Some(view) = round.to_move().map(|seat| record.view(seat)) else {
        return Ok(());
    };
    let levels = G::INFO.levels.iter().copied();
    for level in levels.filter(|level| G::instant_move(*level, &view, seed).is_none()) {
        let chosen = G::choose(level, &view, seed);
        ensure(
            Check::Bots,
            chosen.is_some_and(|mv| legal.contains(&mv)),
            || format!("{} plays {chosen:?}, and legal are {legal:?}", level.id()),
        )?;
        let again = G::choose(level, &view, seed);
        ensure(Check::Bots, again == chosen, || {
            format!(
                "{} plays {chosen:?}, and {again:?} by the same seed",
                level.id()
            )
        })?;
    }
    Ok(())
}

fn out_of_turn<G: TableFormat + TableBots>(record: TypedRecord<'_, G>) -> Result<(), Failure> {
    let (round, seed) = (record.round(), record.decision_seed());
    let mut seats = round.seats().seats();
    let Some(waiting) = seats.find(|seat| !round.turn().has(*seat)) else {
        return Ok(());
    };
    let view = record.view(waiting);
    let moves = |level| {
        let instant = G::instant_move(level, &view, seed);
        instant.or_else(|| G::choose(level, &view, seed))
    };
    let chosen = G::INFO.levels.iter().find_map(|level| moves(*level));
    let is_quiet = chosen.is_none() && G::rate_moves(&view, seed).is_empty();
    ensure(Check::Bots, is_quiet, || {
        format!("the player {waiting:?} chooses or gets a hint out of turn: {round:?}")
    })
}

/// A hint rates every legal move once, the best first, and the same again.
fn hint<G: TableFormat + TableBots>(
    record: TypedRecord<'_, G>,
    mut legal: Vec<G::Move>,
) -> Result<Vec<RatedMove<G::Move>>, Failure> {
    let (round, seed) = (record.round(), record.decision_seed());
    let Some(seat) = round.to_move() else {
        return Ok(Vec::new());
    };
    let view = record.view(seat);
    let rated = G::rate_moves(&view, seed);
    if rated.is_empty() {
        return Ok(rated);
    }
    let is_sorted = rated.is_sorted_by(|one, next| one.value >= next.value);
    ensure(Check::Bots, is_sorted, || format!("not sorted: {rated:?}"))?;
    let mut moves: Vec<G::Move> = rated.iter().map(|rated| rated.mv).collect();
    moves.sort_unstable();
    legal.sort_unstable();
    let is_whole =
        moves == legal || legal.len() > MAX_RATED && moves.iter().all(|mv| round.is_legal(*mv));
    ensure(Check::Bots, is_whole, || {
        format!("a hint has {moves:?}, and legal are {legal:?}")
    })?;
    ensure(Check::Bots, rated == G::rate_moves(&view, seed), || {
        "the same seed gives another hint".into()
    })?;
    Ok(rated)
}
