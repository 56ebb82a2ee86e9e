//! A scene for somebody who has the first steps already.

use protocol::compact_text;

use crate::{SceneStep, TableScene};

/// A scene without its first steps. A log can have hundreds of lines, and only the new ones need to travel.
///
/// With a long log, a scene that is whole is longer than [`protocol::MAX_BYTES`]. So it is read with
/// [`read_long`](protocol::CompactText::read_long).
///
/// ```
/// use protocol::CompactText;
/// use scene::{Better, SceneStep, SceneUpdate, TableScene, same_steps};
///
/// let steps = ["Ada plays.", "You win."].map(|line| SceneStep::told(line.into()));
/// let before = &steps[..1];
/// let now = TableScene { steps: steps.to_vec(), ..TableScene::empty(Better::Low) };
///
/// let text = SceneUpdate::new(now.clone(), same_steps(before, &now.steps)).to_text();
/// assert!(!text.contains("Ada"));
/// let update = SceneUpdate::read_long(&text).expect("an update");
/// assert_eq!(update.after(before), Some(now));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SceneUpdate {
    /// The number of steps that are left out.
    known: usize,
    /// The scene with the steps after them.
    scene: TableScene,
}

compact_text!(struct SceneUpdate { known, scene });

impl SceneUpdate {
    /// The scene without its first `known` steps; without any if it has fewer. With 0 it is whole.
    #[must_use]
    pub fn new(scene: TableScene, known: usize) -> Self {
        let known = known.min(scene.steps.len());
        let steps = scene.steps.iter().skip(known).cloned().collect();
        let scene = TableScene { steps, ..scene };
        Self { known, scene }
    }

    /// The whole scene, for somebody who has these steps. The first of them must be those that were left out. `None` if
    /// there are fewer.
    #[must_use]
    pub fn after(self, before: &[SceneStep]) -> Option<TableScene> {
        let known = before.get(..self.known)?;
        Some(TableScene {
            steps: [known, &self.scene.steps].concat(),
            ..self.scene
        })
    }
}
