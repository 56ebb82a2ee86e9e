//! Animates and sounds what happens on the table.

use leptos::prelude::untrack;

use super::ScenePage;
use super::movements::movements;
use super::tones::tones;
use crate::dom::effect;
use crate::shell::Shell;
use crate::{animation, sound};

/// Watches the scene for the lifetime of the page.
pub fn watch<G: ScenePage>(shell: Shell<G>) {
    sound::listen();
    let mut before = None;
    effect(move || {
        let now = G::with_scene(shell, Clone::clone);
        let changes = now.as_ref().map(|now| now.changes_since(before.as_ref()));
        let changes = changes.unwrap_or_default();
        animation::animate(changes.iter().flat_map(movements).collect());
        if untrack(|| shell.has_sound()) {
            for change in &changes {
                sound::play(&tones(change));
            }
        }
        before = now;
    });
}
