//! The texts to read, and the pictures beside them.

use game::conformance::ensure;
use scene::{FigureItem, SceneGame, Sign, TutorialStep};
use words::{GameGuide, Lang, Messages};

use crate::texts::gap;
use crate::{Check, Failure, Suite};

impl<T: SceneGame> Suite<T> {
    /// Each figure and each sign has its text, in every language, and no text is left over. A figure stands below a
    /// paragraph, and shows cards. A list of texts has as many of them in all languages: paragraphs of the rules, for
    /// example.
    pub(crate) fn guides(&self) -> Result<(), Failure> {
        let figures = T::figures();
        let is_card = |item: &FigureItem| *item != FigureItem::Gap;
        let empty = figures
            .iter()
            .find(|figure| !figure.row.iter().any(is_card));
        ensure(Check::Guide, empty.is_none(), || {
            format!("a figure without cards: {empty:?}")
        })?;
        for lang in Lang::ALL {
            let (guide, tag) = (self.guide_in(lang), lang.tag());
            let signs = T::signs((self.words)(lang));
            let pictures = [figures.len(), signs.len()];
            let texts = [guide.rules_captions().len(), guide.signs().len()];
            ensure(Check::Guide, pictures == texts, || {
                format!("{tag}: {texts:?} texts for {pictures:?} figures and signs")
            })?;
            let paragraphs = guide.rules_text();
            let stray = figures
                .iter()
                .find(|figure| figure.paragraph >= paragraphs.len());
            ensure(Check::Guide, stray.is_none(), || {
                format!("{tag}: no paragraph for {stray:?}")
            })?;
            let shown = signs.iter().filter_map(|sign| match sign {
                Sign::Bold(text) => Some(text.as_str()),
                Sign::Key(key) => Some(key),
                _ => None,
            });
            let lists = [paragraphs, guide.rules_captions(), guide.signs()].concat();
            let gap = shown.chain(lists).find_map(gap);
            ensure(Check::Guide, gap.is_none(), || {
                format!("{tag}: {}", gap.unwrap_or_default())
            })?;
        }
        same_lists(self.words)?;
        same_lists(self.guide)
    }

    /// The steps of the tutorial in a language. There is a text for each table, and for each move that is not wanted.
    pub(crate) fn steps(&self, lang: Lang) -> Result<Vec<TutorialStep>, Failure> {
        let guide = self.guide_in(lang);
        let tables = T::tutorial((self.words)(lang));
        let asked = tables.len();
        let texts = [guide.tutorial_steps().len(), guide.tutorial_missed().len()];
        let steps = TutorialStep::all(tables, guide.tutorial_steps(), guide.tutorial_missed());
        let helps = steps.iter().filter(|step| !step.missed.is_empty()).count();
        ensure(
            Check::Tutorial,
            asked == 0 || texts == [asked, helps],
            || {
                let tag = lang.tag();
                format!("{tag}: {texts:?} texts for {asked} steps and {helps} wrong moves")
            },
        )?;
        Ok(steps)
    }

    /// The guide in a language.
    pub(crate) fn guide_in(&self, lang: Lang) -> &'static T::Guide {
        (self.guide)(lang)
    }
}

/// Every message of a catalogue has as many lines in all languages.
fn same_lists<W: Messages>(of: fn(Lang) -> &'static W) -> Result<(), Failure> {
    let lines = |lang, place| of(lang).catalog().message(place).lines().count();
    for (place, (key, _)) in W::all_keys().iter().enumerate() {
        let counts = Lang::ALL.map(|lang| lines(lang, place));
        let is_same = counts.iter().all(|count| *count == counts[0]);
        ensure(Check::Messages, is_same, || {
            format!("{key} has {counts:?} lines")
        })?;
    }
    Ok(())
}
