//! The signs and the keys of a game at its table.

/// The signs and the keys of a game at its table. Each icon is a symbol of the page.
pub trait TableLook {
    /// The icon of the game, beside its title and at the end of a match.
    const EMBLEM: &'static str;
    /// The icon of the players with the best total.
    const LEADER: &'static str;
    /// The total that the chart marks with a line, if one matters.
    const MARK: Option<i32> = None;
    /// Whether pieces are dragged to their targets, beside two presses. By default they are not, and the page
    /// has no code for it.
    const DRAGS: bool = false;
    /// The middle of the table. By default its zones.
    const MIDDLE: Middle = Middle::Zones;
    /// Keys that read some of the zones, among B and L: each with the beginning of their ids.
    const ZONE_KEYS: &'static [(char, &'static str)] = &[];
}

/// The middle of a table, and how the table is laid out around it. A page has code for its own layout only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Middle {
    /// The zones in a row or more, with the other players above them. Choices and what is new stand below.
    Zones,
    /// A trick, with the other players around it. The person's turns are cards of the hand.
    Trick,
}
