//! Every format and message of the game (docs/protocol.md): saves, links, the address, exports,
//! worker and host messages.
//!
//! The types here hold any values at all; the constructors of the rules decide whether they are
//! valid.

mod action;
mod address;
mod analysis;
mod bot_protocol;
mod day_result;
mod embed;
mod export_file;
mod finished_match;
mod fragment;
mod link;
mod position;
mod puzzle;
mod puzzle_id;
mod puzzle_progress;
mod record;
mod review;
mod saved_match;
mod saves;
mod settings;
mod summary;
mod worker;

pub use action::{Action, ParseActionError};
pub use address::{Address, IgnoredParameter};
pub use analysis::{COSTLIEST, FromAnalysis, OpenRequest, ToAnalysis};
pub use bot_protocol::{Answer, Request};
pub use day_result::DayResult;
pub use embed::{FromHost, NewMatchOptions, ToHost, host_events, in_play};
pub use export_file::{ASIDE, CURRENT, ExportItem, ExportLine, SETTINGS, TITLE};
pub use finished_match::FinishedMatch;
pub use fragment::Fragment;
pub use link::{Link, ParseLinkError};
pub use position::{ParsePositionError, PositionMessage, Values};
pub use puzzle::GradedPuzzle;
pub use puzzle_id::{ParsePuzzleIdError, PuzzleId};
pub use puzzle_progress::{PuzzleKind, PuzzleProgress};
pub use record::{DealRecord, ParseRecordError, Replay};
pub use review::ReviewMessage;
pub use saved_match::{ParseSaveError, SavedMatch};
pub use saves::{
    AsideMatch, ImportOutcome, MATCH, MAX_ASIDE, RoomQuestion, SLOTS, SaveOutcome, Saves,
};
pub use settings::Settings;
pub use summary::Summary;
pub use worker::{
    AdviceRequest, BUILD, CardAdvice, FromWorker, MoveRequest, ToWorker, WorkerRequest,
};
