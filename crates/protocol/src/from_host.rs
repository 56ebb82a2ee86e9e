//! Messages from the page around the frame of a game (docs/embedding.md).

use cards::{SeatCount, Seed};
use game::{ChosenOptions, GameInfo, LevelId};
use words::Lang;

use crate::address::{choose, players, seed, yes};

/// Version of the messages in both directions.
pub(crate) const VERSION: &str = "1";

/// Message from the host page to the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FromHost {
    /// Stop the bots.
    Pause,
    /// Let the bots go on.
    Resume,
    /// Mute the game, or go back to the player's sound setting.
    Mute(bool),
    /// Use this language until the page is opened again.
    SetLang(Lang),
    /// Start a new match. An unfinished match is shelved.
    NewMatch(NewMatchOptions),
}

/// Options of a match that the host starts. What is missing is taken from the player's settings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NewMatchOptions {
    /// Number of players.
    pub players: Option<SeatCount>,
    /// Level of all opponents.
    pub level: Option<LevelId>,
    /// Seed of the deals.
    pub seed: Option<Seed>,
    /// The game's own options, each by its id.
    pub options: ChosenOptions,
}

impl FromHost {
    /// Reads a message. `field` returns a field's value as text, since the page has no JSON reader at
    /// hand and the browser gives the fields one by one. Returns `Ok(None)` for messages that are not
    /// for this game: other scripts post messages to frames as well.
    ///
    /// # Errors
    /// Says in words which field is invalid, if the message is for this game.
    pub fn read(
        game: &GameInfo,
        field: impl Fn(&str) -> Option<String>,
    ) -> Result<Option<Self>, String> {
        if field("game").as_deref() != Some(game.id()) {
            return Ok(None);
        }
        let version = field("version").unwrap_or_default();
        if version != VERSION {
            return Err(unknown("version", &version));
        }
        let kind = field("type").unwrap_or_default();
        let message = match &*kind {
            "pause" => Self::Pause,
            "resume" => Self::Resume,
            "mute" => Self::Mute(optional_field(&field, "muted", yes)?.unwrap_or(true)),
            "setLang" => {
                let lang = optional_field(&field, "lang", Lang::from_tag)?;
                Self::SetLang(lang.ok_or("setLang: lang is missing")?)
            }
            "newMatch" => {
                let players = optional_field(&field, "players", |text| players(game, text))?;
                Self::NewMatch(NewMatchOptions {
                    players,
                    level: optional_field(&field, "level", |id| game.level(id))?,
                    seed: optional_field(&field, "seed", seed)?,
                    options: options(game, &field, players)?,
                })
            }
            other => return Err(unknown("type", other)),
        };
        Ok(Some(message))
    }
}

/// Reads an optional field.
fn optional_field<T>(
    field: &impl Fn(&str) -> Option<String>,
    name: &str,
    meaning: impl Fn(&str) -> Option<T>,
) -> Result<Option<T>, String> {
    let Some(value) = field(name) else {
        return Ok(None);
    };
    let parsed = meaning(&value).map(Some);
    parsed.ok_or_else(|| unknown(name, &value))
}

/// Reads the game's own options. Refuses one that is on but does not matter with the number of players.
fn options(
    game: &GameInfo,
    field: &impl Fn(&str) -> Option<String>,
    players: Option<SeatCount>,
) -> Result<ChosenOptions, String> {
    let mut options = ChosenOptions::default();
    for option in game.options {
        let Some(value) = field(option.id) else {
            continue;
        };
        if !choose(&mut options, option, &value) {
            return Err(unknown(option.id, &value));
        }
        let unfit =
            players.filter(|seats| options.value_for(option, *seats) != options.value(option));
        if let Some(seats) = unfit {
            return Err(format!("{} is not for {} players", option.id, seats.get()));
        }
    }
    Ok(options)
}

/// Error text with at most 20 characters of the value.
fn unknown(name: &str, value: &str) -> String {
    let shown: String = value.chars().take(20).collect();
    format!("there is no {name} \"{shown}\"")
}
