//! The texts to read.

use game::conformance::ensure;
use protocol::TableFormat;
use scene::TutorialStep;
use words::{GameGuide, Lang, Messages};

use crate::{Check, Failure, GuideTexts, Suite};

impl<G: TableFormat, W: Messages, U: Messages> Suite<G, W, U> {
    /// Each figure, sign and key has its text, in every language, and no text is left over. A list of texts has as many
    /// of them in all languages: paragraphs of the rules, for example.
    pub(crate) fn lists(&self) -> Result<(), Failure> {
        for lang in Lang::ALL {
            let guide = (self.guide)(lang);
            let found = GuideTexts {
                figures: guide.rules_captions().len(),
                signs: guide.signs().len(),
                own_keys: guide.own_key_means().len(),
            };
            ensure(Check::Messages, found == self.guide_texts, || {
                format!("{}: the guide has {found:?}", lang.tag())
            })?;
        }
        same_lists(self.words)?;
        same_lists(self.guide)
    }

    /// The steps of the tutorial in a language. There is a text for each table, and for each move that is not wanted.
    pub(crate) fn steps(&self, lang: Lang) -> Result<Vec<TutorialStep>, Failure> {
        let guide = (self.guide)(lang);
        let tables = (self.tutorial)((self.words)(lang));
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
