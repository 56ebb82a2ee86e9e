//! The state of a page that is drawn from its scene.

use std::sync::Arc;

use leptos::prelude::{Get, LocalStorage, Memo, RwSignal, Set, StoredValue, With};

use scene::{TableScene, Word};
use session::RatedMove;

use super::SceneGame;
use super::game::SceneMove;
use super::match_review::SharedReview;
use crate::shell::{MatchState, Shell};
use crate::table_bots::TableBotWorker;

/// The page of a game that is drawn from its scene.
pub struct SceneState<T: SceneGame> {
    pub(super) match_state: MatchState<T::Format, T::Round>,
    scene: Memo<Option<Arc<TableScene>>>,
    /// The bots; none until the shell that they report to is there.
    pub(super) bots: StoredValue<Option<TableBotWorker<T::Format>>, LocalStorage>,
    /// Goes up when the results of finished matches have changed.
    pub(super) results_version: RwSignal<u32>,
    /// The advice on each move that the person may make now, once it has arrived.
    advice: RwSignal<Option<Vec<RatedMove<SceneMove<T>>>>>,
    /// The move that a hint marks.
    hinted: RwSignal<Option<Word>>,
    /// The review, from when it is first opened.
    pub(super) review: StoredValue<Option<SharedReview<T>>, LocalStorage>,
    /// Goes up when the review has changed.
    pub(super) review_version: RwSignal<u32>,
    /// The step of the tutorial that is open.
    pub(super) lesson: RwSignal<Option<OpenLesson>>,
}

/// A step of the tutorial.
#[derive(Clone)]
pub(super) struct OpenLesson {
    /// The number of steps before it.
    pub(super) at: usize,
    /// The number of all steps.
    pub(super) of: usize,
    /// The table.
    pub(super) scene: Arc<TableScene>,
    /// The move that leads on; `None` if there is only something to read.
    pub(super) wanted: Option<Word>,
    /// What is said after another move.
    pub(super) missed: String,
}

/// A dialog that every game drawn from its scene has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SceneDialog {
    /// The score sheet and the chart of the totals.
    Scores,
    /// The bots' advice.
    Hint,
    /// The review of the finished rounds.
    Review,
    /// The deals of the day.
    Daily,
    /// The statistics of finished matches.
    Statistics,
}

impl<T: SceneGame> SceneState<T> {
    /// The state of a page that has just been opened.
    pub(super) fn new(
        match_state: MatchState<T::Format, T::Round>,
        words: RwSignal<&'static <T as SceneGame>::Words>,
    ) -> Self {
        let session = match_state.session();
        let lesson = RwSignal::new(None::<OpenLesson>);
        let scene = move || {
            let words = words.get();
            let table = session.with(|session| Some(Arc::new(T::scene(session.table()?, words))));
            table.or_else(|| lesson.with(|open| Some(Arc::clone(&open.as_ref()?.scene))))
        };
        Self {
            match_state,
            scene: Memo::new_with_compare(move |_| scene(), |_, _| true),
            bots: StoredValue::new_local(None),
            results_version: RwSignal::new(0),
            advice: RwSignal::new(None),
            hinted: RwSignal::new(None),
            review: StoredValue::new_local(None),
            review_version: RwSignal::new(0),
            lesson,
        }
    }
}

impl<T: SceneGame> Shell<SceneState<T>> {
    /// The scene to show, of the match or else of the tutorial; `None` on the first page.
    #[inline(never)] // Read in a hundred places, each of which would get a copy of this.
    pub(super) fn scene(self) -> Option<Arc<TableScene>> {
        self.own().scene.get()
    }

    /// Whether a match is on show.
    pub(super) fn is_at_table(self) -> bool {
        self.with_session(|session| session.table().is_some())
    }

    /// The advice on each move, the best first; `None` until it has arrived.
    pub(super) fn advice(self) -> Option<Vec<RatedMove<SceneMove<T>>>> {
        self.own().advice.get()
    }

    /// Whether the last hint marks a move.
    pub(super) fn is_hinted_move(self, mv: &Word) -> bool {
        self.own().hinted.with(|hinted| hinted.as_ref() == Some(mv))
    }

    /// Marks a move.
    pub(super) fn hint_move(self, mv: Option<Word>) {
        self.own().hinted.set(mv);
    }

    /// Sets the advice, and marks the best move.
    pub(super) fn set_advice(self, advice: Option<Vec<RatedMove<SceneMove<T>>>>) {
        let best = advice.as_ref().and_then(|rows| rows.first());
        self.hint_move(best.map(|best| Word::of::<T::Format>(best.mv)));
        self.own().advice.set(advice);
    }
}
