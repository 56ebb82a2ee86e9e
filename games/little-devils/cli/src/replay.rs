//! `house replay`: checks deal records against the rules.

use little_devils::protocol::{DealRecord, ParseRecordError, Replay};

/// Replays the record in one line.
pub(super) fn answer(line: &[u8]) -> Result<Replay, ParseRecordError> {
    DealRecord::read(line)?.replay()
}
