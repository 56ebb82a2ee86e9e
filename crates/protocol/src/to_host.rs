//! Messages to the page around the frame of a game (docs/embedding.md). They never hold a name.

use cards::Seed;
use game::GameInfo;
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

use crate::from_host::VERSION;
use crate::write;

/// Message from the game to the host page.
#[derive(Clone, Debug, PartialEq, Eq)]
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
        /// Points of the round by seat; the player's seat is the first. The field has the game's own
        /// name, [`GameInfo::points`].
        points: Vec<i32>,
        /// Totals by seat.
        totals: Vec<i32>,
    },
    /// The match is over.
    MatchEnd {
        /// Totals by seat.
        totals: Vec<i32>,
        /// Places by seat: 1 for the best; equal results share a place.
        standing: Vec<usize>,
    },
    /// A game of one person is over: won, or given up for another deal.
    DealEnd {
        /// The type of the message.
        kind: &'static str,
        /// The field for the id of the game that was dealt, and the id.
        dealt: (&'static str, &'static str),
        /// The seed of the deal.
        seed: Seed,
        /// Whether it was won.
        won: bool,
        /// The number of moves.
        moves: usize,
        /// The time played, in milliseconds.
        time: u64,
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

impl ToHost {
    /// The message of a game as a JSON object.
    #[must_use]
    pub fn to_json(&self, game: &GameInfo) -> String {
        // Every message is an object that begins with its type.
        let body = write(&Body {
            message: self,
            points_name: game.points,
        });
        // An index would bring the texts of its panic into the program: two kilobytes.
        let fields = body.get(1..).unwrap_or_default();
        let id = game.id();
        format!(r#"{{"game":"{id}","version":{VERSION},{fields}"#)
    }
}

/// The fields of a message that depend on its type.
struct Body<'a> {
    message: &'a ToHost,
    points_name: &'static str,
}

impl Serialize for Body<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        match self.message {
            ToHost::Ready => map.serialize_entry("type", "ready")?,
            ToHost::GameplayStart => map.serialize_entry("type", "gameplayStart")?,
            ToHost::GameplayStop => map.serialize_entry("type", "gameplayStop")?,
            ToHost::RoundEnd {
                round,
                points,
                totals,
            } => {
                map.serialize_entry("type", "roundEnd")?;
                map.serialize_entry("round", round)?;
                map.serialize_entry(self.points_name, points)?;
                map.serialize_entry("totals", totals)?;
            }
            ToHost::MatchEnd { totals, standing } => {
                map.serialize_entry("type", "matchEnd")?;
                map.serialize_entry("totals", totals)?;
                map.serialize_entry("standing", standing)?;
            }
            ToHost::DealEnd {
                kind,
                dealt: (field, id),
                seed,
                won,
                moves,
                time,
            } => {
                map.serialize_entry("type", kind)?;
                map.serialize_entry(*field, id)?;
                map.serialize_entry("seed", &seed.to_string())?;
                map.serialize_entry("won", won)?;
                map.serialize_entry("moves", moves)?;
                map.serialize_entry("time", time)?;
            }
            ToHost::Resize { width, height } => {
                map.serialize_entry("type", "resize")?;
                map.serialize_entry("width", width)?;
                map.serialize_entry("height", height)?;
            }
            ToHost::Refused { error } => {
                map.serialize_entry("type", "refused")?;
                map.serialize_entry("error", error)?;
            }
        }
        map.end()
    }
}
