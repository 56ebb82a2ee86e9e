//! A picture from the sprite in index.html.

use leptos::prelude::*;

/// A picture from the sprite in index.html. It says nothing: what it means stands beside it.
#[component]
pub fn Icon(
    /// The symbol's id.
    #[prop(into)]
    name: String,
) -> impl IntoView {
    let href = format!("#{name}");
    view! { <svg class=name aria-hidden="true"><use href=href /></svg> }
}
