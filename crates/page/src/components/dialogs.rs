//! The dialogs that the person opens.

use words::ShellWords;

use super::GameViews;
use super::keys::keys;
use super::settings::{more_buttons, settings};
use crate::dom::Element;
use crate::shell::{Dialog, Shell};
use crate::widgets::{modal, with_leaf};

/// A dialog that the person opens.
pub fn dialog_view<G: GameViews>(shell: Shell<G>, dialog: Dialog<G::Dialog>) -> Element {
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
            Dialog::Game(own) => G::dialog_title(shell, own),
        }
    };
    let action = shell.text(ShellWords::close);
    modal(title, action, close, |element| match dialog {
        Dialog::Rules => with_leaf(element, G::rules(shell)),
        Dialog::Keys => with_leaf(element, keys(shell)),
        Dialog::Settings | Dialog::SettingsAgain => {
            let again = matches!(dialog, Dialog::SettingsAgain);
            element
                .child(settings(shell))
                .child(more_buttons(shell, again))
        }
        Dialog::Online => G::online(element, shell),
        Dialog::Game(own) => G::fill_dialog(element, shell, own),
    })
}
