//! Moves as texts, and their names.

use game::Word;
use game::conformance::ensure;
use scene::SceneGame;
use session::TableGame;
use words::Lang;

use crate::formats::changed;
use crate::starts::SEED;
use crate::texts::gap;
use crate::{Check, Failure, Suite};

impl<T: SceneGame> Suite<T> {
    /// Moves are words that read back, each move from its own word only.
    pub(crate) fn moves(&self) -> Result<(), Failure> {
        let mut generator = SEED.generator();
        for mv in &self.moves {
            let word = T::Round::move_text(*mv);
            ensure(Check::Moves, Word::new(&word).is_some(), || {
                format!("{word:?} is no word")
            })?;
            let read = T::Round::parse_move(&word);
            ensure(Check::Moves, read == Some(*mv), || {
                format!("{mv:?} is written {word:?}, which reads as {read:?}")
            })?;
            self.label(T::Round::word(*mv))?;
            for junk in changed(&word, &mut generator) {
                let again = T::Round::parse_move(&junk).map(T::Round::move_text);
                let is_one = again.as_ref().is_none_or(|again| *again == junk);
                ensure(Check::Moves, is_one, || {
                    format!("{junk:?} reads as {again:?}")
                })?;
            }
        }
        Ok(())
    }

    /// A move has a name in every language.
    fn label(&self, mv: Word) -> Result<(), Failure> {
        let label = |lang| gap(&T::move_label((self.words)(lang), mv));
        let gap = Lang::ALL.into_iter().find_map(label);
        ensure(Check::Names, gap.is_none(), || {
            format!("{mv:?}: {}", gap.unwrap_or_default())
        })
    }
}
