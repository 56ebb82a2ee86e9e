//! The help with the keys.

use crate::dom::{Element, el};
use crate::shell::{GamePage, Shell};

/// The keys and their functions.
pub(super) fn keys<G: GamePage>(
    shell: Shell<G>,
    keys: fn(&'static G::Guide) -> Vec<(&'static str, &'static str)>,
) -> Element {
    shell.load_guide();
    let list = el("dl.key-list").live(
        move || shell.guide().map(keys),
        move |keys| {
            let keys = keys.into_iter().flatten();
            keys.flat_map(|(key, means)| [el("dt").text(key), el("dd").text(means)])
                .collect()
        },
    );
    let note = el("p").live_text(move || shell.guide().map(|guide| guide.keys_note()));
    el("div.leaf.text").child(list).child(note)
}
