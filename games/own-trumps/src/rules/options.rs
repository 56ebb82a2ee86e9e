//! The options of the rules.

/// The options that a match is played with; by default none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Options {
    /// *Sixes go home*: after the deal each six goes to the player whose trump suit it is.
    pub sixes_go_home: bool,
    /// *Mirror deal*, for two players: whoever gets a card, the other gets its mirror image.
    pub mirror_deal: bool,
    /// *May take*: a player may take although they could beat.
    pub may_take: bool,
}
