//! The parts of a page that each game drawn from its scene has of its own.

use std::ops::Deref;

use analysis::Reviewable;
use protocol::{MoveOf, SharedGame, TableFormat};
use scene::{LessonStep, TableScene};
use session::daily::DailyGame;
use session::{MatchRecord, RatedMove, Table};
use words::{Messages, ShellGuide, ShellWords};

use crate::dom::Element;
use crate::scene_page::TableLook;
use crate::shell::SetUp;

/// A table game whose page is drawn from its scene: everything that its page has of its own.
pub trait SceneGame:
    TableLook + SetUp<Words = <Self as SceneGame>::Words, Level = LevelOf<Self>> + Sized + 'static
{
    /// The messages.
    type Words: Messages + Deref<Target = ShellWords> + AsRef<ShellWords> + Send + Sync;
    /// The texts to read, such as the rules.
    type Guide: Messages + Deref<Target = ShellGuide> + Send + Sync;
    /// The saves, the settings and the options.
    type Format: TableFormat<Round = Self::Round, Level = <Self::Round as session::TableGame>::Level>
        + SharedGame;
    /// A round.
    type Round: Reviewable<
            Match: Send + Sync,
            Level: Default + Send + Sync + 'static,
            Shown: Send + Sync,
            Move: PartialEq + Send + Sync + 'static,
            Step: Send + Sync,
        > + DailyGame
        + Send
        + Sync
        + 'static;
    /// The title of the game; the game in one line, below its title on the first page; and who made it, at
    /// the end of that page.
    const TITLES: [fn(&<Self as SceneGame>::Words) -> &'static str; 3];

    /// How reviews are worded; `None` if the game has none.
    const REVIEWS: Option<ReviewStyle<Self>> = None;
    /// Whether the game has a tutorial: [`Self::lesson`].
    const HAS_LESSON: bool = false;

    /// The note below the score sheet: what the numbers count, and who wins the match.
    fn score_note(words: &'static <Self as SceneGame>::Words) -> &'static str;
    /// Everything that the shell draws and speaks of a table.
    fn scene(table: &Table<Self::Round>, words: &<Self as SceneGame>::Words) -> TableScene;
    /// A move in the answer to a takeback: "10 of hearts".
    fn move_label(words: &'static <Self as SceneGame>::Words, mv: MoveOf<Self::Format>) -> String;
    /// What the deal of the day is, in a sentence.
    fn daily_rules(guide: &'static Self::Guide) -> &'static str;
    /// What the game counts, at the start of a sentence or a column: "Points".
    fn points_name(guide: &'static Self::Guide) -> &'static str;
    /// The bots' advice to the player to move in words; the moves are in the order of their value, the best
    /// first. `None` for a game without bots.
    #[must_use]
    fn advice(
        _words: &'static <Self as SceneGame>::Words,
        _record: &MatchRecord<Self::Round>,
        _moves: &[RatedMove<MoveOf<Self::Format>>],
    ) -> Option<Advice> {
        None
    }
    /// The steps of the tutorial. Empty unless [`Self::HAS_LESSON`] is set.
    #[must_use]
    fn lesson(
        _words: &'static <Self as SceneGame>::Words,
        _guide: &'static Self::Guide,
    ) -> Vec<LessonStep> {
        Vec::new()
    }
    /// The signs of the table at the end of the tutorial, each with its meaning.
    #[must_use]
    fn signs(
        _words: &'static <Self as SceneGame>::Words,
        _guide: &'static Self::Guide,
    ) -> Vec<(Element, &'static str)> {
        Vec::new()
    }
    /// The rules, to read.
    fn rules(guide: &'static Self::Guide) -> Vec<Element>;
    /// The keys, each with its meaning.
    fn keys(guide: &'static Self::Guide) -> Vec<(&'static str, &'static str)>;
}

/// How a game words reviews.
pub struct ReviewStyle<T: SceneGame> {
    /// The unit of costs: "chips".
    pub unit: fn(&T::Guide) -> &'static str,
    /// Whether costs are shown with one decimal.
    pub has_decimal: bool,
    /// A move in a round: "10 of hearts".
    pub move_name: MoveName<T>,
}

/// Names a move, given the round before it.
type MoveName<T> = fn(
    &'static <T as SceneGame>::Guide,
    &'static <T as SceneGame>::Words,
    &<T as SceneGame>::Round,
    SceneMove<T>,
) -> String;

/// A hint in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// The best move, and why.
    pub sentence: String,
    /// How the numbers come about.
    pub about: &'static str,
    /// The headings of the columns: moves, and what the numbers are.
    pub headings: [&'static str; 2],
    /// Each move that is worth reading at once with its value, the best first.
    pub rows: Vec<(String, String)>,
    /// What unfolds the other moves, such as "5 more"; shown only if there are some.
    pub more: String,
    /// The other moves with their values.
    pub more_rows: Vec<(String, String)>,
}

/// The level of a game's bots.
pub(super) type LevelOf<T> = <<T as SceneGame>::Round as session::TableGame>::Level;
/// A move of a game.
pub(super) type SceneMove<T> = MoveOf<<T as SceneGame>::Format>;
