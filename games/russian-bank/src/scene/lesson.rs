//! The tables of the tutorial.

use scene::{Better, LessonStep, Press, TableScene};

use crate::rules::Move;
use crate::scene::{Face, Scene, scene, targets};
use crate::session::{Lesson, SessionTable};
use crate::words::{Guide, Words};

/// The tutorial: a table for each step, with its text.
#[must_use]
pub fn lesson(words: &Words, guide: &Guide) -> Vec<LessonStep<Face, Move>> {
    let sessions = Lesson::STEPS.map(Lesson::session);
    let tables = sessions.iter().zip(Lesson::STEPS);
    let tables = tables.filter_map(|(session, lesson)| {
        let table = session.as_ref()?.table()?;
        Some((table, lesson.wanted()))
    });
    let tables: Vec<(&SessionTable, Option<Move>)> = tables.collect();
    let scenes = tables.iter();
    let scenes = scenes.map(|(table, wanted)| (table_scene(table, *wanted, words), *wanted));
    let mut steps = LessonStep::all(scenes, guide.lesson_steps(), guide.lesson_missed());
    for (step, (table, wanted)) in steps.iter_mut().zip(tables) {
        if wanted.is_some() {
            step.targets = ways(table, &step.scene);
        }
    }
    steps
}

/// The table of a step. Where there is only something to read, nothing can be moved.
fn table_scene(table: &SessionTable, wanted: Option<Move>, words: &Words) -> Scene {
    let mut shown = scene(table, words);
    if wanted.is_none() {
        shown.choices.clear();
        let pieces = shown.zones.iter_mut().flat_map(|zone| &mut zone.pieces);
        pieces.for_each(|piece| piece.press = Press::NotNow(words.not_your_turn().into()));
    }
    TableScene {
        seats: shown.seats,
        zones: shown.zones,
        choices: shown.choices,
        ..TableScene::empty(Better::High)
    }
}

/// Where each piece can go: its key, that of the place, and the move.
fn ways(table: &SessionTable, scene: &Scene) -> Vec<(u16, u16, Move)> {
    let pieces = scene.zones.iter().flat_map(|zone| &zone.pieces);
    let ways = pieces.flat_map(|piece| {
        let to = targets(table, piece.key).into_iter();
        to.map(|(to, mv)| (piece.key, to, mv))
    });
    ways.collect()
}
