//! The sounds of the motions of a table.

use scene::{Motion, Spot};

use crate::sound::{Tone, melody, note, slide, tap};

/// Seconds between the sounds of motions that are shown at once.
const GAP: f64 = 0.12;

/// The seconds after which no more sounds of motions that are shown at once begin.
const MAX: f64 = 0.7;

/// The sounds of motions, one after the other in their order. Of equal sounds in a row only the first is heard.
pub(super) fn tones(motions: &[Motion]) -> Vec<Tone> {
    let (mut all, mut begin, mut last) = (Vec::new(), 0.0, None);
    for motion in motions {
        let tones = of_motion(*motion);
        let first = tones.first().copied();
        if begin < MAX && last != first {
            all.extend(tones.into_iter().map(|tone| tone.later(begin)));
            begin += GAP;
        }
        last = first;
    }
    all
}

fn of_motion(motion: Motion) -> Vec<Tone> {
    match motion {
        Motion::Deal { .. } | Motion::NewHand { .. } => {
            (0..5).map(|at| tap(f64::from(at) * 0.09, 0.04)).collect()
        }
        Motion::Move {
            from: Spot::Seat(_),
            ..
        } => vec![tap(0.0, 0.12)],
        Motion::Move { .. } => vec![tap(0.0, 0.05)],
        Motion::Take { .. } | Motion::TrickTaken { .. } => {
            vec![note(0.0, 392.0, 0.06), note(0.09, 294.0, 0.05)]
        }
        Motion::Count { is_bad: true, .. } => {
            vec![slide(0.0, 247.0, 233.0), slide(0.13, 196.0, 139.0)]
        }
        Motion::Count { .. } => vec![note(0.0, 659.0, 0.03), note(0.07, 932.0, 0.025)],
        // Chips click three times.
        Motion::Pay { .. } => (0..3)
            .map(|at| note(f64::from(at) * 0.06, 1568.0, 0.03))
            .collect(),
        Motion::RoundOver => melody(&[392.0, 494.0, 587.0]),
        Motion::MatchOver { won: true } => melody(&[523.0, 659.0, 784.0, 1047.0, 1319.0]),
        Motion::MatchOver { won: false } => melody(&[330.0, 294.0, 247.0]),
    }
}
