//! The players in the seats of a table.

use game::LevelId;

/// The longest name, in characters.
pub const NAME_LENGTH: usize = 20;

/// What the page calls a person without a name, in the languages of the games, English first. Earlier
/// versions saved these words as names, so they count as no name. The first is still written in
/// links where there is no name, because earlier versions refuse a link without one.
pub const UNNAMED: [&str; 4] = ["You", "Du", "Jij", "Vous"];

/// The player in a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The name, at most [`NAME_LENGTH`] characters. Only a bot must have one.
    pub name: String,
    /// Where the moves come from.
    pub controller: Controller,
}

/// Where the moves of a seat come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Controller {
    /// A person at this device. Several people may share it.
    Here,
    /// A person at another device.
    Online,
    /// A bot of this strength.
    Bot(LevelId),
    /// Nobody yet: on this seat's turn the table waits for a player.
    Open,
}

impl Player {
    /// A bot.
    #[must_use]
    pub fn bot(name: impl Into<String>, level: impl Into<LevelId>) -> Self {
        Self {
            name: name.into(),
            controller: Controller::Bot(level.into()),
        }
    }

    /// A person at this device.
    #[must_use]
    pub fn here(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            controller: Controller::Here,
        }
    }

    /// The same player with a name as it is shown, without surrounding space.
    pub(crate) fn with_trimmed_name(self) -> Self {
        let name = match self.controller {
            Controller::Bot(_) => self.name.trim(),
            _ => normalize_name(&self.name),
        };
        Self {
            name: name.into(),
            ..self
        }
    }

    /// Whether the name has a valid length.
    pub(crate) fn has_valid_name(&self) -> bool {
        let least = usize::from(matches!(self.controller, Controller::Bot(_)));
        (least..=NAME_LENGTH).contains(&self.name.chars().count())
    }
}

/// Trims a person's name; empty if it counts as no name.
#[must_use]
pub fn normalize_name(name: &str) -> &str {
    match name.trim() {
        name if UNNAMED.contains(&name) => "",
        name => name,
    }
}
