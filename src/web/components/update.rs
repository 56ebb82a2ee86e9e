//! The offer of a new version.

use leptos::prelude::*;

use crate::web::app::store;
use crate::web::pwa;

/// A quiet offer to load the new version, where one waits. It stands where nothing is lost by it:
/// between rounds and at the set-up form.
#[component]
pub fn UpdateOffer() -> impl IntoView {
    let store = store();
    view! {
        <Show when=move || store.update_waits.get()>
            <p class="update" role="status">
                <span>{store.text(|words| words.update_waits)}</span>
                <button type="button" on:click=move |_| pwa::update()>{store.text(|words| words.update)}</button>
            </p>
        </Show>
    }
}
