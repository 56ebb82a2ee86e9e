//! The dialogs that the person opens.

use crate::dialog::{Dialog, TableDialog};
use crate::store::Store;
use page::dom::{Element, el};
use page::fullscreen;
use session::Switch;

use super::{hint, plot, reading, score_table, settings, tricks};
use page::widgets::{button, modal, with_leaf};
use words::ShellWords;

/// A dialog that the person opens.
pub fn dialog_view(store: Store, dialog: Dialog) -> Element {
    // The keys are opened from the settings.
    let close = move || match dialog {
        Dialog::Keys => store.open_dialog(Dialog::SettingsAgain),
        _ => store.close_dialog(),
    };
    let title = move || title(store, dialog);
    modal(
        title,
        store.text(ShellWords::close),
        close,
        |element| match dialog {
            Dialog::Rules => with_leaf(element, reading::rules(store)),
            Dialog::Keys => with_leaf(element, reading::keys(store)),
            Dialog::Settings => element
                .child(settings(store))
                .child(more_buttons(store, false)),
            Dialog::SettingsAgain => element
                .child(settings(store))
                .child(more_buttons(store, true)),
            Dialog::Game(TableDialog::Hint) => element.child(hint(store)),
            Dialog::Game(TableDialog::Tricks) => element.child(tricks(store)),
            Dialog::Game(TableDialog::Scores) => {
                element.child(plot(store)).child(score_table(store))
            }
        },
    )
}

/// The buttons below the settings. On return from the keys, their button has the focus.
fn more_buttons(store: Store, again: bool) -> Element {
    let keys = reading::keys_button(store).attr("data-first", again.then_some(""));
    let full_screen = button(store.text(ShellWords::full_screen), move || {
        store.close_dialog();
        fullscreen::toggle();
    });
    let full_screen = fullscreen::is_offered().then_some(full_screen);
    el("p.actions").child(keys).children(full_screen)
}

fn title(store: Store, dialog: Dialog) -> &'static str {
    let words = store.words();
    match dialog {
        Dialog::Rules => words.rules(),
        Dialog::Keys => words.keys(),
        Dialog::Settings | Dialog::SettingsAgain => words.settings(),
        Dialog::Game(TableDialog::Hint) => words.hint(),
        Dialog::Game(TableDialog::Tricks) => words.tricks(store.is_on(Switch::History)),
        Dialog::Game(TableDialog::Scores) => words.scores(),
    }
}
