//! The options of a deal.

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
