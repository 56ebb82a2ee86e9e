//! Animates and sounds the changes of the scene.

use std::sync::Arc;

use leptos::prelude::untrack;

use little_devils::scene::{Scene, changes};
use page::dom::effect;

use crate::animation::movements;
use crate::sound::tones;
use crate::store::Store;
use page::{animation, sound};

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
        let mut all = Vec::new();
        for change in &changes {
            if let Some(now) = &now {
                all.append(&mut movements(*change, now));
            }
        }
        animation::animate(all);
        if untrack(|| store.has_sound()) {
            for change in changes {
                sound::play(&tones(change));
            }
        }
        before = now;
    });
}
