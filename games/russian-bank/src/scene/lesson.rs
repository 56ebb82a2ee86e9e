//! The tables of the tutorial.

use scene::{Better, LessonStep, Press, TableScene, Word};

use crate::protocol::RussianBank;
use crate::rules::Move;
use crate::scene::scene;
use crate::session::{Lesson, SessionTable};
use crate::words::{Guide, Words};

/// The tutorial: a table for each step, with its text.
#[must_use]
pub fn lesson(words: &Words, guide: &Guide) -> Vec<LessonStep> {
    let sessions = Lesson::STEPS.map(Lesson::session);
    let tables = sessions.iter().zip(Lesson::STEPS);
    let tables = tables.filter_map(|(session, lesson)| {
        let table = session.as_ref()?.table()?;
        Some((table, lesson.wanted()))
    });
    let tables: Vec<(&SessionTable, Option<Move>)> = tables.collect();
    let scenes = tables.iter();
    let scenes = scenes.map(|(table, wanted)| {
        (
            table_scene(table, *wanted, words),
            wanted.map(Word::of::<RussianBank>),
        )
    });
    let mut steps = LessonStep::all(scenes, guide.lesson_steps(), guide.lesson_missed());
    for LessonStep { scene, .. } in &mut steps {
        // The text of a step says where its card goes.
        for piece in scene.zones.iter_mut().flat_map(|zone| &mut zone.pieces) {
            piece.ask.clone_from(&scene.prompt);
        }
    }
    steps
}

/// The table of a step. Where there is only something to read, nothing can be moved.
fn table_scene(table: &SessionTable, wanted: Option<Move>, words: &Words) -> TableScene {
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
