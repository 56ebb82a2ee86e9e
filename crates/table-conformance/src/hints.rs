//! Hints and the names of moves.

use game::conformance::ensure;
use scene::{Hint, SceneGame};
use session::{MatchRecord, RatedMove, RatedWord, TableGame};
use words::Lang;

use crate::suite::MoveOf;
use crate::texts::gap;
use crate::{Check, Failure, Report, Suite};

impl<T: SceneGame> Suite<T> {
    /// A hint to the player to move has its texts and no more rows than there are moves, in every language or in none, and
    /// every move has a name in reviews. A game with reviews words its hints.
    pub(crate) fn hint(
        &self,
        record: &MatchRecord,
        rated: &[RatedMove<MoveOf<T>>],
        report: &mut Report,
    ) -> Result<(), Failure> {
        let moves: Vec<RatedWord> = rated
            .iter()
            .map(|one| one.with_move(T::Round::word(one.mv)))
            .collect();
        for lang in Lang::ALL {
            let (words, guide, tag) = ((self.words)(lang), self.guide_in(lang), lang.tag());
            let hint = T::hint(words, record, &moves);
            let is_missing = hint.is_none() && T::REVIEWS.is_some();
            ensure(Check::Hints, !is_missing, || {
                format!("{tag}: no hint at {moves:?}")
            })?;
            report.worded += usize::from(hint.is_some());
            let fault = hint.and_then(|hint| fault(&hint, moves.len()));
            ensure(Check::Hints, fault.is_none(), || {
                format!("{tag}: {}", fault.unwrap_or_default())
            })?;
            let Some(reviews) = T::REVIEWS else { continue };
            let names = moves
                .iter()
                .map(|one| (reviews.move_name)(guide, words, record, one.mv));
            let gap = names.into_iter().find_map(|name| gap(&name));
            ensure(Check::Names, gap.is_none(), || {
                format!("{tag}: {}", gap.unwrap_or_default())
            })?;
        }
        Ok(())
    }
}

/// What is wrong with a hint; `None` if nothing is.
fn fault(hint: &Hint, moves: usize) -> Option<String> {
    let rows = hint.rows.iter().chain(&hint.more_rows);
    let cells = rows.clone().flat_map(|(mv, value)| [mv, value]);
    let more = (!hint.more_rows.is_empty()).then_some(&hint.more);
    let texts = [hint.sentence.as_str(), hint.about];
    let texts = texts.into_iter().chain(hint.headings);
    let texts = texts.chain(cells.chain(more).map(String::as_str));
    let count = rows.count();
    let is_right = !hint.rows.is_empty() && count <= moves;
    let wrong = (!is_right).then(|| format!("{count} rows for {moves} moves: {hint:?}"));
    wrong.or_else(|| texts.into_iter().find_map(gap))
}
