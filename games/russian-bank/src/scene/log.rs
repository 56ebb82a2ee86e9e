//! The log of a round: one sentence for each step.

use scene::{Motion, SceneStep};

use crate::rules::{Ending, PackCard, Step, Target};
use crate::scene::Narrator;
use crate::session::DisplayState;

/// The round so far, oldest first.
pub(super) fn steps(
    shown: &DisplayState,
    ways: &[Option<Motion>],
    narrator: &Narrator<'_>,
) -> Vec<SceneStep> {
    let begins = SceneStep {
        motions: vec![Motion::Deal {
            round: shown.round_number,
            dealer: None,
        }],
        line: narrator
            .words
            .begins(shown.round_number, narrator.who(shown.starter)),
    };
    let steps = shown.steps.iter().zip(ways);
    let steps = steps.map(|(step, way)| SceneStep {
        motions: way.iter().copied().collect(),
        line: sentence(*step, narrator),
    });
    core::iter::once(begins).chain(steps).collect()
}

/// The last step.
pub(super) fn told(shown: &DisplayState, narrator: &Narrator<'_>) -> Option<String> {
    shown.steps.last().map(|step| sentence(*step, narrator))
}

fn sentence(step: Step, narrator: &Narrator<'_>) -> String {
    let words = narrator.words;
    let name = |card: PackCard| words.card_in_sentence(card.face());
    match step {
        Step::Carried {
            seat,
            card,
            to,
            under,
            ..
        } => {
            let place = match (to, under) {
                (Target::Foundation, _) => "foundation",
                (Target::Column(_), Some(_)) => "column",
                (Target::Column(_), None) => "space",
                (Target::OtherReserve, _) => "reserve",
                (Target::OtherWaste, _) => "waste",
                (Target::OwnWaste, _) => "own",
            };
            let under = under.map(name).unwrap_or_default();
            words.carries(narrator.who(seat), name(card), place, under)
        }
        Step::Turned {
            seat,
            card,
            is_again,
        } => words.turns(narrator.who(seat), name(card), is_again),
        Step::Passed(seat) => words.passes(narrator.who(seat)),
        Step::Over(Ending::Out(seat)) => words.out(narrator.who(seat)),
        Step::Over(Ending::Fewer(seat)) => words.fewer(narrator.who(seat)),
        Step::Over(Ending::Equal) => words.equally_many().into(),
    }
}
