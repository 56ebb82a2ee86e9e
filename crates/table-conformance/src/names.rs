//! The names of options, their values and levels.

use game::conformance::ensure;
use protocol::TableFormat;
use words::Lang;

use crate::texts::gap;
use crate::{Check, Failure, Suite};

impl<G: TableFormat, W, U> Suite<G, W, U> {
    /// Every option, value and level has a name in every language.
    pub(crate) fn names(&self) -> Result<(), Failure> {
        for lang in Lang::ALL {
            let words = (self.words)(lang);
            for option in G::INFO.options {
                let about = (self.option)(words, option);
                let values = option.values.iter();
                let values = values.map(|value| (self.value)(words, option, value));
                all_different(lang, option.id, values.collect())?;
                say_something(lang, &about)?;
            }
            let levels = G::INFO.levels.iter();
            let levels = levels.flat_map(|level| (self.level)(words, *level));
            all_different(lang, "levels", levels.collect())?;
        }
        Ok(())
    }
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
