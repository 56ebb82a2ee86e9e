//! Seeds derived from a match's seed: the number for each use of [`Seed::derive`](crate::Seed::derive).
//!
//! | numbers | use |
//! |---|---|
//! | 0, 1, 2, … | deals, and who deals first |
//! | [`CHALLENGE`] | the mask over the plays of a challenge |
//! | [`SETUP`] | what a person leaves to chance before the match |
//! | [`ANALYSIS`] | reviews of finished matches; random moves of tests and of playthroughs |
//! | [`CHANCE`] and up | outcomes of chance, by the moves before them |
//! | [`DECISIONS`] and down | bots, by the moves or rounds before their decision |
//!
//! Every part of a match that is random has numbers of its own, so that none changes another. A changed
//! number changes deals that people have shared, and every recorded game.

/// The number for reviews, which derive a seed for each decision from it, and for the random moves of
/// tests and playthroughs, which need one generator for a match.
pub const ANALYSIS: u64 = u64::MAX >> 1;

/// The number for what a person leaves to chance before a match, such as the trump suits of the others.
pub const SETUP: u64 = ANALYSIS - 1;

/// The number for the mask that keeps the plays of a challenge out of sight.
pub const CHALLENGE: u64 = ANALYSIS - 2;

/// The first number for outcomes of chance. Add the number of moves before the outcome, in the match.
pub const CHANCE: u64 = 1 << 63;

/// The last number for decisions of bots. Subtract the number of moves (at the table) or of rounds (in a
/// tournament) before the decision, in the match.
pub const DECISIONS: u64 = u64::MAX;
