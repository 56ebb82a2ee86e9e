//! Cards that a player cannot know.

use cards::Generator;
use game::conformance::ensure;
use protocol::CompactText;
use scene::{SceneGame, TableScene};
use session::{MatchRecord, Phase, Session, TypedRecord};
use together::consistent_determinization;
use words::Lang;

use crate::moment::Moment;
use crate::starts::typed;
use crate::{Check, Failure, Report, Suite};

impl<T: SceneGame> Suite<T> {
    /// Deals the cards that the viewer cannot know again, and compares the scenes.
    pub(crate) fn redeal(
        &self,
        moment: &Moment<'_>,
        generator: &mut Generator,
        report: &mut Report,
    ) -> Result<(), Failure> {
        let (table, lang) = (moment.table, moment.lang);
        let (record, round) = (table.record(), table.record().round_number());
        if matches!(table.phase(), Phase::Step(_)) || record.options().is_shared() {
            return Ok(());
        }
        let typed = typed::<T::Round>(record)?;
        let (dealt, moves) = (typed.record().dealt(), typed.record().round_moves());
        let drawn = consistent_determinization(dealt, moves, table.viewer(), None, generator);
        if drawn == *dealt {
            return Ok(());
        }
        report.redealt += 1;
        let viewer = table.viewer();
        let seen = |record: TypedRecord<'_, T::Round>| record.view(viewer).to_text();
        let elsewhere = record.clone().with_deal(round, drawn.clone());
        let other = elsewhere.as_ref().and_then(MatchRecord::typed).map(seen);
        ensure(Check::Views, other.as_ref() == Some(&seen(typed)), || {
            format!("with other hidden cards a bot gets {other:?}")
        })?;
        let with = |dealt: T::Round| self.followed(record.clone().with_deal(round, dealt)?, lang);
        let (truth, other) = (with(dealt.clone()), with(drawn));
        ensure(Check::Secrecy, truth.is_some() && truth == other, || {
            format!("with other hidden cards {other:?} is shown in place of {truth:?}")
        })
    }

    /// The scene of a match that is played elsewhere.
    fn followed(&self, record: MatchRecord, lang: Lang) -> Option<TableScene> {
        let mut session = Session::default();
        let _ = session.follow(record);
        session.table().map(|table| self.scene_in(table, lang))
    }
}
