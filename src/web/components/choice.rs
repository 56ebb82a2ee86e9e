//! A choice of one from a few, with its label.

use leptos::prelude::*;

/// A labelled `select`.
#[component]
pub fn Choice(
    /// What is chosen, in words.
    #[prop(into)]
    label: Signal<String>,
    /// The values with their words.
    #[prop(into)]
    options: Signal<Vec<(&'static str, String)>>,
    /// The value chosen.
    #[prop(into)]
    chosen: Signal<&'static str>,
    /// Called with the value newly chosen.
    on_choice: impl Fn(String) + 'static,
) -> impl IntoView {
    let option = move |(value, words): (&'static str, String)| {
        view! { <option value=value selected=move || chosen.get() == value>{words}</option> }
    };
    view! {
        <label class="choice">
            <span class="label">{move || label.get()}</span>
            <select
                prop:value=move || chosen.get()
                on:change=move |event| on_choice(event_target_value(&event))
            >
                {move || options.get().into_iter().map(option).collect_view()}
            </select>
        </label>
    }
}
