//! The parts of a page that each game drawn from its scene has of its own.

mod match_review;
mod own;

pub(super) use match_review::{MatchReview, SharedReview};
pub use own::{OwnParts, past_tricks};

use std::ops::Deref;
use std::sync::Arc;

use analysis::Reviewable;
use leptos::prelude::{LocalStorage, Memo, RwSignal, StoredValue};
use protocol::{OnlineGame, TableFormat};
use scene::{Face, TableScene, TutorialStep, Word};
use session::daily::DailyGame;
use session::{MatchRecord, RatedMove, Table};
use words::{Messages, ShellGuide, ShellWords};

use crate::dom::Element;
use crate::faces::{card_place, marked_card};
use crate::scene_page::TableLook;
use crate::shell::{MatchState, SetUp};
use crate::table_bots::TableBotWorker;

/// A table game whose page is drawn from its scene: everything that its page has of its own.
pub trait SceneGame:
    TableLook + SetUp<Words = <Self as SceneGame>::Words> + Sized + 'static
{
    /// The messages.
    type Words: Messages + Deref<Target = ShellWords> + AsRef<ShellWords> + Send + Sync;
    /// The texts to read, such as the rules.
    type Guide: Messages + Deref<Target = ShellGuide> + Send + Sync;
    /// The saves, the settings and the options.
    type Format: TableFormat<Round = Self::Round> + OnlineGame;
    /// A round.
    type Round: Reviewable<
            Match: Send + Sync,
            DisplayState: Send + Sync,
            Move: PartialEq + Send + Sync + 'static,
            Step: Send + Sync,
        > + DailyGame
        + Send
        + Sync
        + 'static;
    /// The parts of the page that only this game has; `()` if it has none.
    type Own: OwnParts<Self>;
    /// The title of the game; the game in one line, below its title on the first page; and who made it, at
    /// the end of that page.
    const TITLES: [fn(&<Self as SceneGame>::Words) -> &'static str; 3];

    /// How reviews are worded; `None` if the game has none.
    const REVIEWS: Option<ReviewStyle<Self>> = None;
    /// Whether the game has a tutorial: [`Self::tutorial`], or that of [`OwnParts::tutorial`].
    const HAS_TUTORIAL: bool = false;

    /// The note below the score sheet: what the numbers count, and who wins the match.
    fn score_note(words: &'static <Self as SceneGame>::Words) -> &'static str;
    /// Everything that the shell draws and speaks of a table.
    fn scene(table: &Table, words: &'static <Self as SceneGame>::Words) -> TableScene;
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
    fn move_label(words: &'static <Self as SceneGame>::Words, mv: Word) -> String;
    /// What the deal of the day is, in a sentence. A game with a page of its own about the days says it there.
    #[must_use]
    fn daily_rules(_guide: &'static Self::Guide) -> &'static str {
        ""
    }
    /// What the game counts, at the start of a sentence or a column: "Points".
    fn points_name(
        words: &'static <Self as SceneGame>::Words,
        guide: &'static Self::Guide,
    ) -> &'static str;
    /// The hint to the player to move in words; the moves are in the order of their value, the best
    /// first. `None` for a game without bots.
    #[must_use]
    fn hint(
        _words: &'static <Self as SceneGame>::Words,
        _record: &MatchRecord,
        _moves: &[RatedMove<Word>],
    ) -> Option<Hint> {
        None
    }
    /// The steps of the tutorial. Empty unless [`Self::HAS_TUTORIAL`] is set.
    #[must_use]
    fn tutorial(
        _words: &'static <Self as SceneGame>::Words,
        _guide: &'static Self::Guide,
    ) -> Vec<TutorialStep> {
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
    /// The rules, to read. None if [`OwnParts::rules`] has them.
    #[must_use]
    fn rules(_guide: &'static Self::Guide) -> Vec<Element> {
        Vec::new()
    }
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

/// Names a move, given the match before it.
type MoveName<T> = fn(
    &'static <T as SceneGame>::Guide,
    &'static <T as SceneGame>::Words,
    &MatchRecord,
    Word,
) -> String;

/// A hint in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
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

/// The page of a game that is drawn from its scene.
pub struct SceneState<T: SceneGame> {
    pub(in crate::scene_game) match_state: MatchState,
    pub(in crate::scene_game) scene: Memo<Option<Arc<TableScene>>>,
    /// The parts that only this game has.
    pub(in crate::scene_game) own: T::Own,
    /// The bots; none until the shell that they report to is there.
    pub(in crate::scene_game) bots: StoredValue<Option<TableBotWorker>, LocalStorage>,
    /// Goes up when the results of finished matches have changed.
    pub(in crate::scene_game) results_version: RwSignal<u32>,
    /// The rated moves that the person may make now, once they have arrived.
    pub(in crate::scene_game) rated_moves: RwSignal<Option<Vec<RatedMove<Word>>>>,
    /// The words of the moves that a hint marks, a line each.
    pub(in crate::scene_game) hinted: RwSignal<String>,
    /// The review, from when it is first opened.
    pub(in crate::scene_game) review: StoredValue<Option<SharedReview>, LocalStorage>,
    /// Goes up when the review has changed.
    pub(in crate::scene_game) review_version: RwSignal<u32>,
    /// The step of the tutorial that is open.
    pub(in crate::scene_game) tutorial: RwSignal<Option<OpenTutorial>>,
}

/// A step of the tutorial.
#[derive(Clone)]
pub(in crate::scene_game) struct OpenTutorial {
    /// The number of steps before it.
    pub(in crate::scene_game) at: usize,
    /// The number of all steps.
    pub(in crate::scene_game) of: usize,
    /// The table.
    pub(in crate::scene_game) scene: Arc<TableScene>,
    /// The move that leads on; `None` if there is only something to read.
    pub(in crate::scene_game) wanted: Option<Word>,
    /// What is said after another move.
    pub(in crate::scene_game) missed: String,
}

/// The dialogs of games that are drawn from their scene.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SceneDialog {
    /// The score sheet and the chart of the totals.
    Scores,
    /// The hint.
    Hint,
    /// The review of the finished rounds.
    Review,
    /// The deals of the day.
    Daily,
    /// The statistics of finished matches.
    Statistics,
    /// The complete tricks of the round.
    Tricks,
}
