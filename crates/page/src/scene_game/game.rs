//! A game at a table, with its types.

use std::ops::Deref;

use cards::SeatCount;
use game::{LevelId, MatchOption};
use protocol::TableFormat;
use scene::{Face, TableScene, TutorialStep, Word};
use session::{MatchRecord, RatedWord, Table, TableBots};
use words::{Messages, ShellGuide, ShellWords};

use crate::dom::Element;
use crate::faces::{card_place, marked_card};
use crate::shell::{Hint, OwnChunk, OwnParts, TableLook};

/// A game at a table: everything that its page has of its own.
pub trait SceneGame: Sized + 'static {
    /// The messages.
    type Words: Messages + Deref<Target = ShellWords> + Send + Sync + 'static;
    /// The texts to read, such as the rules.
    type Guide: Messages + Deref<Target = ShellGuide> + Send + Sync + 'static;
    /// A round, with the formats and the bots of the game.
    type Round: TableFormat + TableBots;

    /// What the table looks like.
    const LOOK: &'static TableLook;
    /// The title of the game; the game in one line, below its title on the first page; and who made it, at
    /// the end of that page.
    const TITLES: [fn(&Self::Words) -> &'static str; 3];
    /// The default names of the bots, from the person's left on; as many as a table has seats for them.
    const BOT_NAMES: &'static [&'static str];
    /// How reviews are worded; `None` if the game has none.
    const REVIEWS: Option<ReviewWords<Self>> = None;
    /// Whether the game has a tutorial: [`Self::tutorial`], or that of [`OwnChunk::tutorial`].
    const HAS_TUTORIAL: bool = false;

    /// The parts of the page that only this game has. By default there are none.
    #[must_use]
    fn own_parts() -> Box<dyn OwnParts> {
        Box::new(())
    }
    /// Those of them that are in the chunk.
    #[must_use]
    fn own_chunk() -> &'static dyn OwnChunk {
        &()
    }
    /// The default number of players.
    #[must_use]
    fn default_players() -> SeatCount;
    /// The name of a level.
    #[must_use]
    fn level_name(_words: &'static Self::Words, _level: LevelId) -> String {
        String::new()
    }
    /// The name of an option.
    #[must_use]
    fn option_name(_words: &'static Self::Words, _option: &MatchOption) -> String {
        String::new()
    }
    /// What an option means, in a sentence.
    #[must_use]
    fn option_about(_words: &'static Self::Words, _option: &MatchOption) -> String {
        String::new()
    }
    /// The name of a value of an option.
    #[must_use]
    fn option_value(_words: &'static Self::Words, _option: &MatchOption, _value: &str) -> String {
        String::new()
    }
    /// The note below the score sheet: what the numbers count, and who wins the match.
    fn score_note(words: &'static Self::Words) -> &'static str;
    /// Everything that the shell draws and speaks of a table.
    fn scene(table: &Table, words: &'static Self::Words) -> TableScene;
    /// Draws a face; `None` for one that the chunk draws.
    #[must_use]
    fn face(face: &Face) -> Option<Element> {
        match face {
            Face::Card { card, mark } => Some(marked_card(*card, *mark)),
            Face::Place(place) => Some(card_place(place)),
            _ => None,
        }
    }
    /// A move in the answer to a takeback: "10 of hearts".
    fn move_label(words: &'static Self::Words, mv: Word) -> String;
    /// What the deal of the day is, in a sentence. A game with a page of its own about the days says it there.
    #[must_use]
    fn daily_rules(_guide: &'static Self::Guide) -> &'static str {
        ""
    }
    /// What the game counts, at the start of a sentence or a column: "Points".
    fn points_name(words: &'static Self::Words, guide: &'static Self::Guide) -> &'static str;
    /// The hint to the player to move in words; the moves are in the order of their value, the best
    /// first. `None` for a game without bots.
    #[must_use]
    fn hint(
        _words: &'static Self::Words,
        _record: &MatchRecord,
        _moves: &[RatedWord],
    ) -> Option<Hint> {
        None
    }
    /// The steps of the tutorial. Empty unless [`Self::HAS_TUTORIAL`] is set.
    #[must_use]
    fn tutorial(_words: &'static Self::Words, _guide: &'static Self::Guide) -> Vec<TutorialStep> {
        Vec::new()
    }
    /// The signs of the table at the end of the tutorial, each with its meaning.
    #[must_use]
    fn signs(
        _words: &'static Self::Words,
        _guide: &'static Self::Guide,
    ) -> Vec<(Element, &'static str)> {
        Vec::new()
    }
    /// The rules, to read. None if [`OwnChunk::rules`] has them.
    #[must_use]
    fn rules(_guide: &'static Self::Guide) -> Vec<Element> {
        Vec::new()
    }
    /// The keys, each with its meaning.
    fn keys(guide: &'static Self::Guide) -> Vec<(&'static str, &'static str)>;
}

/// How a game words reviews.
pub struct ReviewWords<T: SceneGame> {
    /// The unit of costs: "chips".
    pub unit: fn(&T::Guide) -> &'static str,
    /// Whether costs are shown with one decimal.
    pub has_decimal: bool,
    /// A move in a round: "10 of hearts".
    pub move_name: MoveName<T>,
}

/// Names a move, given the match before it.
type MoveName<T> = fn(
    &'static <T as SceneGame>::Guide,
    &'static <T as SceneGame>::Words,
    &MatchRecord,
    Word,
) -> String;
