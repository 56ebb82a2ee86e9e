//! The signs, the keys and the switches of a game at its table.

use session::Switch;

/// What a game at its table looks like, and what its settings and keys are. Each icon is the id of a symbol of the page.
pub struct TableLook {
    /// The icon of the game, beside its title and at the end of a match.
    pub emblem: &'static str,
    /// The icon of the players with the best total.
    pub leader: &'static str,
    /// The total that the chart marks with a line, if one matters.
    pub mark: Option<i32>,
    /// How the table is laid out.
    pub layout: TableLayout,
    /// Whether pieces can be dragged to their targets, beside two presses.
    pub has_drags: bool,
    /// Keys that read some of the zones, among B and L, in lower case: each with the beginning of their ids.
    pub zone_keys: &'static [(char, &'static str)],
    /// The switches in the settings.
    pub switches: &'static [Switch],
    /// The keyboard shortcuts at the table, in lower case.
    pub keys: &'static str,
    /// Whether the tutorial is played at the table.
    pub has_table_tutorial: bool,
}

/// How a table is laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableLayout {
    /// The zones in a row or more, with the other players above them. Choices and what is new stand below.
    Zones,
    /// A trick, with the other players around it. The person's turns are cards of the hand.
    Trick,
}

impl TableLook {
    /// The look of most games, with these icons: a table of zones.
    #[must_use]
    pub const fn new(emblem: &'static str, leader: &'static str) -> Self {
        Self {
            emblem,
            leader,
            mark: None,
            layout: TableLayout::Zones,
            has_drags: false,
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
