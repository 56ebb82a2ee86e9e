//! The suite of a game.

use game::conformance::ensure;
use protocol::TableFormat;
use scene::{TableScene, TutorialTable};
use session::{Table, TableBots, TypedTable};
use words::{Lang, Messages, catalog_faults};

use crate::{Check, Failure, Report};

/// A game at a table, and what the checks need to know about it. `W` and `U` are the messages of its
/// table and those of its guide.
pub struct Suite<G: TableFormat, W: 'static, U: 'static> {
    /// The messages of the table in a language.
    pub words: fn(Lang) -> &'static W,
    /// The messages of the guide in a language.
    pub guide: fn(Lang) -> &'static U,
    /// The scene of a table.
    pub scene: fn(&TypedTable<'_, G>, &'static W) -> TableScene,
    /// The tables of the tutorial, each with the move that it asks for; none if the game has no tutorial with tables.
    pub tutorial: fn(&W) -> Vec<TutorialTable>,
    /// The numbers of texts in the guide.
    pub guide_texts: GuideTexts,
    /// All conceivable moves, legal or not.
    pub moves: Vec<G::Move>,
    /// The number of random matches. Three for each number of players have every kind of table.
    pub matches: usize,
    /// The number of moves after which a match that is not over is left.
    pub most_moves: usize,
}

/// The numbers of texts in a guide. The page shows each text beside a picture of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GuideTexts {
    /// The figures of the rules.
    pub figures: usize,
    /// The signs of the table.
    pub signs: usize,
    /// The keys that not every game has.
    pub own_keys: usize,
}

impl<G: TableFormat + TableBots, W: Messages, U: Messages> Suite<G, W, U> {
    /// Runs all checks.
    ///
    /// # Errors
    /// The first check that fails.
    pub fn run(&self) -> Result<Report, Failure> {
        let faults = [catalog_faults::<W>(), catalog_faults::<U>()].concat();
        ensure(Check::Messages, faults.is_empty(), || faults.join("; "))?;
        let is_read = |lang| {
            let [words, guide] =
                [W::files(lang), U::files(lang)].map(|files| files.concat().leak());
            W::parse(lang, words).is_some() && U::parse(lang, guide).is_some()
        };
        ensure(Check::Messages, Lang::ALL.into_iter().all(is_read), || {
            "the page does not read the messages".into()
        })?;
        self.lists()?;
        self.names()?;
        Self::options()?;
        self.moves()?;
        self.tutorials()?;
        let mut report = Report::default();
        for number in 0..self.matches {
            self.play(number, &mut report)?;
        }
        self.reviews(&mut report)?;
        Self::remote()?;
        Self::days()?;
        Self::deals()?;
        Ok(report)
    }
}

impl<G: TableFormat, W, U> Suite<G, W, U> {
    /// The scene of a table in a language.
    pub(crate) fn scene_in(&self, table: &Table, lang: Lang) -> TableScene {
        let words = (self.words)(lang);
        TableScene::typed(table, |table| (self.scene)(table, words))
    }
}
