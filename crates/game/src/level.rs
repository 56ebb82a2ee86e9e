//! The levels of bots, by their permanent ids.

/// The level of a bot, by its permanent id: small letters and hyphens. Saves, links, settings and messages have
/// it. The game that declares it knows how it plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct LevelId(&'static str);

impl LevelId {
    /// The level with this id.
    #[must_use]
    pub const fn new(id: &'static str) -> Self {
        Self(id)
    }

    /// The id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        self.0
    }
}
