//! The state of a page that is drawn from its scene.

use std::sync::Arc;

use leptos::prelude::{Get, Memo, RwSignal, Set, StoredValue, With};

use scene::{TableScene, Word};
use session::RatedMove;

use super::game::{OpenTutorial, OwnParts, SceneGame, SceneState};
use crate::shell::{MatchState, Shell};

impl<T: SceneGame> SceneState<T> {
    /// The parts that only this game has.
    #[must_use]
    pub const fn parts(&self) -> &T::Own {
        &self.own
    }

    /// The state of a page that has just been opened.
    pub(super) fn new(
        match_state: MatchState,
        words: RwSignal<&'static <T as SceneGame>::Words>,
    ) -> Self {
        let session = match_state.session();
        let tutorial = RwSignal::new(None::<OpenTutorial>);
        let scene = move || {
            let words = words.get();
            let table = session.with(|session| Some(Arc::new(T::scene(session.table()?, words))));
            if T::Own::HAS_TABLE_TUTORIAL {
                table.or_else(|| tutorial.with(|open| Some(Arc::clone(&open.as_ref()?.scene))))
            } else {
                table
            }
        };
        Self {
            match_state,
            own: T::Own::new(),
            scene: Memo::new_with_compare(move |_| scene(), |_, _| true),
            bots: StoredValue::new_local(None),
            results_version: RwSignal::new(0),
            rated_moves: RwSignal::new(None),
            hinted: RwSignal::new(String::new()),
            review: StoredValue::new_local(None),
            review_version: RwSignal::new(0),
            tutorial,
        }
    }
}

impl<T: SceneGame> Shell<SceneState<T>> {
    /// The scene to show, of the match or else of the tutorial; `None` on the first page.
    #[inline(never)] // Read in a hundred places, each of which would get a copy of this.
    #[must_use]
    pub fn scene(self) -> Option<Arc<TableScene>> {
        self.own().scene.get()
    }

    /// Whether a match is on show.
    pub(super) fn is_at_table(self) -> bool {
        self.with_session(|session| session.table().is_some())
    }

    /// The rated moves of the hint, the best first; `None` until they have arrived.
    #[must_use]
    pub fn rated_moves(self) -> Option<Vec<RatedMove<Word>>> {
        self.own().rated_moves.get()
    }

    /// Whether the last hint marks a move.
    pub(super) fn is_hinted_move(self, mv: &Word) -> bool {
        self.own()
            .hinted
            .get()
            .split('\n')
            .any(|one| one == mv.as_str())
    }

    /// Marks a move.
    pub(super) fn hint_move(self, mv: Option<&Word>) {
        let hinted = mv.map_or("", Word::as_str);
        self.own().hinted.set(hinted.to_owned());
    }

    /// Sets the rated moves, and marks the best move; in a game that measures what a move costs, all that cost nothing.
    pub fn set_rated_moves(self, rated: Option<Vec<RatedMove<Word>>>) {
        let rows = rated.as_deref().unwrap_or_default();
        let has_costs = rows.iter().any(|row| row.cost > 0);
        let mut hinted = String::new();
        for row in rows {
            if hinted.is_empty() || has_costs && row.cost == 0 {
                hinted.push_str(row.mv.as_str());
                hinted.push('\n');
            }
        }
        self.own().hinted.set(hinted);
        self.own().rated_moves.set(rated);
    }
}
