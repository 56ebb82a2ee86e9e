//! The sounds of the changes of a table.

use scene::{Change, Origin};

use crate::sound::{Tone, melody, note, tap};

/// The sound of a change.
pub(super) fn tones(change: &Change) -> Vec<Tone> {
    match change {
        Change::Dealt { .. } => (0..5).map(|at| tap(f64::from(at) * 0.09, 0.04)).collect(),
        Change::Came {
            origin: Origin::Seat(_),
            ..
        } => vec![tap(0.0, 0.12)],
        Change::Came { .. } => vec![tap(0.0, 0.05)],
        Change::Taken { .. } => vec![note(0.0, 392.0, 0.06), note(0.09, 294.0, 0.05)],
        // Chips click three times.
        Change::Won { .. } => (0..3)
            .map(|at| note(f64::from(at) * 0.06, 1568.0, 0.03))
            .collect(),
        Change::RoundOver => melody(&[392.0, 494.0, 587.0]),
        Change::MatchOver { won: true } => melody(&[523.0, 659.0, 784.0, 1047.0, 1319.0]),
        Change::MatchOver { won: false } => melody(&[330.0, 294.0, 247.0]),
    }
}
