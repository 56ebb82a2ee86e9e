//! Events at random that a table waits for.

use cards::{Generator, Seat, below};
use game::Word;
use session::{Event, MatchRecord, Phase, Table, TableBots};

use crate::matches::{answer, awaited};

/// An event that the table waits for; sometimes a takeback, or a cover over a hand. `None` at the end of
/// the match.
pub(crate) fn next<T: TableBots>(table: &Table, generator: &mut Generator) -> Option<Event> {
    let phase = table.phase();
    let is_at_rest = matches!(phase, Phase::Person | Phase::RoundOver);
    if is_at_rest && table.can_undo() && below(generator, 12) == 0 {
        return Some(Event::Undo);
    }
    if phase == Phase::Person && table.open_hand().is_some() {
        let is_shared = table.record().options().is_shared();
        if is_shared && below(generator, 25) == 0 {
            return Some(Event::Cover);
        }
    }
    let settled = table.record().any().claim_move().is_some();
    if settled && phase == Phase::Person && below(generator, 4) == 0 {
        return Some(Event::Claim);
    }
    if phase == Phase::Others || phase == Phase::Person && below(generator, 3) == 0 {
        let beside = beside::<T>(table, generator);
        if beside.is_some() || phase == Phase::Others {
            return beside;
        }
    }
    let mut choose = |seat| choose::<T>(table.record(), seat, 2, generator);
    awaited(table, &mut choose)
}

/// What comes from a bot that is to move at the same time as others, or from the clock; `None` if there is neither.
fn beside<T: TableBots>(table: &Table, generator: &mut Generator) -> Option<Event> {
    let clock = table.clock().map(Event::Elapsed);
    let rivals = table.rivals();
    match u32::try_from(rivals.len()).ok().filter(|count| *count > 0) {
        Some(count) if clock.is_none() || below(generator, 6) > 0 => {
            let rival = rivals[below(generator, count) as usize];
            let mut choose = |seat| choose::<T>(table.record(), seat, 2, generator);
            answer(rival.waiting, rival.seat, &mut choose)
        }
        _ => clock,
    }
}

/// A legal move: any, once in `any_in` times or if no bot at the table chooses without search; otherwise that of such
/// a bot, so that rounds come to their ends.
pub(crate) fn choose<T: TableBots>(
    record: &MatchRecord,
    seat: Seat,
    any_in: u32,
    generator: &mut Generator,
) -> Option<Word> {
    if below(generator, any_in) + 1 < any_in {
        let quick = record.options().bots().find_map(|(_, level)| {
            let view = record.typed::<T>()?.view(seat);
            T::instant_move(level, &view, record.decision_seed()).map(T::word)
        });
        if quick.is_some() {
            return quick;
        }
    }
    let legal = record.any().legal_of(seat);
    let count = u32::try_from(legal.len()).ok().filter(|count| *count > 0)?;
    legal.get(below(generator, count) as usize).copied()
}
