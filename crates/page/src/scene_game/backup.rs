//! Export and import of everything that is saved, as a file.

use leptos::prelude::untrack;
use protocol::export_file::FINISHED;
use protocol::{MatchResult, ResultLine};

use crate::components::file_buttons;
use crate::dom::Element;
use crate::shell::Shell;

/// The buttons that export to a file and import from one, and the result of the last import.
pub(super) fn backup_buttons(shell: Shell) -> Element {
    file_buttons(
        shell,
        move || shell.export_file(result_lines(shell)),
        move |text| import(shell, text),
        move |imported| {
            let guide = shell.guide()?;
            Some(match imported {
                Some(matches) => guide.imported(matches),
                None => guide.not_imported().into(),
            })
        },
    )
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
