//! The difficulties of a quick match.

use crate::bots::Level;

/// The level of all opponents in an easy, a medium and a hard match. The full set-up form offers every
/// level, and mixtures.
///
/// `docs/own-trumps.md` has how often each level beats the one before.
pub const DIFFICULTIES: [Level; 3] = [Level::Hare, Level::Wolf, Level::Fox];
