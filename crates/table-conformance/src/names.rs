//! The names of options, their values and levels.

use game::MatchOption;
use game::conformance::ensure;
use protocol::TableFormat;
use words::{GameTexts, Lang, Messages};

use crate::texts::gap;
use crate::{Check, Failure, Suite};

impl<G: TableFormat, W: Messages, U> Suite<G, W, U> {
    /// Every option, value and level has a name in every language.
    pub(crate) fn names(&self) -> Result<(), Failure> {
        option_names(G::INFO.options, |lang, option| {
            let words = (self.words)(lang);
            let values = option.values.iter();
            let values = values.map(|value| words.option_value(option.id, value));
            let about = vec![words.option(option.id), words.option_about(option.id)];
            (about, values.collect())
        })?;
        for lang in Lang::ALL {
            let words = (self.words)(lang);
            let levels = G::INFO.levels.iter();
            let levels = levels.map(|level| words.level(level.id()));
            all_different(lang, "levels", levels.collect())?;
        }
        Ok(())
    }
}

/// Every option has a name in every language, and its values have different ones. `names` gives the texts about an
/// option, and the names of its values.
///
/// # Errors
/// An empty text, one with a gap, or two equal names.
pub fn option_names(
    options: &'static [MatchOption],
    names: impl Fn(Lang, &'static MatchOption) -> (Vec<String>, Vec<String>),
) -> Result<(), Failure> {
    for lang in Lang::ALL {
        for option in options {
            let (about, values) = names(lang, option);
            all_different(lang, option.id, values)?;
            say_something(lang, &about)?;
        }
    }
    Ok(())
}

fn all_different(lang: Lang, of: &str, mut texts: Vec<String>) -> Result<(), Failure> {
    say_something(lang, &texts)?;
    texts.sort();
    let twice = texts.windows(2).find(|pair| pair[0] == pair[1]);
    ensure(Check::Names, twice.is_none(), || {
        format!("{}: {of}: the same name twice: {twice:?}", lang.tag())
    })
}

fn say_something(lang: Lang, texts: &[String]) -> Result<(), Failure> {
    let gap = texts.iter().find_map(|text| gap(text));
    ensure(Check::Names, gap.is_none(), || {
        format!("{}: {}", lang.tag(), gap.unwrap_or_default())
    })
}
