//! The signs of a game at its table.

/// The signs of a game at its table. Each icon is a symbol of the page.
pub trait TableLook {
    /// The icon of the game, beside its title and at the end of a match.
    const EMBLEM: &'static str;
    /// The icon of the players with the best total.
    const LEADER: &'static str;
    /// The total that the chart marks with a line, if one matters.
    const MARK: Option<i32> = None;
}
