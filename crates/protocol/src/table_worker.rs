//! Messages between the page and the worker of a table game's bots, as JSON texts.
//!
//! A request has the view of a player who is to move, the seed of this one decision, and nothing else of the
//! match. So it is complete in itself: a worker that is started again needs no more, and a takeback changes
//! nothing for it. docs/protocol.md says what the seed could tell.

use serde::{Deserialize, Serialize};

use cards::Seed;
use game::{LevelId, Word};
use session::{RatedMove, Thinking, Ticket};

use crate::{AnyBots, JsonText};

/// Message from the page to the bots' worker.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ToTableWorker {
    /// Choose a move for a player who is to move. Replaces every earlier request for one.
    Choose {
        /// Ticket that the answer repeats.
        ticket: u32,
        /// The level's id.
        level: String,
        /// Seed of the bot's random choices; decimal.
        seed: String,
        /// What the player knows, as a [`CompactText`](crate::CompactText).
        view: String,
    },
    /// Rate the moves of a player who is to move. Runs when no bot is waiting, and replaces earlier requests of this kind.
    Rate {
        /// Ticket that the answer repeats.
        ticket: u32,
        /// Seed of the playouts; decimal.
        seed: String,
        /// What the player knows, as a [`CompactText`](crate::CompactText).
        view: String,
    },
}

/// Message from the bots' worker to the page.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum FromTableWorker {
    /// The move that was asked for.
    Chosen {
        /// Ticket of the request.
        ticket: u32,
        /// The move, as in a save.
        #[serde(rename = "move")]
        mv: String,
    },
    /// The rated moves that were asked for.
    Rated {
        /// Ticket of the request.
        ticket: u32,
        /// One entry per legal move, the best first.
        rows: Vec<RatedMoveText>,
    },
    /// The request was invalid.
    Refused {
        /// The reason, in words.
        error: String,
    },
}

/// A move with its expected result, as in [`RatedMove`].
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub struct RatedMoveText {
    /// The move, as in a save.
    #[serde(rename = "move")]
    pub mv: String,
    /// The expected result, in hundredths.
    pub value: i32,
    /// Half the width of its 95 % interval, in hundredths.
    pub margin: i32,
    /// [`RatedMove::cost`].
    #[serde(default, skip_serializing_if = "is_zero")]
    pub cost: i32,
    /// [`RatedMove::percent`].
    #[serde(default, skip_serializing_if = "is_zero")]
    pub percent: i32,
}

/// A valid request to the worker.
pub struct TableRequest {
    /// Whether a bot's move is asked for, and not a hint.
    pub is_for_move: bool,
    /// The bots at work.
    pub thinking: Thinking<FromTableWorker>,
}

impl JsonText for ToTableWorker {}

impl JsonText for FromTableWorker {}

impl ToTableWorker {
    /// The JSON text of [`Self::Choose`], which asks for a move of the player who has this view. It is put together
    /// here because the page needs it from the start, and the general writer would be a larger part of it.
    #[must_use]
    pub fn choose_text(Ticket(ticket): Ticket, level: LevelId, view: &str, seed: Seed) -> String {
        // Nothing in these fields needs an escape.
        let parts = [
            r#"{"choose":{"ticket":"#,
            &ticket.to_string(),
            r#","level":""#,
            level.id(),
            r#"","seed":""#,
            &seed.to_string(),
            r#"","view":""#,
            view,
            r#""}}"#,
        ];
        parts.concat()
    }

    /// Asks for the rated moves of the player who has this view.
    #[must_use]
    pub fn rate_moves(Ticket(ticket): Ticket, view: String, seed: Seed) -> Self {
        Self::Rate {
            ticket,
            seed: seed.to_string(),
            view,
        }
    }

    /// Reads level, seed and view, and lets the bots begin to choose or to rate.
    ///
    /// # Errors
    /// Says in words what is invalid.
    pub fn request(&self, bots: &dyn AnyBots) -> Result<TableRequest, String> {
        let no_view = || "this is not what a player may know".to_owned();
        Ok(match self {
            Self::Choose {
                ticket,
                level,
                seed,
                view,
            } => {
                let known = bots.info().level(level);
                let known = known.ok_or_else(|| format!("there is no level {level}"))?;
                let thinking = bots.begin_choice(known, view, read_seed(seed)?);
                let (mut thinking, ticket) = (thinking.ok_or_else(no_view)?, *ticket);
                TableRequest {
                    is_for_move: true,
                    thinking: Box::new(move || {
                        thinking().map(|chosen| FromTableWorker::chosen(ticket, chosen))
                    }),
                }
            }
            Self::Rate { ticket, seed, view } => {
                let thinking = bots.begin_rating(view, read_seed(seed)?);
                let (mut thinking, ticket) = (thinking.ok_or_else(no_view)?, *ticket);
                TableRequest {
                    is_for_move: false,
                    thinking: Box::new(move || {
                        thinking().map(|rated| FromTableWorker::rated(ticket, rated))
                    }),
                }
            }
        })
    }
}

impl FromTableWorker {
    fn chosen(ticket: u32, chosen: Option<Word>) -> Self {
        chosen.map_or_else(Self::out_of_turn, |mv| Self::Chosen {
            ticket,
            mv: mv.to_string(),
        })
    }

    fn rated(ticket: u32, rated: Vec<RatedMove<Word>>) -> Self {
        if rated.is_empty() {
            return Self::out_of_turn();
        }
        let row = |rated: RatedMove<Word>| RatedMoveText {
            mv: rated.mv.to_string(),
            value: rated.value,
            margin: rated.margin,
            cost: rated.cost,
            percent: rated.percent,
        };
        Self::Rated {
            ticket,
            rows: rated.into_iter().map(row).collect(),
        }
    }

    fn out_of_turn() -> Self {
        Self::Refused {
            error: "the player is not to move".into(),
        }
    }
}

/// Reads the seed of a request.
///
/// # Errors
/// Says in words that it is not a number.
pub fn read_seed(text: &str) -> Result<Seed, String> {
    let number = text.parse().map(Seed);
    number.map_err(|_| format!("the seed is not a number: {text}"))
}

#[allow(clippy::trivially_copy_pass_by_ref)] // the signature that serde asks for
const fn is_zero(number: &i32) -> bool {
    *number == 0
}
