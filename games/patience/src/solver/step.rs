//! A step of the search.

use cards::mix;

use crate::rules::Move;

/// A move, after some draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Step {
    /// Higher ones are tried first.
    pub(super) score: i16,
    pub(super) draws: u8,
    pub(super) mv: Move,
    /// The foundation for the card that the move has freed; 0 if it stays.
    pub(super) then: u8,
}

/// The score of a move that need not be compared with others.
pub(super) const FORCED: i16 = i16::MAX;

impl Step {
    /// A move without draws.
    pub(super) const fn plain(score: i16, mv: Move) -> Self {
        Self::drawn(score, 0, mv)
    }

    /// A move after some draws.
    pub(super) const fn drawn(score: i16, draws: u8, mv: Move) -> Self {
        let then = 0;
        Self {
            score,
            draws,
            mv,
            then,
        }
    }

    /// The moves that this step is made of.
    pub(super) fn moves(self) -> impl Iterator<Item = Move> {
        let then = match self.mv {
            Move::Cards { from, .. } if self.then > 0 => Some(Move::Cards {
                from,
                to: self.then,
                count: 1,
            }),
            _ => None,
        };
        let draws = core::iter::repeat_n(Move::Draw, self.draws.into());
        draws.chain([self.mv]).chain(then)
    }
}

/// Sorts moves by their scores and a number that follows from `seed`, so that each attempt prefers others.
pub(super) fn reorder(steps: &mut [Step], seed: u64) {
    let mut seed = seed;
    for step in &mut *steps {
        seed = mix(seed.wrapping_add(1));
        let noise = i16::try_from(seed % 100).unwrap_or_default();
        step.score = step.score.saturating_add(noise);
    }
    steps.sort_by_key(|step| step.score);
}
