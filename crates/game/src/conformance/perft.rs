//! Comparison of perft counts with recorded ones.

use crate::conformance::suite::ensure;
use crate::conformance::{Check, Failure};
use crate::{Game, perft};

/// Compares the counts of [`perft()`] at depths 1, 2, 3, … with recorded ones.
///
/// # Errors
/// [`Check::Perft`].
pub fn perft_agrees<G: Game>(start: &G, counts: &[u64]) -> Result<(), Failure> {
    for (depth, recorded) in (1..).zip(counts) {
        let count = perft(start, depth);
        ensure(Check::Perft, count == *recorded, || {
            format!("{count} sequences of {depth} moves, not {recorded}: {start:?}")
        })?;
    }
    Ok(())
}
