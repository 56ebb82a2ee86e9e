//! What changes at the table is sent to what moves and to what sounds.

use std::sync::Arc;

use little_devils::scene::{Scene, changes};

use crate::store::Store;
use crate::{animation, sound};
use page::dom::effect;

/// Watches the table for as long as the page is there.
pub fn watch(store: Store) {
    sound::listen();
    let mut before = None::<Arc<Scene>>;
    effect(move || {
        let now = store.scene();
        let changes = match (&before, &now) {
            (Some(before), Some(now)) => changes(before, now),
            (None, Some(now)) => now.arrival().into_iter().collect(),
            (_, None) => Vec::new(),
        };
        animation::show(&changes);
        for change in changes {
            sound::play(store, change);
        }
        before = now;
    });
}
