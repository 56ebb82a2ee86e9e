//! What the person must be told besides the game.

use leptos::prelude::*;

use crate::web::app::store;
use crate::web::notice::Notice;

/// The notices, each with a button to put it away.
#[component]
pub fn Notices() -> impl IntoView {
    let store = store();
    let row = move |notice: Notice| {
        let text = {
            let notice = notice.clone();
            move || notice.text(store.words())
        };
        let silent = notice == Notice::BotsSilent;
        let act = move || {
            if silent {
                store.words().try_again
            } else {
                store.words().close
            }
        };
        view! {
            <p class="notice">
                <span>{text}</span>
                <button type="button" on:click=move |_| store.put_away(&notice)>{act}</button>
            </p>
        }
    };
    view! {
        <div class="notices" role="status">
            {move || store.notices().get().into_iter().map(row).collect_view()}
        </div>
    }
}
