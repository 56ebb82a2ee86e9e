//! `house match`: the scores of a saved match, replayed natively.

use little_devils::protocol::ParseSaveError;
use little_devils::rules::{Match, Round};
use protocol::{load_match, reader_of};
use serde::Serialize;

/// The score sheet of a match.
#[derive(Serialize)]
pub(super) struct Scores {
    /// The devils of each finished round, by seat.
    rounds: Vec<Vec<u8>>,
    /// The sums over these rounds, by seat.
    totals: Vec<i32>,
}

/// The score sheet of one line, a match as the page saves it.
pub(super) fn answer(line: &[u8]) -> Result<Scores, ParseSaveError> {
    let record = load_match(reader_of::<Round>(), &String::from_utf8_lossy(line))?;
    let game = record.typed::<Round>().map(|record| record.match_state());
    let rounds = game.into_iter().flat_map(Match::rounds);
    Ok(Scores {
        rounds: rounds.map(|round| round.as_slice().to_vec()).collect(),
        totals: record.any().totals().as_slice().to_vec(),
    })
}
