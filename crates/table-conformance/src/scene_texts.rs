//! Scenes as texts of fields.

use game::conformance::ensure;
use protocol::CompactText;
use scene::{Plot, SceneStep, SceneUpdate, TableScene, TutorialStep, same_steps};

use crate::starts::SEED;
use crate::views::damaged;
use crate::{Check, Failure, Report};

/// The texts with a fault that are made of a scene's text.
const DAMAGED: usize = 8;

/// The steps of the scene that was read last.
#[derive(Default)]
pub(crate) struct Reader(Vec<SceneStep>);

impl Reader {
    /// A scene reads back from an update for somebody who has read the one before.
    pub(crate) fn follow(
        &mut self,
        scene: &TableScene,
        report: &mut Report,
    ) -> Result<(), Failure> {
        let known = same_steps(&self.0, &scene.steps);
        let text = SceneUpdate::new(scene.clone(), known).to_text();
        let read = SceneUpdate::read_long(&text).and_then(|update| update.after(&self.0));
        ensure(Check::SceneTexts, read.as_ref() == Some(scene), || {
            format!("after {known} steps {scene:?} is written {text:?}, which reads as {read:?}")
        })?;
        report.longest_update = report.longest_update.max(text.len());
        self.0.clone_from(&scene.steps);
        Ok(())
    }
}

/// A scene reads back from its whole text. A damaged text is another scene, or none.
pub(crate) fn whole(scene: &TableScene, report: &mut Report) -> Result<(), Failure> {
    let text = scene.to_text();
    let read = TableScene::read_long(&text);
    ensure(Check::SceneTexts, read.as_ref() == Some(scene), || {
        format!("{scene:?} is written {text:?}, which reads as {read:?}")
    })?;
    report.longest_scene = report.longest_scene.max(text.len());
    // Not the generator of the match, which would go on in another way.
    let mut generator = SEED.derive(report.moments as u64).generator();
    for _ in 0..DAMAGED {
        if let Some(scene) = TableScene::read_long(&damaged(&text, &mut generator)) {
            report.damaged_scenes += 1;
            read_on(&scene);
        }
    }
    Ok(())
}

/// Computes from a damaged scene what a page does. None of this may panic.
fn read_on(scene: &TableScene) {
    let scores = &scene.scores;
    let _ = (scene.motions(), scene.progress(), scores.standings());
    let _ = (scores.deciding_round(), scores.behind(), scores.ahead());
    let _ = Plot::new(scores, 0, 600, 300).faces();
}

/// The steps of a tutorial read back from their texts.
pub(crate) fn tutorial(steps: &[TutorialStep]) -> Result<(), Failure> {
    let changed = |step: &&TutorialStep| TutorialStep::read(&step.to_text()).as_ref() != Some(step);
    let changed = steps.iter().find(changed);
    ensure(Check::SceneTexts, changed.is_none(), || {
        format!("{changed:?} does not read back")
    })
}
