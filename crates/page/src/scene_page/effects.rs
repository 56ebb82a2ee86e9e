//! Animates and sounds what happens on the table.

use leptos::prelude::untrack;
use scene::motions_between;

use super::movements::movements;
use super::tones::tones;
use crate::dom::effect;
use crate::shell::Shell;
use crate::{animation, sound};

/// Shows the motions of the table's steps, each once, for the lifetime of the page.
pub fn watch(shell: Shell) {
    sound::listen();
    if let Some(watch_drags) = shell.game().drags() {
        watch_drags(shell);
    }
    let (mut seen, mut before) = (None, None);
    effect(move || {
        let read = shell.with_scene(|scene| {
            let own = scene.seats.first().map(|own| own.seat);
            (scene.motions(), own)
        });
        let (now, own) = read.unzip();
        // Another match, or another viewer at a shared device: nothing has moved in between.
        let looks = (shell.match_seed(), own);
        if seen.replace(looks) != Some(looks) {
            before = None;
        }
        let new = now
            .as_deref()
            .map(|now| motions_between(before.as_deref(), now));
        let new = new.unwrap_or_default();
        animation::animate(movements(&new, own.flatten()));
        if untrack(|| shell.has_sound()) {
            sound::play(&tones(&new));
        }
        before = now;
    });
}
