//! The help with the keys.

use crate::dom::{Element, el};
use crate::shell::{Chunk, Shell};

/// The keys and their functions.
pub(super) fn keys(chunk: Chunk, shell: Shell) -> Element {
    shell.load_guide();
    let list = el("dl.key-list").live(
        move || shell.guide().map(|guide| chunk.keys(guide)),
        move |keys| {
            let keys = keys.into_iter().flatten();
            keys.flat_map(|(key, means)| [el("dt").text(key), el("dd").text(means)])
                .collect()
        },
    );
    let note = el("p").live_text(move || shell.guide().map(|guide| guide.keys_note()));
    el("div.leaf.text").child(list).child(note)
}
