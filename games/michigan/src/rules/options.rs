//! Options of a round and of a match.

/// The options of a round. Both are off by default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Options {
    /// The dealer may take the dead hand, or else sells it to the highest bidder (rule 10).
    pub auction: bool,
    /// Players watch themselves: they may lead a wrong card or hold back a card, and pay for it (rule 9).
    pub watch: bool,
}

/// The options of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MatchOptions {
    /// The options of each round.
    pub options: Options,
    /// How often everybody deals, at least 1 (rule 8).
    pub deals_each: u8,
}

/// No options, and everybody deals once.
impl Default for MatchOptions {
    fn default() -> Self {
        Self {
            options: Options::default(),
            deals_each: 1,
        }
    }
}
