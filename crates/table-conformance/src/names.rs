//! The names of options, their values and levels.

use game::conformance::ensure;
use game::{Game, MatchOption};
use protocol::TableFormat;
use scene::SceneGame;
use words::{GameGuide, GameTexts, Lang};

use crate::texts::gap;
use crate::{Check, Failure, Suite};

impl<T: SceneGame> Suite<T> {
    /// Every option, value and level has a name in every language, and so has the game with what it counts. There is a
    /// name for a bot in each seat but the person's.
    pub(crate) fn names(&self) -> Result<(), Failure> {
        option_names(T::Round::INFO.options, |lang, option| {
            let words = (self.words)(lang);
            let values = option.values.iter();
            let values = values.map(|value| words.option_value(option.id, value));
            let about = vec![words.option(option.id), words.option_about(option.id)];
            (about, values.collect())
        })?;
        for lang in Lang::ALL {
            let words = (self.words)(lang);
            let levels = T::Round::INFO.levels.iter();
            let levels = levels.map(|level| words.level(level.id()));
            all_different(lang, "levels", levels.collect())?;
            let guide = self.guide_in(lang);
            let unit = T::REVIEWS.map(|_| guide.review_unit());
            let of_game = [words.score_note(), T::points_name(words, guide)];
            let of_game = words.titles().into_iter().chain(of_game).chain(unit);
            let of_game: Vec<String> = of_game.map(Into::into).collect();
            say_something(lang, &of_game)?;
        }
        let bots = T::BOT_NAMES.iter().copied().map(Into::into).collect();
        all_different(Lang::En, "bots", bots)?;
        let is_without_bots = T::Round::INFO.levels.is_empty();
        let bots = T::BOT_NAMES.len() + 1;
        let has_names = is_without_bots || bots >= T::Round::SEATS.most().size();
        ensure(Check::Names, has_names, || {
            format!("the bots have the names {:?}", T::BOT_NAMES)
        })?;
        let players = T::default_players();
        let is_possible = T::Round::SEATS.contains(players);
        ensure(Check::Options, is_possible, || {
            format!("{players:?} players by default")
        })
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
