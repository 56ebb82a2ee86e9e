//! What the person has chosen, kept from visit to visit.

use serde::{Deserialize, Serialize};

use crate::bots::Level;
use crate::cards::SeatCount;
use crate::play::Speed;
use crate::text::Lang;

use super::json::write;
use super::{Unreadable, read};

/// The person's choices; what is missing has not been chosen.
///
/// Any field may be missing, and one that makes no sense counts as missing: settings of an earlier
/// or later version never keep anybody from playing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(default)]
pub struct Settings {
    lang: Option<String>,
    speed: Option<String>,
    players: Option<i64>,
    name: Option<String>,
    /// The levels of the opponents, from the person's left on.
    levels: Vec<String>,
}

impl Settings {
    /// Reads kept settings.
    ///
    /// # Errors
    /// It is not JSON or a value is of a wrong type.
    pub fn load(text: &str) -> Result<Self, Unreadable> {
        read(text.as_bytes())
    }

    /// The text to keep.
    #[must_use]
    pub fn to_json(&self) -> String {
        write(self)
    }

    /// The language.
    #[must_use]
    pub fn lang(&self) -> Option<Lang> {
        Lang::from_tag(self.lang.as_deref()?)
    }

    /// The speed.
    #[must_use]
    pub fn speed(&self) -> Option<Speed> {
        Speed::from_id(self.speed.as_deref()?)
    }

    /// How many players the last match had.
    #[must_use]
    pub fn players(&self) -> Option<SeatCount> {
        SeatCount::try_from(self.players?).ok()
    }

    /// What the person is called.
    #[must_use]
    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// The level of an opponent, counting from 0 at the person's left.
    #[must_use]
    pub fn level(&self, opponent: usize) -> Option<Level> {
        Level::from_id(self.levels.get(opponent)?)
    }

    /// With another language.
    pub fn set_lang(&mut self, lang: Lang) {
        self.lang = Some(lang.tag().into());
    }

    /// With another speed.
    pub fn set_speed(&mut self, speed: Speed) {
        self.speed = Some(speed.id().into());
    }

    /// With the players of a match.
    pub fn set_table(
        &mut self,
        players: SeatCount,
        name: &str,
        levels: impl IntoIterator<Item = Level>,
    ) {
        self.players = Some(players.get().into());
        self.name = Some(name.into());
        self.levels = levels.into_iter().map(|level| level.id().into()).collect();
    }
}
