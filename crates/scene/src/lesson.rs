//! The steps of a tutorial at the table of its game.

use crate::{SceneStep, TableScene, Word, Zone};

/// A step of a tutorial: a table, and what the learner does there. The prompt of the scene is the text
/// of the step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonStep {
    /// The table. It says that it is the learner's turn if a move is wanted.
    pub scene: TableScene,
    /// The move that leads to the next step; `None` if there is only something to read. A piece or a
    /// choice of the scene makes it.
    pub wanted: Option<Word>,
    /// What is said after another move; empty if there is none.
    pub missed: String,
}

impl LessonStep {
    /// The steps of a tutorial from their tables, each with the move that it asks for, and from their texts.
    /// Where the learner can make more than one move, the next one of `helps` is said after a wrong one.
    #[must_use]
    pub fn all<'a>(
        tables: impl IntoIterator<Item = (TableScene, Option<Word>)>,
        texts: impl IntoIterator<Item = &'a str>,
        helps: impl IntoIterator<Item = &'a str>,
    ) -> Vec<Self> {
        let mut helps = helps.into_iter();
        let step = |((scene, wanted), text): ((TableScene, Option<Word>), &str)| {
            let has_others = wanted
                .as_ref()
                .is_some_and(|wanted| has_others(&scene, wanted));
            let help = if has_others { helps.next() } else { None };
            // What is only to be read is spoken as a line of the log, the rest as the prompt.
            let log = if wanted.is_some() { None } else { Some(text) };
            Self {
                scene: TableScene {
                    prompt: text.into(),
                    steps: log
                        .into_iter()
                        .map(|line| SceneStep::told(line.into()))
                        .collect(),
                    is_own_turn: wanted.is_some(),
                    ..scene
                },
                wanted,
                missed: help.unwrap_or_default().into(),
            }
        };
        tables.into_iter().zip(texts).map(step).collect()
    }
}

/// Whether pieces or choices make another move too.
fn has_others(scene: &TableScene, wanted: &Word) -> bool {
    let by_pieces = scene.zones.iter().flat_map(Zone::moves);
    let by_choices = scene.choices.iter().map(|choice| &choice.mv);
    by_pieces.chain(by_choices).any(|mv| mv != wanted)
}
