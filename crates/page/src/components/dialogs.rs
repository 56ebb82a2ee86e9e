//! The dialogs that the person opens.

use words::ShellWords;

use super::keys::keys;
use super::settings::{more_buttons, settings};
use crate::dom::Element;
use crate::shell::{Chunk, Dialog, Shell};
use crate::widgets::{modal, with_leaf};

/// A dialog that the person opens.
pub fn dialog_view(chunk: Chunk, shell: Shell, dialog: Dialog) -> Element {
    // The keys are opened from the settings.
    let close = move || match dialog {
        Dialog::Keys => shell.open_dialog(Dialog::SettingsAgain),
        _ => shell.close_dialog(),
    };
    let title = move || {
        let words = shell.words();
        match dialog {
            Dialog::Rules => words.rules(),
            Dialog::Keys => words.keys(),
            Dialog::Settings | Dialog::SettingsAgain => words.settings(),
            Dialog::Online => words.friends(),
            Dialog::Scores => words.scores(),
            Dialog::Hint => words.hint(),
            Dialog::Review => words.review(),
            Dialog::Daily => words.daily(),
            Dialog::Statistics => words.statistics(),
            Dialog::Tricks | Dialog::Own(_) => chunk.dialog_title(shell, dialog),
        }
    };
    let action = shell.text(ShellWords::close);
    modal(title, action, close, |element| match dialog {
        Dialog::Rules => with_leaf(element, chunk.rules(shell)),
        Dialog::Keys => with_leaf(element, keys(chunk, shell)),
        Dialog::Settings | Dialog::SettingsAgain => {
            let again = matches!(dialog, Dialog::SettingsAgain);
            element
                .child(settings(chunk, shell))
                .child(more_buttons(shell, again))
        }
        _ => chunk.fill_dialog(element, shell, dialog),
    })
}
