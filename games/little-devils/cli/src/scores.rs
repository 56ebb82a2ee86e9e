//! `devils match`: a match kept by the page, played again natively.

use serde::Serialize;

use little_devils::protocol::{ParseSaveError, SavedMatch};

/// The score sheet of a match.
#[derive(Serialize)]
pub(super) struct Scores {
    /// The devils of each round that is over, seat by seat.
    rounds: Vec<Vec<u8>>,
    /// The devils of these rounds together, seat by seat.
    totals: Vec<u16>,
}

/// The score sheet of one line, a match as the page keeps it.
pub(super) fn answer(line: &[u8]) -> Result<Scores, ParseSaveError> {
    let record = SavedMatch::load(&String::from_utf8_lossy(line))?;
    let contest = record.match_state();
    Ok(Scores {
        rounds: contest
            .rounds()
            .iter()
            .map(|round| round.as_slice().to_vec())
            .collect(),
        totals: contest.totals().as_slice().to_vec(),
    })
}
