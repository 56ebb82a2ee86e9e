//! Deals and records as lines of JSON, and the export file.

mod backup;
mod deal_line;
mod format;
mod host_message;
mod record;

pub use backup::{Backup, BackupFault};
pub use deal_line::{DealFault, DealLine, PileText};
pub use format::{AUTOMATIC, CHECK, INFO, POINTS, SHOW_MOVES, SHOW_TIME, WINNABLE};
pub use host_message::{DEAL_END, HostMessage};
pub use record::{CheckedRecord, GameRecord, RecordFault};
