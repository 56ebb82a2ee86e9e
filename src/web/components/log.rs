//! The one live region: says what happens to who cannot see it.

use leptos::prelude::*;

use crate::web::voice::{self, Line};
use crate::web::{app::store, keys};

/// The log. It stays on the page for as long as the page does; each line is an element of its own,
/// so that equal words are spoken again.
#[component]
pub fn Log() -> impl IntoView {
    let store = store();
    let lines = voice::lines(store);
    keys::listen(store, lines);
    view! {
        <div class="log" role="log" aria-label=store.text(|words| words.log)>
            <For each=move || lines.get() key=|line: &Line| line.number let:line>
                <p>{line.text}</p>
            </For>
        </div>
    }
}
