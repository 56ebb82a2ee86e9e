//! `house match`: the scores of a saved match, replayed natively.

use protocol::MatchFormat;
use serde::Serialize;

use little_devils::protocol::{LittleDevils, ParseSaveError};

/// The score sheet of a match.
#[derive(Serialize)]
pub(super) struct Scores {
    /// The devils of each finished round, by seat.
    rounds: Vec<Vec<u8>>,
    /// The sums over these rounds, by seat.
    totals: Vec<u16>,
}

/// The score sheet of one line, a match as the page saves it.
pub(super) fn answer(line: &[u8]) -> Result<Scores, ParseSaveError> {
    let record = LittleDevils::load_save(&String::from_utf8_lossy(line))?;
    let game = record.match_state();
    Ok(Scores {
        rounds: game
            .rounds()
            .iter()
            .map(|round| round.as_slice().to_vec())
            .collect(),
        totals: game.totals().as_slice().to_vec(),
    })
}
