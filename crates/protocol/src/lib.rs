//! What comes in is data, not truth: types here hold any numbers at all, and the rules' doors
//! decide what they are worth.

mod committed;
pub mod digits;
mod guarded_entry;
mod json;
mod kept_salt;
mod key_value_store;
mod node;

pub use committed::Committed;
pub use guarded_entry::{GuardedEntry, Loaded};
#[cfg(not(target_arch = "wasm32"))]
pub use json::read_telling;
pub use json::{LONGEST, ParseJsonError, read, read_briefly, write};
pub use kept_salt::KeptSalt;
pub use key_value_store::{KeyValueStore, StorageError};
pub use node::Node;
