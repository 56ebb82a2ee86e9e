//! A game under way: undo and redo, taps, hints, the end, the unknown cards, saves and statistics.

mod ahead;
mod facts;
mod finish;
mod hint;
mod link;
mod progress;
mod save;
mod score;
mod statistics;
mod taps;
mod unknown;

pub use facts::DealFacts;
pub use finish::finish;
pub use hint::{Hint, Reason, is_stuck, open_hint};
pub use link::{DealLink, numbered, numbered_deal};
pub use progress::Play;
pub use save::{SaveFault, differ_in_time_only, read_save, write_save};
pub use score::{Scoring, score};
pub use statistics::{GameStatistics, Statistics};
pub use taps::{Tap, Tapper, count_from, move_to, refusal, targets};
pub use unknown::Unknown;
