//! The parts of saves, links and messages that every game shares.
//!
//! The types here hold any values at all; the rules decide later whether they are valid.

mod checksum;
mod commitment_record;
mod guarded_entry;
mod json;
mod key_value_store;
pub mod mixed_radix;
mod node;
mod saved_salt;
mod worker_announcement;

pub use checksum::fnv1a_32;
pub use commitment_record::{CommitmentRecord, commitment_line};
pub use guarded_entry::{GuardedEntry, Loaded};
#[cfg(not(target_arch = "wasm32"))]
pub use json::read_with_location;
pub use json::{JsonText, MAX_BYTES, ParseJsonError, read, read_compact, write};
pub use key_value_store::{KeyValueStore, StorageError};
pub use node::Node;
pub use saved_salt::SavedSalt;
pub use worker_announcement::{UNFIT, announced_build, announcement};
