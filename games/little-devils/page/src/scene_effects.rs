//! Animates and sounds the changes of the scene.

use std::sync::Arc;

use little_devils::scene::{Scene, changes};
use page::dom::effect;

use crate::store::Store;
use crate::{animation, sound};

/// Watches the scene for the lifetime of the page.
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
        animation::animate(&changes);
        for change in changes {
            sound::play(store, change);
        }
        before = now;
    });
}
