//! Tutorials.

use game::conformance::ensure;
use scene::{Piece, SceneGame, TutorialStep, Word};
use words::Lang;

use crate::moment::offered;
use crate::texts::gap;
use crate::{Check, Failure, Suite};

/// The characters that the text of a step has at least and at most.
const SHORTEST: usize = 20;
const LONGEST: usize = 215;

impl<T: SceneGame> Suite<T> {
    /// Each step of the tutorial offers the move that it asks for, helps if there are others, and asks for
    /// the same in all languages.
    pub(crate) fn tutorials(&self) -> Result<(), Failure> {
        let wanted = |steps: &Vec<TutorialStep>| -> Vec<_> {
            let wanted = steps.iter().map(|step| step.wanted);
            wanted.collect()
        };
        let first = wanted(&self.steps(Lang::ALL[0])?);
        for lang in Lang::ALL {
            let steps = self.steps(lang)?;
            ensure(Check::Tutorial, wanted(&steps) == first, || {
                format!("{}: the steps ask for other moves", lang.tag())
            })?;
            for (at, step) in steps.iter().enumerate() {
                let fault = fault(step);
                ensure(Check::Tutorial, fault.is_none(), || {
                    let fault = fault.unwrap_or_default();
                    format!("{}, step {}: {fault}", lang.tag(), at + 1)
                })?;
            }
        }
        Ok(())
    }
}

/// What is wrong with a step; `None` if nothing is.
fn fault(step: &TutorialStep) -> Option<String> {
    let moves = offered(&step.scene);
    let is_own_turn = step.scene.is_own_turn;
    let has_others = moves.iter().any(|mv| Some(mv) != step.wanted.as_ref());
    let pieces = || step.scene.zones.iter().flat_map(|zone| &zone.pieces);
    // A card that has been picked makes its best move with a second press.
    let pressed = pieces().filter_map(Piece::mv);
    let chosen = step.scene.choices.iter().map(|choice| &choice.mv);
    let is_pressed = |wanted: &Word| pressed.chain(chosen).any(|mv| mv == wanted);
    let mut keys: Vec<u16> = pieces().map(|piece| piece.key).collect();
    keys.sort_unstable();
    match &step.wanted {
        _ if keys.windows(2).any(|pair| pair[0] == pair[1]) => Some("a key is there twice".into()),
        Some(wanted) if !is_pressed(wanted) => Some(format!("no press makes {wanted:?}")),
        Some(_) if !is_own_turn => Some("it is not the learner's turn".into()),
        Some(_) if has_others == step.missed.is_empty() => Some(format!(
            "the help after another move is {:?}, and there are {} moves",
            step.missed,
            moves.len()
        )),
        None if is_own_turn || !moves.is_empty() => Some(format!("{moves:?} are offered")),
        _ => text_fault(&step.scene.prompt),
    }
}

/// What is wrong with the text of a step: it has a gap, or is not one to four short sentences.
fn text_fault(text: &str) -> Option<String> {
    let length = text.chars().count();
    let is_short = (SHORTEST..=LONGEST).contains(&length);
    gap(text).or_else(|| (!is_short).then(|| format!("a text of {length} characters")))
}
