//! The scenes and texts of a game, without its types.

use core::any::Any;
use core::marker::PhantomData;

use game::{MatchOption, Word};
use protocol::TableFormat;
use scene::{Hint, ReviewStyle, RulesPart, SceneGame, TableScene, TutorialStep};
use session::{MatchRecord, RatedWord, Table, TableBots, TableGame};
use words::{GameGuide, GameTexts, Lang, Messages};

use crate::about::SceneAbout;
use crate::request::BotTurn;
use crate::texts::{GuideTexts, OptionTexts, TableTexts};

/// The messages of a game in a language, or its texts to read. They stay for good.
pub(super) type TextsRef = &'static (dyn Any + Send + Sync);

/// What the table of a game shows. The texts are those that the game has read; with others there is no answer.
pub(super) trait GameScenes: Sync {
    fn about(&self) -> SceneAbout;
    /// Reads the messages of a language; `None` if it is not their file.
    fn read_words(&self, lang: Lang, file: &'static str) -> Option<TextsRef>;
    /// Reads the texts to read; `None` if it is not their file.
    fn read_guide(&self, lang: Lang, file: &'static str) -> Option<TextsRef>;
    fn texts(&self, words: TextsRef) -> Option<TableTexts>;
    fn guide(&self, words: TextsRef, guide: TextsRef) -> Option<GuideTexts>;
    fn scene(&self, table: &Table, words: TextsRef) -> Option<TableScene>;
    fn instant_move(&self, record: &MatchRecord, turn: BotTurn) -> Option<Word>;
    fn move_label(&self, words: TextsRef, mv: Word) -> Option<String>;
    fn move_name(&self, texts: [TextsRef; 2], before: &MatchRecord, mv: Word) -> Option<String>;
    fn hint(&self, words: TextsRef, record: &MatchRecord, moves: &[RatedWord]) -> Option<Hint>;
}

/// A game with its types.
struct Typed<T>(PhantomData<fn() -> T>);

/// A game without its types.
pub(super) fn scenes_of<T: SceneGame>() -> &'static dyn GameScenes {
    &Typed::<T>(PhantomData)
}

impl<T: SceneGame> GameScenes for Typed<T> {
    fn about(&self) -> SceneAbout {
        let levels = T::Round::INFO.levels.iter().copied();
        SceneAbout {
            look: T::LOOK.clone(),
            has_tutorial: T::HAS_TUTORIAL,
            has_reviews: T::REVIEWS.is_some(),
            bot_names: T::BOT_NAMES,
            default_players: T::default_players(),
            searching: levels
                .filter(|level| T::Round::needs_search(*level))
                .collect(),
        }
    }

    fn read_words(&self, lang: Lang, file: &'static str) -> Option<TextsRef> {
        Some(Box::leak(Box::new(T::Words::parse(lang, file)?)))
    }

    fn read_guide(&self, lang: Lang, file: &'static str) -> Option<TextsRef> {
        Some(Box::leak(Box::new(T::Guide::parse(lang, file)?)))
    }

    fn texts(&self, words: TextsRef) -> Option<TableTexts> {
        let words: &T::Words = words.downcast_ref()?;
        let info = T::Round::INFO;
        let option = |option: &MatchOption| OptionTexts {
            name: words.option(option.id),
            about: words.option_about(option.id),
            values: option
                .values
                .iter()
                .map(|value| words.option_value(option.id, value))
                .collect(),
        };
        Some(TableTexts {
            titles: words.titles(),
            score_note: words.score_note(),
            levels: info
                .levels
                .iter()
                .map(|level| words.level(level.id()))
                .collect(),
            options: info.options.iter().map(option).collect(),
        })
    }

    fn guide(&self, words: TextsRef, guide: TextsRef) -> Option<GuideTexts> {
        let words: &T::Words = words.downcast_ref()?;
        let guide: &T::Guide = guide.downcast_ref()?;
        let tables = T::tutorial(words);
        Some(GuideTexts {
            daily_rules: guide.daily_rules(),
            points_name: T::points_name(words, guide),
            review_style: T::REVIEWS.map(|words| ReviewStyle {
                unit: guide.review_unit(),
                has_decimal: words.has_decimal,
            }),
            tutorial: TutorialStep::all(tables, guide.tutorial_steps(), guide.tutorial_missed()),
            signs: T::signs(words).into_iter().zip(guide.signs()).collect(),
            rules: RulesPart::all(guide, T::figures()),
            keys: guide.keys(T::OWN_KEYS),
        })
    }

    fn scene(&self, table: &Table, words: TextsRef) -> Option<TableScene> {
        Some(T::scene(table, words.downcast_ref()?))
    }

    fn instant_move(&self, record: &MatchRecord, turn: BotTurn) -> Option<Word> {
        let view = record.typed::<T::Round>()?.view(turn.seat);
        T::Round::instant_move(turn.level, &view, turn.seed).map(T::Round::word)
    }

    fn move_label(&self, words: TextsRef, mv: Word) -> Option<String> {
        Some(T::move_label(words.downcast_ref()?, mv))
    }

    fn move_name(&self, texts: [TextsRef; 2], before: &MatchRecord, mv: Word) -> Option<String> {
        let named = T::REVIEWS?;
        let [words, guide] = texts;
        Some((named.move_name)(
            guide.downcast_ref()?,
            words.downcast_ref()?,
            before,
            mv,
        ))
    }

    fn hint(&self, words: TextsRef, record: &MatchRecord, moves: &[RatedWord]) -> Option<Hint> {
        T::hint(words.downcast_ref()?, record, moves)
    }
}
