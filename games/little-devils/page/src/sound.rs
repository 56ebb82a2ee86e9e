//! The sounds of the changes of the scene.

use cards::Seat;
use little_devils::scene::Change;
use page::sound::{Tone, melody, note, slide, tap};

/// The sound of a change.
#[must_use]
pub fn tones(change: Change) -> Vec<Tone> {
    match change {
        Change::Dealt { .. } => (0..6).map(|at| tap(f64::from(at) * 0.08, 0.04)).collect(),
        Change::Played { .. } => vec![tap(0.0, 0.12)],
        Change::Taken { .. } => vec![note(0.0, 392.0, 0.06), note(0.09, 294.0, 0.05)],
        Change::Counted { seat } if seat == Seat::FIRST => {
            vec![slide(0.0, 247.0, 233.0), slide(0.13, 196.0, 139.0)]
        }
        Change::Counted { .. } => vec![note(0.0, 659.0, 0.03), note(0.07, 932.0, 0.025)],
        Change::RoundOver => melody(&[392.0, 523.0, 659.0]),
        Change::MatchOver { won: true } => melody(&[523.0, 659.0, 784.0, 1047.0, 784.0, 1047.0]),
        Change::MatchOver { won: false } => melody(&[330.0, 294.0, 262.0]),
    }
}
