//! Pages to read: the rules, and how the bots play.

use leptos::prelude::*;

use crate::bots::Level;
use crate::web::app::store;

use super::Modal;

/// A page to read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// The rules of the game.
    Rules,
    /// What the bots know and how well they play.
    Bots,
}

/// The page that is open, in a dialog.
#[component]
pub fn Reading(
    /// Which page is open; none when the dialog is closed.
    open: RwSignal<Option<Page>>,
) -> impl IntoView {
    let store = store();
    let title = Signal::derive(move || {
        let words = store.words();
        let title = match open.get() {
            Some(Page::Bots) => words.how_bots_play,
            _ => words.rules,
        };
        title.to_owned()
    });
    let text = move || {
        let words = store.words();
        let paragraphs: &'static [&'static str] = match open.get() {
            Some(Page::Bots) => &words.bots_text,
            _ => &words.rules_text,
        };
        paragraphs
            .iter()
            .map(|text| view! { <p>{*text}</p> })
            .collect_view()
    };
    let close = move || open.set(None);
    view! {
        <Show when=move || open.get().is_some()>
            <Modal title=title action=store.text(|words| words.close) on_close=close class="reading">
                <div class="leaf text" tabindex="0" role="region" aria-labelledby="modal-title">
                    {text}
                    <Show when=move || open.get() == Some(Page::Bots)>
                        <Strengths />
                    </Show>
                </div>
            </Modal>
        </Show>
    }
}

/// The levels with their characters and their measured strengths.
#[component]
fn Strengths() -> impl IntoView {
    let store = store();
    let row = move |level: &Level| {
        let (words, id) = (store.words(), level.id());
        view! {
            <tr>
                <th scope="row">{(words.level)(id)}</th>
                <td>{(words.character)(level.character())}</td>
                <td>{(words.decimal)(level.devils_against_kobolds())}</td>
            </tr>
        }
    };
    view! {
        <table class="strengths">
            <thead>
                <tr>
                    <th scope="col" colspan="2">{store.text(|words| words.level_column)}</th>
                    <th scope="col">{store.text(|words| words.devils_column)}</th>
                </tr>
            </thead>
            <tbody>{move || Level::ALL.iter().map(row).collect_view()}</tbody>
        </table>
    }
}
