//! What comes in is data, not truth: types here hold any numbers at all, and the rules' doors
//! decide what they are worth.

mod committed;
pub mod digits;
mod json;
mod kept_salt;
mod node;
mod place;

pub use committed::Committed;
#[cfg(not(target_arch = "wasm32"))]
pub use json::read_telling;
pub use json::{LONGEST, ParseJsonError, read, read_briefly, write};
pub use kept_salt::KeptSalt;
pub use node::Node;
pub use place::{Place, StorageError};
