//! What comes in is data, not truth: types here hold any numbers at all, and the rules' doors
//! decide what they are worth.

mod commitment_record;
mod json;
pub mod mixed_radix;
mod node;
mod saved_salt;
mod storage;

pub use commitment_record::CommitmentRecord;
#[cfg(not(target_arch = "wasm32"))]
pub use json::read_with_location;
pub use json::{MAX_BYTES, ParseJsonError, read, read_compact, write};
pub use node::Node;
pub use saved_salt::SavedSalt;
pub use storage::{StorageError, TextStorage};
