//! Export and import of everything that is saved, as a file.

use leptos::prelude::{Get, RwSignal, Set};
use words::ShellWords;

use super::{SceneGame, SceneState};
use crate::dom::{Element, el};
use crate::file;
use crate::shell::Shell;
use crate::widgets::button;

/// The buttons that export to a file and import from one, and the result of the last import.
pub(super) fn backup_buttons<T: SceneGame>(shell: Shell<SceneState<T>>) -> Element {
    shell.load_guide();
    let imported = RwSignal::new(None::<Option<usize>>);
    let save = button(shell.text(ShellWords::save_file), move || {
        shell.export_file();
    });
    let load = button(shell.text(ShellWords::load_file), move || {
        file::pick_text(move |text| imported.set(Some(shell.import_file(&text))));
    });
    let result = move || {
        let guide = shell.guide()?;
        Some(match imported.get()? {
            Some(matches) => guide.imported(matches),
            None => guide.not_imported().into(),
        })
    };
    el("div.kept-file")
        .child(el("p.actions").children([save, load]))
        .child(el("p").attr("role", "status").live_text(result))
}
