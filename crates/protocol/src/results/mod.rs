//! The results of finished matches: one, the list of all, and the list in a storage.

mod list;
mod match_result;
mod store;

pub use list::{MAX_RESULTS, Results};
pub use match_result::{MatchResult, ResultLine};
pub use store::{ResultStore, StoredResults};
