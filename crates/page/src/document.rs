//! The attributes of the document that tell the program which page it is.

use leptos::prelude::document;

/// The id of the game of this page, which its document names; empty if it names none.
#[must_use]
pub fn game() -> String {
    let root = document().document_element();
    let game = root.and_then(|root| root.get_attribute("data-game"));
    game.unwrap_or_default()
}
