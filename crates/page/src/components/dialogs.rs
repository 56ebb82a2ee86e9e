//! The dialogs that the person opens.

use words::ShellWords;

use super::keys::keys;
use super::settings::{more_buttons, settings};
use crate::dom::Element;
use crate::shell::{Dialog, GamePage, Shell};
use crate::widgets::{modal, with_leaf};

/// The contents of dialogs that each game has of its own.
pub struct DialogContents<G: GamePage> {
    /// The leaf of the rules.
    pub rules: fn(Shell<G>) -> Element,
    /// The keys, each with its meaning.
    pub keys: fn(&'static G::Guide) -> Vec<(&'static str, &'static str)>,
    /// The buttons for what is saved, in the settings.
    pub data: fn(Shell<G>) -> Element,
    /// The title of a dialog that only this game has.
    pub title: fn(Shell<G>, G::Dialog) -> &'static str,
    /// Adds the content to such a dialog.
    pub fill: fn(Element, Shell<G>, G::Dialog) -> Element,
}

/// A dialog that the person opens.
pub fn dialog_view<G: GamePage>(
    shell: Shell<G>,
    dialog: Dialog<G::Dialog>,
    contents: &DialogContents<G>,
) -> Element {
    // The keys are opened from the settings.
    let close = move || match dialog {
        Dialog::Keys => shell.open_dialog(Dialog::SettingsAgain),
        _ => shell.close_dialog(),
    };
    let own_title = contents.title;
    let title = move || {
        let words = shell.words();
        match dialog {
            Dialog::Rules => words.rules(),
            Dialog::Keys => words.keys(),
            Dialog::Settings | Dialog::SettingsAgain => words.settings(),
            Dialog::Game(own) => own_title(shell, own),
        }
    };
    let action = shell.text(ShellWords::close);
    modal(title, action, close, |element| match dialog {
        Dialog::Rules => with_leaf(element, (contents.rules)(shell)),
        Dialog::Keys => with_leaf(element, keys(shell, contents.keys)),
        Dialog::Settings | Dialog::SettingsAgain => {
            let again = matches!(dialog, Dialog::SettingsAgain);
            element
                .child(settings(shell, (contents.data)(shell)))
                .child(more_buttons(shell, again))
        }
        Dialog::Game(own) => (contents.fill)(element, shell, own),
    })
}
