//! A game before a match, as data.

use cards::SeatRange;

use crate::{CatalogueEntry, LevelId, MatchOption};

/// A game as settings, addresses, messages and the set-up form know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameInfo {
    /// Its entry in the catalogue.
    pub entry: CatalogueEntry,
    /// Every game of the site, in the order in which its pages list them.
    pub site: &'static [CatalogueEntry],
    /// The field of a host message with the points of a round.
    pub points: &'static str,
    /// The levels of its bots, the weakest first; none in a game without bots.
    pub levels: &'static [LevelId],
    /// The level of all opponents in an easy, a medium and a hard match; none in a game without bots.
    pub difficulties: &'static [LevelId],
    /// The options of a match that the set-up form offers, in this order.
    pub options: &'static [MatchOption],
}

impl GameInfo {
    /// A game without bots and without options.
    #[must_use]
    pub const fn new(entry: CatalogueEntry, site: &'static [CatalogueEntry]) -> Self {
        Self {
            entry,
            site,
            points: "points",
            levels: &[],
            difficulties: &[],
            options: &[],
        }
    }

    /// The permanent id.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        self.entry.id
    }

    /// The numbers of players.
    #[must_use]
    pub const fn seats(&self) -> SeatRange {
        self.entry.seats
    }

    /// The level with this id, if there is one.
    #[must_use]
    pub fn level(&self, id: &str) -> Option<LevelId> {
        self.levels.iter().copied().find(|level| level.id() == id)
    }

    /// The level for a person who has not chosen one: that of a medium match, else the weakest. It has no id in a
    /// game without bots.
    #[must_use]
    pub fn default_level(&self) -> LevelId {
        let medium = self.difficulties.get(1).or(self.levels.first());
        medium.copied().unwrap_or_default()
    }
}
