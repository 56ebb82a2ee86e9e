//! What the person has chosen, kept from visit to visit.

use serde::{Deserialize, Serialize};

use crate::bots::Level;
use crate::session::normalize_name;
use cards::SeatCount;
use session::{Choice, Preferences, Switch};
use words::Lang;

use protocol::write;
use protocol::{ParseJsonError, read};

/// The person's choices; what is missing has not been chosen.
///
/// Any field may be missing, and one that makes no sense counts as missing: settings of an earlier
/// or later version never keep anybody from playing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(default)]
pub struct Settings {
    lang: Option<String>,
    speed: Option<String>,
    theme: Option<String>,
    motion: Option<String>,
    card_size: Option<String>,
    /// The switches that are on, by name.
    on: Vec<String>,
    /// The switches that are off; those in neither list are as they usually are.
    off: Vec<String>,
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
    pub fn load(text: &str) -> Result<Self, ParseJsonError> {
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

    /// How the person likes to play.
    #[must_use]
    pub fn preferences(&self) -> Preferences {
        let mut preferences = Preferences::default();
        preferences.speed = chosen(self.speed.as_deref());
        preferences.theme = chosen(self.theme.as_deref());
        preferences.motion = chosen(self.motion.as_deref());
        preferences.card_size = chosen(self.card_size.as_deref());
        for switch in Switch::ALL {
            for (switches, on) in [(&self.on, true), (&self.off, false)] {
                if switches.iter().any(|id| id == switch.id()) {
                    preferences.set(switch, on);
                }
            }
        }
        preferences
    }

    /// Whether the person has chosen how they like to play, their language or a name.
    #[must_use]
    pub fn is_chosen(&self) -> bool {
        self.lang.is_some()
            || !self.name().is_empty()
            || self.preferences() != Preferences::default()
    }

    /// Whether others say the same of language and preferences.
    #[must_use]
    pub fn chooses_as(&self, other: &Self) -> bool {
        self.lang() == other.lang() && self.preferences() == other.preferences()
    }

    /// How many players the last match had.
    #[must_use]
    pub fn players(&self) -> Option<SeatCount> {
        SeatCount::try_from(self.players?).ok()
    }

    /// What the person is called; empty for somebody who has given no name.
    #[must_use]
    pub fn name(&self) -> &str {
        normalize_name(self.name.as_deref().unwrap_or_default())
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

    /// With other preferences.
    pub fn set_preferences(&mut self, preferences: &Preferences) {
        self.speed = Some(preferences.speed.id().into());
        self.theme = Some(preferences.theme.id().into());
        self.motion = Some(preferences.motion.id().into());
        self.card_size = Some(preferences.card_size.id().into());
        self.on.clear();
        self.off.clear();
        for switch in Switch::ALL {
            let list = if preferences.has(switch) {
                &mut self.on
            } else {
                &mut self.off
            };
            list.push(switch.id().to_owned());
        }
    }

    /// With the players of a match.
    pub fn set_table(
        &mut self,
        players: SeatCount,
        name: &str,
        levels: impl IntoIterator<Item = Level>,
    ) {
        self.players = Some(players.get().into());
        self.name = Some(name.into()).filter(|name: &String| !name.is_empty());
        self.levels = levels.into_iter().map(|level| level.id().into()).collect();
    }
}

/// The value of this name; the usual one if none was chosen or none has the name.
fn chosen<T: Choice>(id: Option<&str>) -> T {
    id.and_then(T::from_id).unwrap_or_default()
}
