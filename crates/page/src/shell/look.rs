//! The signs, the keys and the switches of a game at its table.

use session::Switch;

use super::Shell;
use crate::dom::Element;

/// What a game at its table looks like, and what its settings and keys are. Each icon is a symbol of the page.
pub struct TableLook {
    /// The icon of the game, beside its title and at the end of a match.
    pub emblem: &'static str,
    /// The icon of the players with the best total.
    pub leader: &'static str,
    /// The total that the chart marks with a line, if one matters.
    pub mark: Option<i32>,
    /// The middle of the table.
    pub middle: &'static Middle,
    /// Lets pieces be dragged to their targets, beside two presses, if the game wants that: a page has the code
    /// for it only then.
    pub drags: Option<fn(Shell)>,
    /// Keys that read some of the zones, among B and L: each with the beginning of their ids.
    pub zone_keys: &'static [(char, &'static str)],
    /// The switches in the settings.
    pub switches: &'static [Switch],
    /// The keyboard shortcuts at the table, in lower case.
    pub keys: &'static str,
    /// Whether the tutorial is played at the table.
    pub has_table_tutorial: bool,
}

impl TableLook {
    /// The look of most games, with these icons and this middle.
    #[must_use]
    pub const fn new(emblem: &'static str, leader: &'static str, middle: &'static Middle) -> Self {
        Self {
            emblem,
            leader,
            mark: None,
            middle,
            drags: None,
            zone_keys: &[],
            switches: &[
                Switch::ShowLegal,
                Switch::PlayForced,
                Switch::AskFirst,
                Switch::Sound,
                Switch::LeftHanded,
                Switch::FourColors,
            ],
            keys: "htlbspruzmx?",
            has_table_tutorial: true,
        }
    }
}

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
