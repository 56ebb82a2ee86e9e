//! Messages between the page and the worker of a table game's bots, as JSON texts.
//!
//! A request has the whole match as its save. The worker replays it and takes the view of the player to
//! move, and the bots get only this view.

use serde::{Deserialize, Serialize};

use cards::Seed;
use game::Game;
use session::{MatchRecord, RatedMove, TableBots, Ticket};

use crate::{AsideMatch, JsonText, MatchFormat, TableFormat};

/// Message from the page to the bots' worker.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ToTableWorker {
    /// Choose a move for the player to move. Replaces every earlier request for one.
    Choose {
        /// Ticket that the answer repeats.
        ticket: u32,
        /// The level's id.
        level: String,
        /// Seed of the bot's random choices; decimal.
        seed: String,
        /// The match.
        save: String,
    },
    /// Advise the player to move. Runs when no bot is waiting, and replaces earlier requests for advice.
    Advise {
        /// Ticket that the answer repeats.
        ticket: u32,
        /// Seed of the playouts; decimal.
        seed: String,
        /// The match.
        save: String,
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
    /// The advice that was asked for.
    Advised {
        /// Ticket of the request.
        ticket: u32,
        /// One entry per legal move, the best first.
        rows: Vec<AdvisedMove>,
    },
    /// The request was invalid.
    Refused {
        /// The reason, in words.
        error: String,
    },
}

/// A move with its expected result, as in [`RatedMove`].
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub struct AdvisedMove {
    /// The move, as in a save.
    #[serde(rename = "move")]
    pub mv: String,
    /// The expected result, in hundredths.
    pub value: i32,
    /// Half the width of its 95 % interval, in hundredths.
    pub margin: i32,
}

/// A valid request to the worker: what the bots get, and nothing else of the match.
#[derive(Clone, Debug)]
pub struct TableRequest<G: TableFormat> {
    ticket: Ticket,
    task: Task<G::Level>,
    seed: Seed,
    view: <G::Round as Game>::View,
}

/// What a request asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Task<Level> {
    /// The move of a bot of this level.
    Choose(Level),
    /// Advice.
    Advise,
}

const OUT_OF_TURN: &str = "no player is to move";

impl JsonText for ToTableWorker {}

impl JsonText for FromTableWorker {}

impl ToTableWorker {
    /// Asks for a move.
    #[must_use]
    pub fn choose<G: TableFormat>(
        ticket: Ticket,
        record: &MatchRecord<G::Round>,
        level: G::Level,
        seed: Seed,
    ) -> Self {
        Self::Choose {
            ticket: ticket.0,
            level: G::level_id(level).into(),
            seed: seed.to_string(),
            save: G::write_save(record, "", 0),
        }
    }

    /// Asks for advice.
    #[must_use]
    pub fn advise<G: TableFormat>(
        ticket: Ticket,
        record: &MatchRecord<G::Round>,
        seed: Seed,
    ) -> Self {
        Self::Advise {
            ticket: ticket.0,
            seed: seed.to_string(),
            save: G::write_save(record, "", 0),
        }
    }

    /// Replays the match and takes the view of the player to move.
    ///
    /// # Errors
    /// Says in words what is invalid.
    pub fn request<G: TableFormat>(&self) -> Result<TableRequest<G>, String> {
        let (ticket, task, seed, save) = match self {
            Self::Choose {
                ticket,
                level,
                seed,
                save,
            } => {
                let known = G::level(level).ok_or_else(|| format!("there is no level {level}"))?;
                (ticket, Task::Choose(known), seed, save)
            }
            Self::Advise { ticket, seed, save } => (ticket, Task::Advise, seed, save),
        };
        let number = seed.parse().map(Seed);
        Ok(TableRequest {
            ticket: Ticket(*ticket),
            task,
            seed: number.map_err(|_| format!("the seed is not a number: {seed}"))?,
            view: view::<G>(save)?,
        })
    }
}

impl<G: TableFormat> TableRequest<G> {
    /// Whether a bot's move is asked for, and not advice.
    #[must_use]
    pub const fn is_for_move(&self) -> bool {
        matches!(self.task, Task::Choose(_))
    }
}

impl<G: TableFormat<Round: TableBots>> TableRequest<G> {
    /// Lets the bots choose or advise.
    #[must_use]
    pub fn answer(&self) -> FromTableWorker {
        let answer = match self.task {
            Task::Choose(level) => self.chosen(level),
            Task::Advise => self.advised(),
        };
        answer.unwrap_or_else(|| FromTableWorker::Refused {
            error: OUT_OF_TURN.into(),
        })
    }

    fn chosen(&self, level: G::Level) -> Option<FromTableWorker> {
        let mv = G::Round::choose(level, &self.view, self.seed)?;
        Some(FromTableWorker::Chosen {
            ticket: self.ticket.0,
            mv: G::move_text(mv),
        })
    }

    fn advised(&self) -> Option<FromTableWorker> {
        let row = |rated: RatedMove<_>| AdvisedMove {
            mv: G::move_text(rated.mv),
            value: rated.value,
            margin: rated.margin,
        };
        let rated = G::Round::advise(&self.view, self.seed);
        (!rated.is_empty()).then(|| FromTableWorker::Advised {
            ticket: self.ticket.0,
            rows: rated.into_iter().map(row).collect(),
        })
    }
}

/// The view of the player to move in a saved match.
fn view<G: TableFormat>(save: &str) -> Result<<G::Round as Game>::View, String> {
    let AsideMatch { mut record, .. } = G::read_save(save).map_err(|error| error.to_string())?;
    // The save of a round without moves ends with the round before.
    record.next_round();
    let seat = record.round().to_move().ok_or(OUT_OF_TURN)?;
    Ok(record.view(seat))
}
