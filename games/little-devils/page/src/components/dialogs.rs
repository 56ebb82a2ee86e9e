//! The dialogs that the person opens.

use little_devils::words::Guide;
use page::components;
use page::components::DialogContents;
use page::dom::Element;
use session::Switch;

use crate::dialog::{Dialog, TableDialog};
use crate::store::{LittleDevils, Store};

use super::{backup_buttons, hint, plot, reading, score_table, tricks};

/// A dialog that the person opens.
pub fn dialog_view(store: Store, dialog: Dialog) -> Element {
    let contents = DialogContents::<LittleDevils> {
        rules: |shell| reading::rules(shell.into()),
        keys: Guide::keys,
        data: |shell| backup_buttons(shell.into()),
        title: |shell, dialog| title(shell.into(), dialog),
        fill: |element, shell, dialog| fill(element, shell.into(), dialog),
    };
    components::dialog_view(*store, dialog, &contents)
}

fn title(store: Store, dialog: TableDialog) -> &'static str {
    let words = store.words();
    match dialog {
        TableDialog::Hint => words.hint(),
        TableDialog::Tricks => words.tricks(store.is_on(Switch::History)),
        TableDialog::Scores => words.scores(),
    }
}

fn fill(element: Element, store: Store, dialog: TableDialog) -> Element {
    match dialog {
        TableDialog::Hint => element.child(hint(store)),
        TableDialog::Tricks => element.child(tricks(store)),
        TableDialog::Scores => element.child(plot(store)).child(score_table(store)),
    }
}
