//! Everything that is kept as a file: out of this browser, or into it.

use crate::store::Store;
use little_devils::words::Words;
use page::dom::{Element, el};

use page::widgets::button;

/// The buttons that save to a file and read from one, as in the statistics; what came of it is said
/// in the study.
pub fn kept_file(store: Store) -> Element {
    let save = button(store.text(Words::save_file), move || {
        store.export_file();
    });
    let load = button(store.text(Words::load_file), move || {
        store.import_file();
    });
    el("div.kept-file").child(el("p.actions").children([save, load]))
}
