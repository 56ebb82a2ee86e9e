//! The face of a card: number, devils drawn and written, a halo for cards without devils.

use leptos::prelude::*;

use crate::cards::Card;
use crate::rules::little_devils::points;

/// The face of a card. It is a picture: whoever holds it names it.
#[component]
pub fn CardFace(
    /// The card.
    card: Card,
) -> impl IntoView {
    let devils = points::devils(card);
    let symbol = if devils == 0 { "#halo" } else { "#devil" };
    let drawn = (0..devils)
        .map(|_| view! { <svg class="devil"><use href="#devil" /></svg> })
        .collect_view();
    view! {
        <span class="face" data-devils=devils aria-hidden="true">
            <span class="corner">
                <span class="number">{card.number()}</span>
                <span class="count"><svg><use href=symbol /></svg>{devils}</span>
            </span>
            <span class="middle">{card.number()}</span>
            <span class="devils">
                {drawn}
                {(devils == 0).then(|| view! { <svg class="halo"><use href="#halo" /></svg> })}
            </span>
        </span>
    }
}
