//! Trait of a game whose matches are saved and shared in the common formats.

use core::fmt::Debug;

use game::GameInfo;

/// A game in the formats that every game shares. A type without a value implements it.
pub trait GameFormat: Copy + Debug + Default + Eq + Send + Sync + 'static {
    /// What is known of the game before a match.
    const INFO: &'static GameInfo;
}
