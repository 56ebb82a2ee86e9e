//! Export and import of everything that is saved, as a file.

use leptos::prelude::{Get, RwSignal, Set};
use wasm_bindgen::JsValue;
use words::ShellWords;

use crate::dom::{Element, el};
use crate::file;
use crate::shell::Shell;
use crate::widgets::button;

/// The buttons that export to a file and import from one, and the result of the last import. `import` gets the text of
/// a file; `say` has the result in words, once the guide is loaded.
pub fn file_buttons<T: Clone + Send + Sync + 'static>(
    shell: Shell,
    export: impl Fn() + 'static,
    import: impl Fn(&str) -> T + Copy + 'static,
    say: impl Fn(T) -> Option<String> + 'static,
) -> Element {
    shell.load_guide();
    let imported = RwSignal::new(None::<T>);
    let save = button(shell.text(ShellWords::save_file), export);
    let read = move |file: JsValue| {
        file::read_text(&file, move |text| imported.set(Some(import(&text))));
    };
    let load = button(shell.text(ShellWords::load_file), move || file::pick(read));
    file::take_dropped().into_iter().for_each(read);
    el("div.kept-file")
        .child(el("p.actions").children([save, load]))
        .child(
            el("p")
                .attr("role", "status")
                .live_text(move || say(imported.get()?)),
        )
}
