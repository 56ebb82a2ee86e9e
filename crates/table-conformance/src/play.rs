//! Random matches through the session.

use cards::{Generator, below};
use game::conformance::ensure;
use scene::SceneGame;
use session::{Event, Phase, Session, Table};
use words::Lang;

use crate::bots::bots;
use crate::events::next;
use crate::log::Told;
use crate::moment::{Keys, Moment};
use crate::motions::Seen;
use crate::reviews;
use crate::starts::{SEED, start};
use crate::views::views;
use crate::{Check, Failure, Report, Suite};

/// One in this many moments is checked for what takes long: reloads and hidden cards.
const SLOW_CHECKS: u32 = 16;

impl<T: SceneGame> Suite<T> {
    /// Plays the match with a number, and looks at the table after every event.
    pub(crate) fn play(&self, number: usize, report: &mut Report) -> Result<(), Failure> {
        let mut generator = SEED.derive(2_000 + number as u64).generator();
        let lang = Lang::ALL[number % Lang::ALL.len()];
        let mut session = Session::default();
        let _ = session.update(Event::NewMatch(start::<T::Round>(number)?));
        let mut past = Past::default();
        report.matches += 1;
        while let Some(table) = session.table() {
            let moves = table.record().moves().len();
            let looked = self.look(table, lang, &mut past, &mut generator, report);
            looked.map_err(|failure| within(&failure, number, moves))?;
            let event =
                next::<T::Round>(table, &mut generator).filter(|_| moves <= self.most_moves);
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
        if moment.scene.outcome.is_some() {
            reviews::own_decisions(table.record())?;
        }
        if below(generator, SLOW_CHECKS) > 0 {
            return Ok(());
        }
        if !matches!(table.phase(), Phase::Step(_)) {
            let rated = bots::<T::Round>(table.record(), report)?;
            if !rated.is_empty() {
                self.hint(table.record(), &rated, report)?;
            }
        }
        views::<T::Round>(table.record(), generator, report)?;
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
