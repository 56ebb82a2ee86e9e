//! The player's settings, as they are saved.

use serde::{Deserialize, Serialize};

use cards::SeatCount;
use game::{ChosenOptions, GameInfo, LevelId, MatchOption};
use session::{Choice, Preferences, Switch, normalize_name};
use words::Lang;

use crate::JsonText;

/// The player's settings. A missing field has not been chosen.
///
/// The form is the same in every game: language, preferences, who sits at the table, and the
/// options of a match. Only the numbers of players, the ids of the levels and the options are the game's.
///
/// Any field may be missing, and a field with an unknown value counts as missing. So settings of an
/// earlier or later version never keep anybody from playing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(default)]
pub struct Settings {
    lang: Option<String>,
    speed: Option<String>,
    theme: Option<String>,
    motion: Option<String>,
    card_size: Option<String>,
    /// Names of the switches that are on.
    on: Vec<String>,
    /// Names of the switches that are off. Those in neither list have their default.
    off: Vec<String>,
    players: Option<i64>,
    name: Option<String>,
    /// Levels of the opponents, clockwise from the player's left.
    levels: Vec<String>,
    /// The game's own options: an id, `=`, and the name of a value. Left out by a game without options.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    options: Vec<String>,
}

impl JsonText for Settings {}

impl Settings {
    /// The language.
    #[must_use]
    pub fn lang(&self) -> Option<Lang> {
        Lang::from_tag(self.lang.as_deref()?)
    }

    /// Speed, theme, motion, card size and switches.
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

    /// Whether the player has chosen any preference, a language or a name.
    #[must_use]
    pub fn is_chosen(&self) -> bool {
        self.lang.is_some()
            || !self.name().is_empty()
            || self.preferences() != Preferences::default()
    }

    /// Whether both have the same language and preferences.
    #[must_use]
    pub fn chooses_as(&self, other: &Self) -> bool {
        self.lang() == other.lang() && self.preferences() == other.preferences()
    }

    /// Number of players of the last match.
    #[must_use]
    pub fn players(&self, game: &GameInfo) -> Option<SeatCount> {
        game.seats().seat_count(self.players?).ok()
    }

    /// Name of the player; empty if none was given.
    #[must_use]
    pub fn name(&self) -> &str {
        normalize_name(self.name.as_deref().unwrap_or_default())
    }

    /// Level of an opponent, counting from 0 at the player's left.
    #[must_use]
    pub fn level(&self, game: &GameInfo, opponent: usize) -> Option<LevelId> {
        game.level(self.levels.get(opponent)?)
    }

    /// The options of the last match.
    #[must_use]
    pub fn options(&self, game: &GameInfo) -> ChosenOptions {
        let mut chosen = ChosenOptions::default();
        for option in game.options {
            let saved = self.options.iter().filter_map(|text| text.split_once('='));
            for (_, value) in saved.filter(|(id, _)| *id == option.id) {
                chosen.choose(option, value);
            }
        }
        chosen
    }

    /// Sets the language.
    pub fn set_lang(&mut self, lang: Lang) {
        self.lang = Some(lang.tag().into());
    }

    /// Sets the preferences.
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

    /// Sets the players of a match.
    pub fn set_table(
        &mut self,
        players: SeatCount,
        name: &str,
        levels: impl IntoIterator<Item = LevelId>,
    ) {
        self.players = Some(players.get().into());
        self.name = Some(name.into()).filter(|name: &String| !name.is_empty());
        self.levels = levels.into_iter().map(|level| level.id().into()).collect();
    }

    /// Sets the name of the person.
    pub fn set_name(&mut self, name: &str) {
        self.name = Some(name.into());
    }

    /// Sets the options of a match.
    pub fn set_options(&mut self, game: &GameInfo, options: &ChosenOptions) {
        let text = |option: &MatchOption| format!("{}={}", option.id, options.value(option));
        self.options = game.options.iter().map(text).collect();
    }
}

/// The value with this id, or the default.
fn chosen<T: Choice>(id: Option<&str>) -> T {
    id.and_then(T::from_id).unwrap_or_default()
}
