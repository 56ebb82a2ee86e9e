//! The score sheet, and the chart of the totals.

use little_devils::rules::TARGET;
use little_devils::words::Words;
use page::components;
use page::dom::Element;

use crate::store::Store;

/// The score sheet.
pub fn score_table(store: Store) -> Element {
    let scores = move || store.with_scene(|scene| scene.scores.clone());
    components::score_table(*store, scores, store.text(Words::until_hundred), "halo")
}

/// The chart of the totals, with a line at 100.
pub fn plot(store: Store) -> Element {
    let scores = move || store.with_scene(|scene| scene.scores.clone());
    components::plot(*store, scores, Some(TARGET.into()))
}
