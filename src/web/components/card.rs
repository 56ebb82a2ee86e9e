//! The face of a card: number, devils drawn and written, a halo for cards without devils.

use leptos::prelude::*;

use crate::cards::Card;
use crate::rules::little_devils::points;

use super::Icon;

/// The face of a card. It is a picture: whoever holds it names it.
#[component]
pub fn CardFace(
    /// The card.
    card: Card,
) -> impl IntoView {
    let devils = points::devils(card);
    let (symbol, drawn) = if devils == 0 {
        ("halo", 1)
    } else {
        ("devil", devils)
    };
    view! {
        <span class="face" data-devils=devils aria-hidden="true">
            // The corner alone says everything: it is what shows of a card under others.
            <span class="number">{card.number()}</span>
            <span class="count"><svg><use href=format!("#{symbol}") /></svg>{devils}</span>
            <span class="devils">{(0..drawn).map(|_| view! { <Icon name=symbol /> }).collect_view()}</span>
        </span>
    }
}
