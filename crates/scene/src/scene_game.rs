//! A game at a table, with its types.

use std::ops::Deref;

use cards::SeatCount;
use protocol::TableFormat;
use session::{MatchRecord, RatedWord, Table, TableBots};
use words::{GameGuide, Messages, ShellGuide, ShellWords};

use crate::{Figure, Hint, Sign, TableLook, TableScene, TutorialTable, Word};

/// A game at a table: everything that its page has of its own, beside the messages that the page reads by their keys
/// ([`words::GameTexts`], [`GameGuide`]). All of it is data; the page draws it.
pub trait SceneGame: Sized + 'static {
    /// The messages.
    type Words: Messages + Deref<Target = ShellWords> + Send + Sync + 'static;
    /// The texts to read, such as the rules.
    type Guide: Messages + Deref<Target = ShellGuide> + Send + Sync + 'static;
    /// A round, with the formats and the bots of the game.
    type Round: TableFormat + TableBots;

    /// What the table looks like.
    const LOOK: &'static TableLook;
    /// The default names of the bots, from the person's left on; as many as a table has seats for them.
    const BOT_NAMES: &'static [&'static str];
    /// How reviews are worded; `None` if the game has none.
    const REVIEWS: Option<ReviewWords<Self>> = None;
    /// Whether the game has a tutorial: [`Self::tutorial`], or one of its own page.
    const HAS_TUTORIAL: bool = false;
    /// The keys that not every game has, in the order of their meanings in the guide, each with its place in the list of
    /// all keys, from 0.
    const OWN_KEYS: &'static [(usize, &'static str)];

    /// The default number of players.
    #[must_use]
    fn default_players() -> SeatCount;
    /// Everything that the shell draws and speaks of a table.
    fn scene(table: &Table, words: &'static Self::Words) -> TableScene;

    /// A move in the answer to a takeback: "10 of hearts". Empty if it is a move of another game.
    fn move_label(words: &'static Self::Words, mv: Word) -> String;
    /// What the game counts, at the start of a sentence or a column: "Points".
    #[must_use]
    fn points_name(_words: &'static Self::Words, guide: &'static Self::Guide) -> &'static str {
        GameGuide::points_name(guide)
    }
    /// The hint to the player to move in words; the moves are in the order of their value, the best
    /// first. `None` for a game without bots, and without moves.
    #[must_use]
    fn hint(
        _words: &'static Self::Words,
        _record: &MatchRecord,
        _moves: &[RatedWord],
    ) -> Option<Hint> {
        None
    }
    /// The tables of the tutorial, each with the move that it asks for; the guide has their texts. Empty if the game has
    /// no tutorial at its table.
    #[must_use]
    fn tutorial(_words: &'static Self::Words) -> Vec<TutorialTable> {
        Vec::new()
    }
    /// The signs of the table at the end of the tutorial, in the order of their meanings in the guide.
    #[must_use]
    fn signs(_words: &'static Self::Words) -> Vec<Sign> {
        Vec::new()
    }
    /// The figures of the rules, in the order of their captions in the guide.
    #[must_use]
    fn figures() -> Vec<Figure> {
        Vec::new()
    }
}

/// How a game words reviews, with its types.
pub struct ReviewWords<T: SceneGame> {
    /// Whether costs are shown with one decimal.
    pub has_decimal: bool,
    /// A move in a round: "10 of hearts". Empty if it is a move of another game.
    pub move_name: MoveName<T>,
}

/// Names a move, given the match before it.
type MoveName<T> = fn(
    &'static <T as SceneGame>::Guide,
    &'static <T as SceneGame>::Words,
    &MatchRecord,
    Word,
) -> String;
