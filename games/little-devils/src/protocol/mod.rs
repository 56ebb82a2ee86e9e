//! Every format and message of the game (docs/protocol.md): saves, links, the address, exports,
//! worker and host messages.
//!
//! The types here hold any values at all; the constructors of the rules decide whether they are
//! valid.

mod action;
mod analysis;
mod bot_protocol;
mod day_result;
mod early_save;
mod export_item;
mod finished_match;
mod format;
mod fragment;
mod link;
mod position;
mod puzzle;
mod puzzle_id;
mod puzzle_progress;
mod record;
mod review;
mod summary;
mod view_text;

/// Id of this build.
pub use ::protocol::BUILD;
pub use ::protocol::{Address, FromHost, NewMatchOptions, Settings};
pub use action::{Action, ParseActionError};
pub use analysis::{COSTLIEST, FromAnalysis, OpenRequest, ToAnalysis};
pub use bot_protocol::{Answer, Request};
pub use day_result::DayResult;
pub use export_item::OwnItem;
pub use finished_match::FinishedMatch;
pub use format::{ExportItem, ExportLine, INFO, ParseSaveError, Saves, ShelvedMatch};
pub use fragment::Fragment;
pub use link::{Link, ParseLinkError};
pub use position::{ParsePositionError, PositionMessage, Values};
pub use puzzle::GradedPuzzle;
pub use puzzle_id::{ParsePuzzleIdError, PuzzleId};
pub use puzzle_progress::{PuzzleKind, PuzzleProgress};
pub use record::{DealRecord, ParseRecordError, Replay};
pub use review::ReviewMessage;
pub use summary::Summary;
