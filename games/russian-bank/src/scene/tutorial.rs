//! The tables of the tutorial.

use scene::{Better, Press, TableScene, TutorialTable};
use session::TableGame;

use crate::rules::{Move, Round};
use crate::scene::scene;
use crate::session::{SessionTable, Tutorial};
use crate::words::Words;

/// The tables of the tutorial, each with the move that it asks for.
#[must_use]
pub fn tutorial(words: &Words) -> Vec<TutorialTable> {
    let step = |tutorial: Tutorial| {
        let (session, wanted) = (tutorial.session()?, tutorial.wanted());
        let scene = step_scene(&session.table()?.typed()?, wanted, words);
        Some((scene, wanted.map(Round::word)))
    };
    Tutorial::STEPS.into_iter().filter_map(step).collect()
}

/// The table of a step. Where there is only something to read, nothing can be moved.
fn step_scene(table: &SessionTable<'_>, wanted: Option<Move>, words: &Words) -> TableScene {
    let mut shown = scene(table, words);
    if wanted.is_none() {
        shown.choices.clear();
        let pieces = shown.zones.iter_mut().flat_map(|zone| &mut zone.pieces);
        for piece in pieces {
            piece.press = Press::NotNow(words.not_your_turn().into());
            piece.targets.clear();
        }
    }
    TableScene {
        seats: shown.seats,
        zones: shown.zones,
        choices: shown.choices,
        steps: shown.steps,
        ..TableScene::empty(Better::High)
    }
}
