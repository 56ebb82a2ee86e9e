//! Export and import of everything that is saved, as a file.

use leptos::prelude::{Get, RwSignal, Set, untrack};
use protocol::export_file::FINISHED;
use protocol::{MatchResult, ResultLine};
use wasm_bindgen::JsValue;
use words::ShellWords;

use crate::dom::{Element, el};
use crate::file;
use crate::shell::Shell;
use crate::widgets::button;

/// The buttons that export to a file and import from one, and the result of the last import.
pub(super) fn backup_buttons(shell: Shell) -> Element {
    shell.load_guide();
    let imported = RwSignal::new(None::<Option<usize>>);
    let save = button(shell.text(ShellWords::save_file), move || {
        shell.export_file(result_lines(shell));
    });
    let read = move |file: JsValue| {
        file::read_text(&file, move |text| imported.set(Some(import(shell, &text))));
    };
    let load = button(shell.text(ShellWords::load_file), move || file::pick(read));
    file::take_dropped().into_iter().for_each(read);
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

/// The results of finished matches, as lines of an export file.
fn result_lines(shell: Shell) -> Vec<String> {
    let stored = untrack(|| shell.stored_results()).unwrap_or_default();
    let results = stored.results.as_slice().iter();
    results
        .map(|result| format!("{FINISHED} {}", result.to_line()))
        .collect()
}

/// Imports the text of a file. Returns the number of matches that were not known before, finished or not;
/// `None` if it is no file of this game.
fn import(shell: Shell, text: &str) -> Option<usize> {
    let unfinished = shell.import_file(text)?;
    let results = text.lines().filter_map(|line| {
        let (name, text) = line.split_once(' ')?;
        match MatchResult::read(text) {
            ResultLine::Result(result) if name == FINISHED => Some(*result),
            _ => None,
        }
    });
    Some(unfinished + shell.add_results(results))
}
