//! Matches of Little Devils in the formats that every game shares.

use crate::protocol::{AsideMatch, InvalidMatch, LittleDevils, ParseSaveError, SavedMatch};
use crate::session::MatchRecord;
use cards::Seed;
use protocol::MatchFormat;

impl MatchFormat for LittleDevils {
    type Record = MatchRecord;
    type Fault = InvalidMatch;

    fn seed(record: &MatchRecord) -> Seed {
        record.options().seed()
    }

    fn have_equal_options(one: &MatchRecord, other: &MatchRecord) -> bool {
        one.options() == other.options()
    }

    fn continues(record: &MatchRecord, other: &MatchRecord) -> bool {
        record.continues(other)
    }

    fn is_unfinished(record: &MatchRecord) -> bool {
        record.is_unfinished()
    }

    fn read_save(text: &str) -> Result<AsideMatch, ParseSaveError> {
        SavedMatch::read(text)?.replay()
    }

    fn write_save(record: &MatchRecord, commitment: &str, order: u32) -> String {
        let saved = SavedMatch::from(record);
        saved.set_aside(commitment, order).to_json()
    }
}
