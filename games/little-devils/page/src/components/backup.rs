//! Export and import of everything that is saved, as a file.

use crate::store::Store;
use page::dom::{Element, el};

use page::widgets::button;
use words::ShellWords;

/// The buttons that export to a file and import from one, as in the statistics. An analysis page shows
/// the outcome.
pub fn backup_buttons(store: Store) -> Element {
    let save = button(store.text(ShellWords::save_file), move || {
        store.export_file();
    });
    let load = button(store.text(ShellWords::load_file), move || {
        store.import_file();
    });
    store.import_dropped();
    el("div.kept-file").child(el("p.actions").children([save, load]))
}
