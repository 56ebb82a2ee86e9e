//! The tables of the tutorial.

use scene::{Better, Press, TableScene, TutorialStep};
use session::TableGame;

use crate::rules::{Move, Round};
use crate::scene::scene;
use crate::session::{SessionTable, Tutorial};
use crate::words::{Guide, Words};

/// The tutorial: a table for each step, with its text.
#[must_use]
pub fn tutorial(words: &Words, guide: &Guide) -> Vec<TutorialStep> {
    let sessions = Tutorial::STEPS.map(Tutorial::session);
    let tables = sessions.iter().zip(Tutorial::STEPS);
    let tables = tables.filter_map(|(session, tutorial)| {
        let table = session.as_ref()?.table()?.typed()?;
        Some((table, tutorial.wanted()))
    });
    let tables: Vec<(SessionTable<'_>, Option<Move>)> = tables.collect();
    let scenes = tables.iter();
    let scenes =
        scenes.map(|(table, wanted)| (step_scene(table, *wanted, words), wanted.map(Round::word)));
    let mut steps = TutorialStep::all(scenes, guide.tutorial_steps(), guide.tutorial_missed());
    for TutorialStep { scene, .. } in &mut steps {
        // The text of a step says where its card goes.
        for piece in scene.zones.iter_mut().flat_map(|zone| &mut zone.pieces) {
            piece.ask.clone_from(&scene.prompt);
        }
    }
    steps
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
