//! The signs and the keys of a game at its table.

/// The signs and the keys of a game at its table. Each icon is a symbol of the page.
pub trait TableLook {
    /// The icon of the game, beside its title and at the end of a match.
    const EMBLEM: &'static str;
    /// The icon of the players with the best total.
    const LEADER: &'static str;
    /// The total that the chart marks with a line, if one matters.
    const MARK: Option<i32> = None;
    /// Keys that read some of the zones, among B and L: each with the beginning of their ids.
    const ZONE_KEYS: &'static [(char, &'static str)] = &[];
}
