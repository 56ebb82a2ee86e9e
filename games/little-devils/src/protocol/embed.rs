//! Messages between the game in a frame and the page around it (docs/embedding.md).
//!
//! The host learns how the game goes, but no names.

use serde::Serialize;

use crate::bots::Level;
use crate::scene::{Prompt, Scene};
use cards::{SeatCount, Seed};
use words::Lang;

use crate::protocol::address::{players, seed, yes};
use crate::protocol::saved_match::GAME;
use protocol::write;

const VERSION: &str = "1";

/// Message from the host page to the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FromHost {
    /// Stop the bots.
    Pause,
    /// Let the bots go on.
    Resume,
    /// Mute the game, or go back to the player's sound setting.
    Mute(bool),
    /// Use this language until the page is opened again.
    SetLang(Lang),
    /// Start a new match. An unfinished match is set aside.
    NewMatch(NewMatchOptions),
}

/// Options of a match that the host starts. What is missing is taken from the player's settings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NewMatchOptions {
    /// Number of players.
    pub players: Option<SeatCount>,
    /// Level of all opponents.
    pub level: Option<Level>,
    /// Seed of the deals.
    pub seed: Option<Seed>,
}

/// Message from the game to the host page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum ToHost {
    /// The game has started and receives messages.
    Ready,
    /// The player is in a round.
    GameplayStart,
    /// The player is at the set-up form, between rounds, or paused.
    GameplayStop,
    /// A round is over.
    RoundEnd {
        /// Number of the round, counting from 1.
        round: usize,
        /// Devils of the round by seat; the player's seat is the first.
        devils: Vec<i32>,
        /// Totals by seat.
        totals: Vec<i32>,
    },
    /// The match is over.
    MatchEnd {
        /// Totals by seat.
        totals: Vec<i32>,
        /// Places by seat: 1 for the fewest devils; equal totals share a place.
        standing: Vec<usize>,
    },
    /// Size of the page without scrolling, in CSS pixels.
    Resize {
        /// Width in CSS pixels.
        width: i32,
        /// Height in CSS pixels.
        height: i32,
    },
    /// A message of the host was refused; nothing has changed.
    Refused {
        /// Reason, in English, for the developer of the host page.
        error: String,
    },
}

impl FromHost {
    /// Reads a message. `field` returns a field's value as text, since the page has no JSON reader at
    /// hand and the browser gives the fields one by one. Returns `Ok(None)` for messages that are not
    /// for this game: other scripts post messages to frames as well.
    ///
    /// # Errors
    /// Says in words which field is invalid, if the message is for this game.
    pub fn read(field: impl Fn(&str) -> Option<String>) -> Result<Option<Self>, String> {
        if field("game").as_deref() != Some(GAME) {
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
            "newMatch" => Self::NewMatch(NewMatchOptions {
                players: optional_field(&field, "players", players)?,
                level: optional_field(&field, "level", Level::from_id)?,
                seed: optional_field(&field, "seed", seed)?,
            }),
            other => return Err(unknown("type", other)),
        };
        Ok(Some(message))
    }
}

/// Reads an optional field.
fn optional_field<T>(
    field: &impl Fn(&str) -> Option<String>,
    name: &str,
    meaning: fn(&str) -> Option<T>,
) -> Result<Option<T>, String> {
    let Some(value) = field(name) else {
        return Ok(None);
    };
    let parsed = meaning(&value).map(Some);
    parsed.ok_or_else(|| unknown(name, &value))
}

impl ToHost {
    /// The message as a JSON object.
    #[must_use]
    pub fn to_json(&self) -> String {
        // Every variant serializes as an object that begins with its type.
        let body = write(self);
        format!(r#"{{"game":"{GAME}","version":{VERSION},{}"#, &body[1..])
    }
}

/// The round and match ends between two states of the table. `None` stands for the set-up form.
#[must_use]
pub fn host_events(before: Option<&Scene>, now: Option<&Scene>) -> Vec<ToHost> {
    let (Some(before), Some(now)) = (before, now) else {
        return Vec::new();
    };
    let mut host_events = Vec::new();
    if before.prompt == now.prompt {
        return host_events;
    }
    let over = matches!(now.prompt, Prompt::MatchOver(_));
    if over || now.prompt == Prompt::RoundOver {
        let rows = &now.scores.rows;
        let totals: Vec<i32> = rows.iter().map(|row| row.total).collect();
        let devils = rows.iter().filter_map(|row| row.rounds.last().copied());
        host_events.push(ToHost::RoundEnd {
            round: now.scores.rounds,
            devils: devils.collect(),
            totals: totals.clone(),
        });
        if over {
            let place = |total: &i32| 1 + totals.iter().filter(|other| *other < total).count();
            let standing = totals.iter().map(place).collect();
            host_events.push(ToHost::MatchEnd { totals, standing });
        }
    }
    host_events
}

/// Whether a round is being played.
#[must_use]
pub fn in_play(scene: &Scene) -> bool {
    !matches!(scene.prompt, Prompt::RoundOver | Prompt::MatchOver(_))
}

/// Error text with at most 20 characters of the value.
fn unknown(name: &str, value: &str) -> String {
    let shown: String = value.chars().take(20).collect();
    format!("there is no {name} \"{shown}\"")
}
