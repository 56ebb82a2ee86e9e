//! The address of a STUN server: empty unless the person has entered one, and kept like a setting.

use leptos::prelude::{Get, GetUntracked, RwSignal};
use protocol::{KeyValueStore, StorageName};
use words::ShellGuide;

use super::parts::{field, guide_text};
use crate::dom::{Element, effect, el};
use crate::shell::Shell;
use crate::storage::BrowserStorage;

/// The address that this browser has kept.
pub(super) fn kept(shell: Shell) -> String {
    let kept = BrowserStorage.load(&StorageName::Stun.of(shell.info().id()));
    kept.ok().flatten().unwrap_or_default()
}

/// The same, to be changed. Changes are kept too.
pub(super) fn kept_stun(shell: Shell) -> RwSignal<String> {
    let name = StorageName::Stun.of(shell.info().id());
    let stun = RwSignal::new(kept(shell));
    effect(move || {
        let address = stun.get();
        // A browser that refuses asks again for the next table.
        let _ = if address.trim().is_empty() {
            BrowserStorage.remove(&name)
        } else {
            BrowserStorage.save(&name, address.trim())
        };
    });
    stun
}

/// The field, with what it is good for. It is open if there is an address.
pub(super) fn stun_field(shell: Shell, stun: RwSignal<String>) -> Element {
    let is_open = !stun.get_untracked().is_empty();
    el("details")
        .attr("open", is_open.then_some(""))
        .child(el("summary").live_text(guide_text(shell, ShellGuide::online_stun)))
        .child(el("p").live_text(guide_text(shell, ShellGuide::online_stun_about)))
        .child(field(guide_text(shell, ShellGuide::online_stun), stun))
}
