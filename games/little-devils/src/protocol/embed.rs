//! What a page and the game in its frame say to each other: messages with a version.
//!
//! The host is told how the game goes, never who plays: no name leaves the frame.

use serde::Serialize;

use crate::bots::Level;
use crate::scene::{Prompt, Scene};
use cards::{SeatCount, Seed};
use words::Lang;

use crate::protocol::address::{players, seed, yes};
use crate::protocol::saved_match::GAME;
use protocol::write;

const VERSION: &str = "1";

/// From the page around the frame to the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FromHost {
    /// The bots stop where they are.
    Pause,
    /// They go on.
    Resume,
    /// The game is silent, or as the person likes it.
    Mute(bool),
    /// The game speaks this language, until the page is opened again.
    SetLang(Lang),
    /// Another match, with these wishes; one under way is kept.
    NewMatch(NewMatchOptions),
}

/// How a host would like a match; what is missing is as the person had it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NewMatchOptions {
    /// How many players.
    pub players: Option<SeatCount>,
    /// The level of all opponents.
    pub level: Option<Level>,
    /// What the deals follow from.
    pub seed: Option<Seed>,
}

/// From the game to the page around the frame.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum ToHost {
    /// The game is there and listens.
    Ready,
    /// The person plays.
    GameplayStart,
    /// The person does not: at the set-up form, between rounds, or paused.
    GameplayStop,
    /// A round is over.
    RoundEnd {
        /// Which, counting from 1.
        round: usize,
        /// The devils of the round, seat by seat; the person's is the first.
        devils: Vec<u8>,
        /// The devils of all rounds, seat by seat.
        totals: Vec<u16>,
    },
    /// The match is over.
    MatchEnd {
        /// The devils of all rounds, seat by seat.
        totals: Vec<u16>,
        /// The places, seat by seat: 1 for the fewest devils; equal totals share a place.
        standing: Vec<usize>,
    },
    /// The room that what is shown now takes without scrolling, in CSS pixels.
    Resize {
        /// From left to right.
        width: i32,
        /// From top to bottom.
        height: i32,
    },
    /// A message of the host made no sense; nothing has changed.
    Refused {
        /// Why, in English: it is for whoever writes the host.
        error: String,
    },
}

impl FromHost {
    /// Reads a message, whose fields the browser hands out by name as texts: nothing, if it is none
    /// of ours, as other scripts talk to frames too. (Asked for field by field, as a form of JSON
    /// to be read would make the page larger for the same few words.)
    ///
    /// # Errors
    /// In words, what makes no sense in a message that is ours.
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

/// What a field means, if it is there.
fn optional_field<T>(
    field: &impl Fn(&str) -> Option<String>,
    name: &str,
    meaning: fn(&str) -> Option<T>,
) -> Result<Option<T>, String> {
    let Some(value) = field(name) else {
        return Ok(None);
    };
    let optional_field = meaning(&value).map(Some);
    optional_field.ok_or_else(|| unknown(name, &value))
}

impl ToHost {
    /// The text of the message, a JSON object.
    #[must_use]
    pub fn to_json(&self) -> String {
        // Every variant is an object that begins with its type.
        let body = write(self);
        format!(r#"{{"game":"{GAME}","version":{VERSION},{}"#, &body[1..])
    }
}

/// What the host is to be told when the table has changed: `None` is the set-up form.
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
        let totals: Vec<u16> = rows.iter().map(|row| row.total).collect();
        let devils = rows.iter().filter_map(|row| row.rounds.last().copied());
        host_events.push(ToHost::RoundEnd {
            round: now.scores.rounds,
            devils: devils.collect(),
            totals: totals.clone(),
        });
        if over {
            let place = |total: &u16| 1 + totals.iter().filter(|other| *other < total).count();
            let standing = totals.iter().map(place).collect();
            host_events.push(ToHost::MatchEnd { totals, standing });
        }
    }
    host_events
}

/// Whether the person is in the middle of a round.
#[must_use]
pub fn in_play(scene: &Scene) -> bool {
    !matches!(scene.prompt, Prompt::RoundOver | Prompt::MatchOver(_))
}

/// As much of a senseless value as is worth repeating.
fn unknown(name: &str, value: &str) -> String {
    let shown: String = value.chars().take(20).collect();
    format!("there is no {name} \"{shown}\"")
}
