//! Saves, and what is shown after a reload.

use game::conformance::ensure;
use protocol::{load_match, match_text, reader_of};
use scene::SceneGame;
use session::{MatchRecord, Phase, Session};

use crate::moment::Moment;
use crate::{Check, Failure, Report, Suite};

impl<T: SceneGame> Suite<T> {
    /// The save of a table reads back, and the table that is opened from it shows the same. Pauses are over
    /// then; at a shared device the hand is covered.
    pub(crate) fn reload(&self, moment: &Moment<'_>, report: &mut Report) -> Result<(), Failure> {
        let (table, scene) = (moment.table, &moment.scene);
        let record = table.record();
        let saved = match_text(reader_of::<T::Round>(), record);
        let read = load_match(reader_of::<T::Round>(), &saved).ok();
        let read = read.map(|read| dealt_as_far(read, record.round_number()));
        ensure(Check::Save, read.as_ref() == Some(record), || {
            format!("{saved} reads as {read:?}")
        })?;
        let Some(read) = read.filter(|_| !matches!(table.phase(), Phase::Step(_))) else {
            return Ok(());
        };
        report.reloads += 1;
        let (session, _) = Session::restored(read);
        let reloaded = session
            .table()
            .map(|table| self.scene_in(table, moment.lang));
        if record.options().is_shared() {
            let is_covered = session
                .table()
                .is_some_and(|table| table.open_hand().is_none());
            return ensure(Check::HandOver, is_covered, || {
                "a hand is open after a reload".into()
            });
        }
        ensure(Check::Reload, reloaded.as_ref() == Some(scene), || {
            format!("after a reload {reloaded:?} is shown, and before {scene:?}")
        })
    }
}

/// The match with its next round dealt, if it was. A save does not say so: before the first move of a
/// round the end of the last one is shown once more.
fn dealt_as_far(mut read: MatchRecord, round_number: usize) -> MatchRecord {
    if read.round_number() < round_number {
        read.next_round();
    }
    read
}
