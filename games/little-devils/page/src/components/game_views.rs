//! The views of Little Devils, as the components of the shell need them.

use little_devils::words::Guide;
use page::components::GameViews;
use page::dom::Element;
use page::shell::Shell;
use session::Switch;

use crate::dialog::TableDialog;
use crate::store::{LittleDevils, Store};

use super::{backup_buttons, hint, lobby, plot, reading, score_table, table_view, tricks};

impl GameViews for LittleDevils {
    fn table(shell: Shell<Self>) -> Vec<Element> {
        table_view(shell.into())
    }

    fn first_page(shell: Shell<Self>) -> Element {
        lobby(shell.into())
    }

    fn rules(shell: Shell<Self>) -> Element {
        reading::rules(shell.into())
    }

    fn keys(guide: &'static Guide) -> Vec<(&'static str, &'static str)> {
        guide.keys()
    }

    fn data_settings(shell: Shell<Self>) -> Element {
        backup_buttons(shell.into())
    }

    fn dialog_title(shell: Shell<Self>, dialog: TableDialog) -> &'static str {
        let words = shell.words();
        match dialog {
            TableDialog::Hint => words.hint(),
            TableDialog::Tricks => words.tricks(shell.is_on(Switch::History)),
            TableDialog::Scores => words.scores(),
        }
    }

    fn fill_dialog(element: Element, shell: Shell<Self>, dialog: TableDialog) -> Element {
        let store = Store::from(shell);
        match dialog {
            TableDialog::Hint => element.child(hint(store)),
            TableDialog::Tricks => element.child(tricks(store)),
            TableDialog::Scores => element.child(plot(store)).child(score_table(store)),
        }
    }
}
