//! A game at a table without its types, as the chunk needs it.

use core::marker::PhantomData;

use game::{MatchOption, Word};
use protocol::{AnyReader, reader_of};
use scene::{Hint, ReviewStyle, RulesPart, SceneGame, Sign, TutorialStep};
use session::{MatchRecord, RatedWord};
use words::{GameGuide, GameTexts};

use super::any::Typed;
use super::chunk::TableChunk;
use crate::shell::{ChunkGame, GuideRef, OwnPage, WordsRef};

/// All that a game's page does not need for a first match, with the parts that only this page has: the way into it. A
/// direct call from elsewhere would move a function into the program that every visitor waits for.
#[must_use]
pub const fn chunk_of<T: SceneGame, P: OwnPage>() -> &'static TableChunk {
    const {
        &TableChunk {
            game: &Typed::<T>(PhantomData),
            own: P::CHUNK,
        }
    }
}

impl<T: SceneGame> ChunkGame for Typed<T> {
    fn reader(&self) -> &'static dyn AnyReader {
        reader_of::<T::Round>()
    }

    fn option_name(&self, words: WordsRef, option: &MatchOption) -> String {
        words.typed::<T::Words>().option(option.id)
    }

    fn option_about(&self, words: WordsRef, option: &MatchOption) -> String {
        words.typed::<T::Words>().option_about(option.id)
    }

    fn option_value(&self, words: WordsRef, option: &MatchOption, value: &str) -> String {
        words.typed::<T::Words>().option_value(option.id, value)
    }

    fn move_label(&self, words: WordsRef, mv: Word) -> String {
        T::move_label(words.typed(), mv)
    }

    fn daily_rules(&self, guide: GuideRef) -> &'static str {
        guide.typed::<T::Guide>().daily_rules()
    }

    fn points_name(&self, words: WordsRef, guide: GuideRef) -> &'static str {
        T::points_name(words.typed(), guide.typed())
    }

    fn hint(&self, words: WordsRef, record: &MatchRecord, moves: &[RatedWord]) -> Option<Hint> {
        T::hint(words.typed(), record, moves)
    }

    fn review_style(&self, guide: GuideRef) -> Option<ReviewStyle> {
        let words = T::REVIEWS?;
        Some(ReviewStyle {
            unit: guide.typed::<T::Guide>().review_unit(),
            has_decimal: words.has_decimal,
        })
    }

    fn move_name(
        &self,
        guide: GuideRef,
        words: WordsRef,
        before: &MatchRecord,
        mv: Word,
    ) -> String {
        T::REVIEWS.map_or_else(String::new, |named| {
            (named.move_name)(guide.typed(), words.typed(), before, mv)
        })
    }

    fn tutorial(&self, words: WordsRef, guide: GuideRef) -> Vec<TutorialStep> {
        let guide = guide.typed::<T::Guide>();
        let tables = T::tutorial(words.typed());
        TutorialStep::all(tables, guide.tutorial_steps(), guide.tutorial_missed())
    }

    fn signs(&self, words: WordsRef, guide: GuideRef) -> Vec<(Sign, &'static str)> {
        let meanings = guide.typed::<T::Guide>().signs();
        T::signs(words.typed()).into_iter().zip(meanings).collect()
    }

    fn rules(&self, guide: GuideRef) -> Vec<RulesPart> {
        RulesPart::all(guide.typed::<T::Guide>(), T::figures())
    }

    fn keys(&self, guide: GuideRef) -> Vec<(&'static str, &'static str)> {
        guide.typed::<T::Guide>().keys(T::OWN_KEYS)
    }
}
