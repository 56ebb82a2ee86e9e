//! Marks on cards.

use crate::dom::{Element, el};
use crate::widgets::icon;

/// The mark of a card whose player could not follow: the arrow of the trick, crossed out. The name of
/// the card says the same.
pub fn failed_mark() -> Element {
    el("span.mark").child(icon("arrow"))
}
