//! The options of a deal, and the choices before a match.

use crate::rules::MAX_DEALS;

/// The options of the rules; all off is the usual game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Options {
    /// Each player lays out four columns, instead of the starter all eight (rule 4).
    pub four_each: bool,
    /// Each player has a pack of their own, instead of half of both (rule 1).
    pub packs_apart: bool,
    /// Only the card that was turned may be laid onto the opponent's piles, and none of the reserve or of a
    /// column (rule 8).
    pub turned_only: bool,
}

/// The choices before a match, validated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchOptions {
    options: Options,
    deals: u8,
}

impl MatchOptions {
    /// A match of this number of deals; `None` unless it is 1 to [`MAX_DEALS`].
    #[must_use]
    pub fn new(options: Options, deals: u8) -> Option<Self> {
        let is_allowed = (1..=MAX_DEALS).contains(&deals);
        is_allowed.then_some(Self { options, deals })
    }

    /// The options of the rules.
    #[must_use]
    pub const fn options(&self) -> Options {
        self.options
    }

    /// The number of deals, 1 to [`MAX_DEALS`].
    #[must_use]
    pub const fn deals(&self) -> u8 {
        self.deals
    }
}
