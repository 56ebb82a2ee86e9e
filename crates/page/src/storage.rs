//! The browser's `localStorage`. It may be refused, full or broken: callers get an error, not a panic.

use leptos::prelude::window;
use protocol::{KeyValueStore, StorageError};
use web_sys::Storage;

/// The browser's `localStorage`.
#[derive(Clone, Copy, Debug, Default)]
pub struct BrowserStorage;

impl KeyValueStore for BrowserStorage {
    fn load(&self, name: &str) -> Result<Option<String>, StorageError> {
        storage()?.get_item(name).map_err(|_| StorageError)
    }

    fn save(&self, name: &str, text: &str) -> Result<(), StorageError> {
        storage()?.set_item(name, text).map_err(|_| StorageError)
    }

    fn remove(&self, name: &str) -> Result<(), StorageError> {
        storage()?.remove_item(name).map_err(|_| StorageError)
    }
}

fn storage() -> Result<Storage, StorageError> {
    window().local_storage().ok().flatten().ok_or(StorageError)
}
