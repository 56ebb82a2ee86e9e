//! A tutorial that is the beginning of a match.

use session::{MatchRecord, Session, Table};

use crate::{Press, TableScene, TutorialTable, Word};

/// The beginning of a match by the rules, and the places in it at which a tutorial stops.
#[derive(Clone, Debug)]
pub struct TutorialMatch {
    start: Option<MatchRecord>,
    moves: &'static str,
    steps: &'static [(usize, bool)],
}

impl TutorialMatch {
    /// A tutorial that begins with the match at its `start`, in which the learner has seat 0; it has no tables if there
    /// is none. `moves` are those of all players, with spaces between. Each of the `steps` has the number of moves before
    /// it, and whether it asks for the next one. Otherwise there is only something to read.
    #[must_use]
    pub const fn new(
        start: Option<MatchRecord>,
        moves: &'static str,
        steps: &'static [(usize, bool)],
    ) -> Self {
        Self {
            start,
            moves,
            steps,
        }
    }

    /// The table of each step, with the move that it asks for. Where there is only something to read, nothing can be
    /// moved, and a press says `not_now`. A step after an illegal move is left out.
    #[must_use]
    pub fn tables(
        &self,
        scene: &dyn Fn(&Table) -> TableScene,
        not_now: &str,
    ) -> Vec<TutorialTable> {
        let steps = self.steps.iter().filter_map(|(before, is_task)| {
            let mut words = self.moves.split(' ').filter_map(Word::new);
            let mut record = self.start.clone()?;
            for mv in words.by_ref().take(*before) {
                record.play(mv).ok()?;
            }
            let (session, _) = Session::restored(record);
            let shown = shown(scene(session.table()?));
            let wanted = words.next().filter(|_| *is_task);
            let table = if wanted.is_some() {
                shown
            } else {
                read_only(shown, not_now)
            };
            Some((table, wanted))
        });
        steps.collect()
    }
}

/// What a tutorial shows of a table: not its prompt and scores, and of its end only how the round has ended.
fn shown(scene: TableScene) -> TableScene {
    TableScene {
        seats: scene.seats,
        zones: scene.zones,
        choices: scene.choices,
        news: scene.outcome.map_or(scene.news, |outcome| outcome.title),
        steps: scene.steps,
        ..TableScene::empty(scene.scores.better)
    }
}

/// A table at which nothing can be moved.
fn read_only(mut scene: TableScene, not_now: &str) -> TableScene {
    scene.choices.clear();
    for piece in scene.zones.iter_mut().flat_map(|zone| &mut zone.pieces) {
        if piece.press != Press::Never {
            piece.press = Press::NotNow(not_now.into());
        }
        piece.targets.clear();
    }
    scene
}
