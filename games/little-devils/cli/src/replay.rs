//! `devils replay`: deal records through the rules.

use little_devils::protocol::{DealRecord, RecordError, Replay};

/// What follows from one line of a record.
pub(super) fn answer(line: &[u8]) -> Result<Replay, RecordError> {
    DealRecord::read(line)?.replay()
}
