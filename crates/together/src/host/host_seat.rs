//! The seats of a table, as the host knows them.

use session::NAME_LENGTH;

use crate::{AnyDeals, SeatEntry};

/// Number of a connection to a guest, given by the transport.
pub type Peer = u32;

/// A player at a table that is about to begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seating {
    /// A guest takes this seat.
    Open,
    /// A bot of this level, by its id.
    Bot {
        /// The name.
        name: String,
        /// The level.
        level: String,
    },
}

/// A seat, and the player there.
#[derive(Clone, Debug)]
pub(super) struct HostSeat {
    pub(super) player: SeatEntry,
    pub(super) token: String,
    pub(super) peer: Option<Peer>,
    pub(super) heard: u64,
    pub(super) ready: bool,
    /// The seats that agree that a bot plays here, as bits.
    pub(super) votes: u8,
    /// The level of the bot that plays for the person.
    pub(super) replaced: Option<String>,
}

/// The id of the level of bots that sit in for people.
#[must_use]
pub fn default_level(game: &dyn AnyDeals) -> &'static str {
    game.format().info().default_level().id()
}

impl HostSeat {
    pub(super) fn new(name: &str, level: &str, key: &str) -> Self {
        Self {
            player: SeatEntry {
                name: name.trim().chars().take(NAME_LENGTH).collect(),
                level: level.into(),
                key: key.into(),
            },
            token: String::new(),
            peer: None,
            heard: 0,
            ready: false,
            votes: 0,
            replaced: None,
        }
    }

    /// A seat before anybody has joined; `None` if there is no such level.
    pub(super) fn seating(game: &dyn AnyDeals, seating: &Seating) -> Option<Self> {
        Some(match seating {
            Seating::Open => Self::new("", "", ""),
            Seating::Bot { name, level } => {
                game.format().info().level(level)?;
                Self::new(name, level, "")
            }
        })
    }

    pub(super) const fn is_bot(&self) -> bool {
        !self.player.level.is_empty()
    }

    pub(super) const fn plays_by_bot(&self) -> bool {
        self.is_bot() || self.replaced.is_some()
    }

    pub(super) const fn is_free(&self) -> bool {
        self.player.key.is_empty() && !self.is_bot()
    }
}
