//! The middle of a table.

use super::Shell;
use crate::dom::Element;

/// The middle of a table, and how the table is laid out around it. A page has the code of its own middle only.
pub struct Middle {
    /// Whether it is a trick, with the other players around it. The person's turns are cards of the hand.
    pub is_trick: bool,
    /// The class of the table.
    pub class: &'static str,
    /// Adds the middle to the element with the other players.
    pub felt: fn(Element, Shell) -> Element,
    /// What stands below it: the own player and the hand.
    pub rail: fn(Shell) -> Element,
}
