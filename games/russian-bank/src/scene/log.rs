//! The log of a round: one sentence for each step.

use scene::{Motion, SceneStep};

use crate::rules::{Ending, PackCard, Step, Target};
use crate::scene::Names;
use crate::session::ShownPosition;

/// The round so far, oldest first.
pub(super) fn steps(
    shown: &ShownPosition,
    ways: &[Option<Motion>],
    names: &Names<'_>,
) -> Vec<SceneStep> {
    let begins = SceneStep {
        motions: vec![Motion::Deal {
            round: shown.round_number(),
            dealer: None,
        }],
        line: names
            .words
            .begins(shown.round_number(), names.who(shown.starter())),
    };
    let steps = shown.steps().iter().zip(ways);
    let steps = steps.map(|(step, way)| SceneStep {
        motions: way.iter().copied().collect(),
        line: sentence(*step, names),
    });
    core::iter::once(begins).chain(steps).collect()
}

/// The last step.
pub(super) fn told(shown: &ShownPosition, names: &Names<'_>) -> Option<String> {
    shown.steps().last().map(|step| sentence(*step, names))
}

fn sentence(step: Step, names: &Names<'_>) -> String {
    let words = names.words;
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
            words.carries(names.who(seat), name(card), place, under)
        }
        Step::Turned {
            seat,
            card,
            is_again,
        } => words.turns(names.who(seat), name(card), is_again),
        Step::Passed(seat) => words.passes(names.who(seat)),
        Step::Over(Ending::Out(seat)) => words.out(names.who(seat)),
        Step::Over(Ending::Fewer(seat)) => words.fewer(names.who(seat)),
        Step::Over(Ending::Equal) => words.equally_many().into(),
    }
}
