//! The difficulties of a quick match.

use crate::bots::Level;

/// The difficulties of a quick match by their permanent ids, each with the level of all opponents. The full
/// set-up form offers every level, and mixtures.
/// `docs/own-trumps.md` has how often each level beats the one before.
pub const DIFFICULTIES: [(&str, Level); 3] = [
    ("easy", Level::Hare),
    ("medium", Level::Wolf),
    ("hard", Level::Fox),
];
