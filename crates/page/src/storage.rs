//! What is kept in the browser. Storage may be refused, full or broken: that is an answer, not a crash.

use leptos::prelude::window;
use web_sys::Storage;

/// The browser does not let us keep anything, or nothing more.
#[derive(Clone, Copy, Debug)]
pub struct StorageError;

/// What is kept under a name, if anything.
///
/// # Errors
/// The browser refuses storage.
pub fn load(name: &str) -> Result<Option<String>, StorageError> {
    storage()?.get_item(name).map_err(|_| StorageError)
}

/// Keeps a text under a name.
///
/// # Errors
/// The browser refuses storage, or it is full.
pub fn save(name: &str, text: &str) -> Result<(), StorageError> {
    storage()?.set_item(name, text).map_err(|_| StorageError)
}

/// Keeps nothing under a name any more.
///
/// # Errors
/// The browser refuses storage.
pub fn remove(name: &str) -> Result<(), StorageError> {
    storage()?.remove_item(name).map_err(|_| StorageError)
}

fn storage() -> Result<Storage, StorageError> {
    window().local_storage().ok().flatten().ok_or(StorageError)
}
