//! Messages between the page and the worker of a table game's bots, as JSON texts.
//!
//! A request has the view of a player who is to move, the seed of this one decision, and nothing else of the
//! match. So it is complete in itself: a worker that is started again needs no more, and a takeback changes
//! nothing for it. docs/protocol.md says what the seed could tell.

use serde::{Deserialize, Serialize};

use cards::Seed;
use game::LevelId;
use session::{RatedMove, TableBots, Thinking, Ticket};

use crate::{CompactText, JsonText, MoveOf, RoundFormat, ViewOf};

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
        /// What the player knows, as a [`CompactText`].
        view: String,
    },
    /// Rate the moves of a player who is to move. Runs when no bot is waiting, and replaces earlier requests of this kind.
    Rate {
        /// Ticket that the answer repeats.
        ticket: u32,
        /// Seed of the playouts; decimal.
        seed: String,
        /// What the player knows, as a [`CompactText`].
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

/// A valid request to the worker: what the bots get.
#[derive(Clone, Debug)]
pub struct TableRequest<G: RoundFormat> {
    ticket: u32,
    task: Task,
    seed: Seed,
    view: ViewOf<G>,
}

/// What a request asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Task {
    /// The move of a bot of this level.
    Choose(LevelId),
    /// The rated moves.
    Rate,
}

impl JsonText for ToTableWorker {}

impl JsonText for FromTableWorker {}

impl ToTableWorker {
    /// The JSON text of [`Self::Choose`], which asks for a move of the player who has this view. It is put together
    /// here because the page needs it from the start, and the general writer would be a larger part of it.
    #[must_use]
    pub fn choose_text<G: RoundFormat>(
        Ticket(ticket): Ticket,
        level: LevelId,
        view: &ViewOf<G>,
        seed: Seed,
    ) -> String {
        // Nothing in these fields needs an escape.
        let parts = [
            r#"{"choose":{"ticket":"#,
            &ticket.to_string(),
            r#","level":""#,
            level.id(),
            r#"","seed":""#,
            &seed.to_string(),
            r#"","view":""#,
            &view.to_text(),
            r#""}}"#,
        ];
        parts.concat()
    }

    /// Asks for the rated moves of the player who has this view.
    #[must_use]
    pub fn rate_moves<G: RoundFormat>(
        Ticket(ticket): Ticket,
        view: &ViewOf<G>,
        seed: Seed,
    ) -> Self {
        Self::Rate {
            ticket,
            seed: seed.to_string(),
            view: view.to_text(),
        }
    }

    /// Reads level, seed and view.
    ///
    /// # Errors
    /// Says in words what is invalid.
    pub fn request<G: RoundFormat>(&self) -> Result<TableRequest<G>, String> {
        let (ticket, task, seed, view) = match self {
            Self::Choose {
                ticket,
                level,
                seed,
                view,
            } => {
                let known = G::INFO
                    .level(level)
                    .ok_or_else(|| format!("there is no level {level}"))?;
                (ticket, Task::Choose(known), seed, view)
            }
            Self::Rate { ticket, seed, view } => (ticket, Task::Rate, seed, view),
        };
        Ok(TableRequest {
            ticket: *ticket,
            task,
            seed: read_seed(seed)?,
            view: read_view::<G>(view)?,
        })
    }
}

impl<G: RoundFormat> TableRequest<G> {
    /// Whether a bot's move is asked for, and not a hint.
    #[must_use]
    pub const fn is_for_move(&self) -> bool {
        matches!(self.task, Task::Choose(_))
    }
}

impl<G: RoundFormat<Round: TableBots>> TableRequest<G> {
    /// Lets the bots begin to choose or to rate.
    #[must_use]
    pub fn begin(self) -> Thinking<FromTableWorker> {
        let Self {
            ticket, seed, view, ..
        } = self;
        match self.task {
            Task::Choose(level) => {
                let mut thinking = G::Round::begin_choice(level, view, seed);
                Box::new(move || {
                    thinking().map(|chosen| FromTableWorker::chosen::<G>(ticket, chosen))
                })
            }
            Task::Rate => {
                let mut thinking = G::Round::begin_rating(view, seed);
                Box::new(move || thinking().map(|rated| FromTableWorker::rated::<G>(ticket, rated)))
            }
        }
    }
}

impl FromTableWorker {
    fn chosen<G: RoundFormat>(ticket: u32, chosen: Option<MoveOf<G>>) -> Self {
        chosen.map_or_else(Self::out_of_turn, |mv| Self::Chosen {
            ticket,
            mv: G::move_text(mv),
        })
    }

    fn rated<G: RoundFormat>(ticket: u32, rated: Vec<RatedMove<MoveOf<G>>>) -> Self {
        if rated.is_empty() {
            return Self::out_of_turn();
        }
        let row = |rated: RatedMove<_>| RatedMoveText {
            mv: G::move_text(rated.mv),
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

/// Reads the view of a request.
///
/// # Errors
/// Says in words that it is not a view.
pub fn read_view<G: RoundFormat>(text: &str) -> Result<ViewOf<G>, String> {
    ViewOf::<G>::read(text).ok_or_else(|| "this is not what a player may know".into())
}

#[allow(clippy::trivially_copy_pass_by_ref)] // the signature that serde asks for
const fn is_zero(number: &i32) -> bool {
    *number == 0
}
