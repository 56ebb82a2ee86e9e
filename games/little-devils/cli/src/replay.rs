//! `devils replay`: deal records through the rules.

use little_devils::protocol::{DealRecord, ParseRecordError, Replay};

/// What follows from one line of a record.
pub(super) fn answer(line: &[u8]) -> Result<Replay, ParseRecordError> {
    DealRecord::read(line)?.replay()
}
