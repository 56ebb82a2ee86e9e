//! The dialogs that the person opens.

use crate::dialog::Page;
use crate::store::Store;
use little_devils::words::Words;
use page::dom::{Element, el};
use page::fullscreen;
use session::Switch;

use super::{hint, modal, page_to_read, plot, reading, score_table, settings, tricks};
use page::widgets::button;

/// The dialog of a page.
pub fn dialog(store: Store, page: Page) -> Element {
    // The keys are opened from the settings.
    let close = move || match page {
        Page::Keys => store.open_page(Page::SettingsAgain),
        _ => store.close_page(),
    };
    let title = move || title(store, page);
    modal(
        title,
        store.text(Words::close),
        close,
        |dialog| match page {
            Page::Rules => page_to_read(dialog, reading::rules(store)),
            Page::Keys => page_to_read(dialog, reading::keys(store)),
            Page::Settings => dialog.child(settings(store)).child(more(store, false)),
            Page::SettingsAgain => dialog.child(settings(store)).child(more(store, true)),
            Page::Hint => dialog.child(hint(store)),
            Page::Tricks => dialog.child(tricks(store)),
            Page::Scores => dialog.child(plot(store)).child(score_table(store)),
        },
    )
}

/// What there is to do beside the settings. Who comes back from the keys finds the focus on their button.
fn more(store: Store, again: bool) -> Element {
    let keys = reading::keys_button(store).attr("data-first", again.then_some(""));
    let full_screen = button(store.text(Words::full_screen), move || {
        store.close_page();
        fullscreen::toggle();
    });
    let full_screen = fullscreen::is_offered().then_some(full_screen);
    el("p.actions").child(keys).children(full_screen)
}

fn title(store: Store, page: Page) -> &'static str {
    let words = store.words();
    match page {
        Page::Rules => words.rules(),
        Page::Keys => words.keys(),
        Page::Settings | Page::SettingsAgain => words.settings(),
        Page::Hint => words.hint(),
        Page::Tricks => words.tricks(store.has(Switch::History)),
        Page::Scores => words.scores(),
    }
}
