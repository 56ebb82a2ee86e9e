//! The steps of a tutorial at the table of its game.

use crate::{Motion, SceneStep, Spot, TableScene, Word, Zone};

/// A step of a tutorial: a table, and what the learner does there. The prompt of the scene is the text
/// of the step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TutorialStep {
    /// The table. It says that it is the learner's turn if a move is wanted.
    pub scene: TableScene,
    /// The move that leads to the next step; `None` if there is only something to read. A piece or a
    /// choice of the scene makes it.
    pub wanted: Option<Word>,
    /// What is said after another move; empty if there is none.
    pub missed: String,
}

/// A table of a tutorial, and the move that it asks for; `None` if there is only something to read.
pub type TutorialTable = (TableScene, Option<Word>);

impl TutorialStep {
    /// The steps of a tutorial from their tables, each with the move that it asks for, and from their texts.
    /// Where the learner can make more than one move, the next one of `helps` is said after a wrong one.
    #[must_use]
    pub fn all<'a>(
        tables: impl IntoIterator<Item = TutorialTable>,
        texts: impl IntoIterator<Item = &'a str>,
        helps: impl IntoIterator<Item = &'a str>,
    ) -> Vec<Self> {
        let mut helps = helps.into_iter();
        let mut past = Past::default();
        let step = |((scene, wanted), text): (TutorialTable, &str)| {
            let has_others = wanted
                .as_ref()
                .is_some_and(|wanted| has_others(&scene, wanted));
            let help = if has_others { helps.next() } else { None };
            // What is only to be read is spoken as a line of the log, the rest as the prompt.
            let line = if wanted.is_some() { "" } else { text };
            let motions = past.follow(&scene);
            // The text of a step says where a card goes that has several targets.
            let mut zones = scene.zones;
            let pieces = zones.iter_mut().flat_map(|zone| &mut zone.pieces);
            for piece in pieces.filter(|piece| !piece.ask.is_empty()) {
                piece.ask = text.into();
            }
            Self {
                scene: TableScene {
                    zones,
                    prompt: text.into(),
                    steps: vec![SceneStep {
                        motions,
                        line: line.into(),
                    }],
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

/// The motions up to a table of the tutorial. A table that is made of a match has its own; those of the others follow
/// from the pieces that have come to a zone since the table before.
#[derive(Default)]
struct Past {
    motions: Vec<Motion>,
    /// The keys of the pieces of all zones, by zone.
    zones: Vec<(&'static str, Vec<u16>)>,
}

impl Past {
    fn follow(&mut self, scene: &TableScene) -> Vec<Motion> {
        let own = scene.motions();
        if !own.is_empty() {
            return own;
        }
        if self.motions.is_empty() {
            self.motions.push(Motion::Deal {
                round: 1,
                dealer: None,
            });
        } else {
            for zone in &scene.zones {
                let before = self.zones.iter().find(|(id, _)| *id == zone.id);
                let is_new = |key: u16| before.is_none_or(|(_, keys)| !keys.contains(&key));
                let came = zone.pieces.iter().filter(|piece| is_new(piece.key));
                let motions = came.filter_map(|piece| {
                    let has = |(_, keys): &&(&str, Vec<u16>)| keys.contains(&piece.key);
                    let was = self.zones.iter().find(has);
                    let from = match (piece.owner, was) {
                        (Some(owner), _) => Spot::Seat(owner),
                        (None, Some((id, _))) => Spot::Zone(id),
                        (None, None) => return None,
                    };
                    Some(Motion::Move {
                        key: piece.key,
                        from,
                        to: Spot::Zone(zone.id),
                    })
                });
                let motions: Vec<Motion> = motions.collect();
                self.motions.extend(motions);
            }
        }
        let keys = |zone: &Zone| zone.pieces.iter().map(|piece| piece.key).collect();
        let zones = scene.zones.iter().map(|zone| (zone.id, keys(zone)));
        self.zones = zones.collect();
        self.motions.clone()
    }
}
