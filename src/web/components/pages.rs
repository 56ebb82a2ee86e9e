//! The dialogs that the person opens.

use leptos::prelude::Get;

use crate::play::Switch;
use crate::web::dom::{Element, el};
use crate::web::fullscreen;
use crate::web::page::Page;
use crate::web::store::Store;

use super::{button, hint, modal, plot, reading, score_table, settings, tricks};

/// Adds the page that is open, in a dialog; none when nothing is.
pub fn with_pages(place: Element, store: Store) -> Element {
    let open = move || store.page.get();
    place.live(open, move |page| {
        let dialog = page.map(|page| dialog(store, page));
        dialog.into_iter().collect()
    })
}

fn dialog(store: Store, page: Page) -> Element {
    let close = move || store.close_page();
    let title = move || title(store, page);
    modal(
        title,
        store.text(|words| words.close),
        close,
        |dialog| match page {
            Page::Rules => dialog.class("reading").child(reading::rules(store)),
            Page::Keys => dialog.class("reading").child(reading::keys(store)),
            Page::Settings => dialog.child(settings(store)).child(more(store)),
            Page::Hint => dialog.child(hint(store)),
            Page::Tricks => dialog.child(tricks(store)),
            Page::Scores => dialog.child(plot(store)).child(score_table(store)),
        },
    )
}

/// What there is to do beside the settings.
fn more(store: Store) -> Element {
    let full_screen = button(store.text(|words| words.setting.full_screen), move || {
        store.close_page();
        fullscreen::toggle();
    });
    let full_screen = fullscreen::is_offered().then_some(full_screen);
    el("p.actions")
        .child(reading::keys_button(store))
        .children(full_screen)
}

fn title(store: Store, page: Page) -> &'static str {
    let words = store.words();
    match page {
        Page::Rules => words.rules,
        Page::Keys => words.help.keys,
        Page::Settings => words.setting.title,
        Page::Hint => words.help.hint,
        Page::Tricks => words.help.tricks(store.has(Switch::History)),
        Page::Scores => words.scores,
    }
}
