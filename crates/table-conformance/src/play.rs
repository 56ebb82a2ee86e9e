//! Random matches through the session.

use cards::{Generator, Seat, below};
use game::Word;
use game::conformance::ensure;
use protocol::TableFormat;
use session::{Event, MatchRecord, Phase, Session, Table, TableBots};
use words::Lang;

use crate::bots::bots;
use crate::log::Told;
use crate::matches::{answer, awaited};
use crate::moment::{Keys, Moment};
use crate::motions::Seen;
use crate::reviews;
use crate::scene_texts::{Reader, whole};
use crate::starts::{SEED, start};
use crate::views::views;
use crate::{Check, Failure, Report, Suite};

/// One in this many moments is checked for what takes long: reloads and hidden cards.
const SLOW_CHECKS: u32 = 16;

impl<G: TableFormat + TableBots, W, U> Suite<G, W, U> {
    /// Plays the match with a number, and looks at the table after every event.
    pub(crate) fn play(&self, number: usize, report: &mut Report) -> Result<(), Failure> {
        let mut generator = SEED.derive(2_000 + number as u64).generator();
        let lang = Lang::ALL[number % Lang::ALL.len()];
        let mut session = Session::default();
        let _ = session.update(Event::NewMatch(start::<G>(number)?));
        let mut past = Past::default();
        report.matches += 1;
        while let Some(table) = session.table() {
            let moves = table.record().moves().len();
            let looked = self.look(table, lang, &mut past, &mut generator, report);
            looked.map_err(|failure| within(&failure, number, moves))?;
            let event = next::<G>(table, &mut generator).filter(|_| moves <= self.most_moves);
            let Some(event) = event else { break };
            report.takebacks += usize::from(event == Event::Undo);
            act(&mut session, &event)?;
            if session.is_under_way() && below(&mut generator, 40) == 0 {
                act(&mut session, &Event::Leave)?;
                act(&mut session, &Event::Return)?;
            }
        }
        report.finished += usize::from(!session.is_under_way());
        Ok(())
    }

    /// All checks of one moment.
    fn look(
        &self,
        table: &Table,
        lang: Lang,
        past: &mut Past,
        generator: &mut Generator,
        report: &mut Report,
    ) -> Result<(), Failure> {
        let scene = self.scene_in(table, lang);
        let moment = Moment { table, scene, lang };
        report.moments += 1;
        self.look_at(&moment, report)?;
        past.keys.follow(table, &moment.scene)?;
        past.told.follow(table, &moment.scene)?;
        past.seen.follow(table, &moment.scene)?;
        past.reader.follow(&moment.scene, report)?;
        if moment.scene.outcome.is_some() {
            reviews::own_decisions(table.record())?;
        }
        if below(generator, SLOW_CHECKS) > 0 {
            return Ok(());
        }
        whole(&moment.scene, report)?;
        if !matches!(table.phase(), Phase::Step(_)) {
            bots::<G>(table.record(), report)?;
        }
        views::<G>(table.record(), generator, report)?;
        self.reload(&moment, report)?;
        self.redeal(&moment, generator, report)
    }
}

/// What has been seen of a match.
#[derive(Default)]
struct Past {
    keys: Keys,
    told: Told,
    seen: Seen,
    reader: Reader,
}

/// The failure with the moment at which it was found.
fn within(failure: &Failure, number: usize, moves: usize) -> Failure {
    let message = format!("match {number}, {moves} moves: {}", failure.message);
    Failure::new(failure.check, message)
}

/// Sends an event that the session must not ignore.
fn act(session: &mut Session, event: &Event) -> Result<(), Failure> {
    let before = session.clone();
    let _ = session.update(event.clone());
    ensure(Check::Progress, *session != before, || {
        format!("nothing came of {event:?}")
    })
}

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
