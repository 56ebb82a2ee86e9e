//! The rules of the game on the table.

use leptos::prelude::With;
use page::dom::{Element, el};
use patience::play::Play;

use crate::own::Page;

/// The leaf of the rules.
pub(super) fn rules(page: Page) -> Element {
    page.load_guide();
    let game = move || page.own().play.with(|play| play.as_ref().map(Play::game));
    let paragraphs = move || {
        let (guide, game) = (page.guide()?, game()?);
        Some((page.words().game_name(&game.names), guide.rules_of(game)))
    };
    el("div.leaf.text").live(paragraphs, |texts| {
        let Some((name, texts)) = texts else {
            return Vec::new();
        };
        let texts = texts.into_iter().map(|text| el("p").text(text));
        [el("h3").text(name)].into_iter().chain(texts).collect()
    })
}
