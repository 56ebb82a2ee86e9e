//! Everything that crosses a border as JSON: the only room with serde types.
//!
//! What comes in is data, not truth: types here hold any numbers at all, and the rules' doors
//! decide what they are worth.

mod act;
mod address;
mod backup;
mod embed;
mod kept_day;
mod kept_match;
mod kept_puzzle;
mod link;
mod position;
mod puzzle;
mod record;
mod review;
mod saved;
mod saves;
mod settings;
mod study;
mod summary;
mod view;
mod worker;

pub use act::{Answer, Request};
pub use address::{Address, Ignored};
pub use backup::{CURRENT, KEPT, Line, Part, SETTINGS, TITLE};
pub use embed::{FromHost, ToHost, Wishes, in_play, news};
pub use kept_day::KeptDay;
pub use kept_match::KeptMatch;
pub use kept_puzzle::{KeptPuzzle, PuzzleKind};
pub use link::{Link, ParseLinkError};
pub use position::{ParsePositionError, PositionMessage, Values};
pub use puzzle::GradedPuzzle;
pub use record::{DealRecord, ParseRecordError, Replay};
pub use review::ReviewMessage;
pub use saved::{ParseSaveError, SavedMatch};
pub use saves::{Aside, Ask, Brought, Kept, MATCH, ROOM, SLOTS, Saves};
pub use settings::Settings;
pub use study::{COSTLIEST, FromAnalysis, ToAnalysis};
pub use summary::Summary;
pub use view::ViewMessage;
pub use worker::{
    AdviceRequest, BUILD, CardAdvice, FromWorker, MoveRequest, ToWorker, UNFIT, WorkerRequest,
};
