//! The suite of a game.

use game::Game;
use game::conformance::ensure;
use scene::{SceneGame, TableScene};
use session::Table;
use words::{Lang, Messages, catalog_faults};

use crate::days::days;
use crate::deals::deals;
use crate::formats::options;
use crate::{Check, Failure, Report};

/// A game at a table, and what the checks need to know about it.
pub struct Suite<T: SceneGame> {
    /// The messages of the table in a language.
    pub words: fn(Lang) -> &'static T::Words,
    /// The messages of the guide in a language.
    pub guide: fn(Lang) -> &'static T::Guide,
    /// The folder of the game's page. Its `index.html` has the pictures of all icons, or names the files that have them;
    /// without one, the page for all games at a table does, and the folder's `symbols.svg`.
    pub page: &'static str,
    /// All conceivable moves, legal or not.
    pub moves: Vec<MoveOf<T>>,
    /// The number of random matches. Three for each number of players have every kind of table.
    pub matches: usize,
    /// The number of moves after which a match that is not over is left.
    pub most_moves: usize,
}

/// The moves of a game.
pub(crate) type MoveOf<T> = <<T as SceneGame>::Round as Game>::Move;

impl<T: SceneGame> Suite<T> {
    /// Runs all checks.
    ///
    /// # Errors
    /// The first check that fails.
    pub fn run(&self) -> Result<Report, Failure> {
        let faults = [catalog_faults::<T::Words>(), catalog_faults::<T::Guide>()].concat();
        ensure(Check::Messages, faults.is_empty(), || faults.join("; "))?;
        let is_read = |lang| {
            let [words, guide] =
                [T::Words::files(lang), T::Guide::files(lang)].map(|files| files.concat().leak());
            T::Words::parse(lang, words).is_some() && T::Guide::parse(lang, guide).is_some()
        };
        ensure(Check::Messages, Lang::ALL.into_iter().all(is_read), || {
            "the page does not read the messages".into()
        })?;
        self.guides()?;
        self.keys()?;
        self.names()?;
        options::<T::Round>()?;
        self.moves()?;
        self.tutorials()?;
        let mut report = Report::default();
        for number in 0..self.matches {
            self.play(number, &mut report)?;
        }
        self.icons(&report.icons)?;
        Self::zone_keys(&report.zones)?;
        self.reviews(&mut report)?;
        days::<T::Round>()?;
        deals::<T::Round>()?;
        Ok(report)
    }

    /// The scene of a table in a language.
    pub(crate) fn scene_in(&self, table: &Table, lang: Lang) -> TableScene {
        T::scene(table, (self.words)(lang))
    }
}
