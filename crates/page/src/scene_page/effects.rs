//! Animates and sounds what happens on the table.

use leptos::prelude::untrack;
use scene::motions_between;

use super::ScenePage;
use super::movements::movements;
use super::tones::tones;
use crate::dom::effect;
use crate::shell::Shell;
use crate::{animation, sound};

/// Shows the motions of the table's steps, each once, for the lifetime of the page.
pub fn watch<G: ScenePage>(shell: Shell<G>) {
    sound::listen();
    let mut before = None;
    effect(move || {
        let read = G::with_scene(shell, |scene| {
            let own = scene.seats.first().map(|own| own.seat);
            (scene.motions(), own)
        });
        let (now, own) = read.unzip();
        let new = now
            .as_deref()
            .map(|now| motions_between(before.as_deref(), now));
        let new = new.unwrap_or_default();
        let movements = new
            .iter()
            .flat_map(|motion| movements(*motion, own.flatten()));
        animation::animate(movements.collect());
        if untrack(|| shell.has_sound()) {
            sound::play(&tones(&new));
        }
        before = now;
    });
}
