//! The table of levels: one row each, from the weakest to the strongest.

use super::strategy::Strategy;

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Level(&'static Row);

/// One row of the table.
#[derive(Debug, PartialEq, Eq, Hash)]
struct Row {
    id: &'static str,
    strategy: Strategy,
}

static IMP: Row = Row {
    id: "imp",
    strategy: Strategy::Random,
};
static DEVIL: Row = Row {
    id: "devil",
    strategy: Strategy::Heuristic,
};

impl Level {
    /// Every level, from the weakest to the strongest.
    pub const ALL: &[Self] = &[Self(&IMP), Self(&DEVIL)];

    /// The level offered to who has not chosen.
    pub const DEFAULT: Self = Self(&DEVIL);

    /// The level's name in saves, links and messages; it never changes.
    #[must_use]
    pub const fn id(self) -> &'static str {
        self.0.id
    }

    /// The level with this id, if there is one.
    ///
    /// ```
    /// use little_devils::bots::Level;
    /// assert!(Level::ALL.iter().all(|level| Level::from_id(level.id()) == Some(*level)));
    /// assert_eq!(Level::from_id("angel"), None);
    /// ```
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|level| level.id() == id)
    }

    /// How it comes to its card.
    #[must_use]
    pub const fn strategy(self) -> Strategy {
        self.0.strategy
    }
}
