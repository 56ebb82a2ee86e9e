//! What the page and the bots' worker say to each other: JSON texts.

use serde::{Deserialize, Serialize};

use crate::bots::Level;
use crate::cards::Seed;
use crate::play::Ticket;
use crate::rules::little_devils::{View, ViewFault, ViewSetup};

use super::json::write;
use super::{Unreadable, ViewMessage, read};

/// Which build this is: the page and its worker must be of the same.
pub const BUILD: &str = match option_env!("LITTLE_DEVILS_BUILD") {
    Some(build) => build,
    None => env!("CARGO_PKG_VERSION"),
};

/// From the page to the worker.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ToWorker {
    /// Think about this, and no longer about anything asked before.
    Think {
        /// To be named in the answer.
        ticket: u32,
        /// How to play, by id.
        level: String,
        /// Decimal: not every 64-bit number is one in JavaScript.
        seed: String,
        /// All that the player knows.
        view: ViewMessage,
    },
}

/// From the worker to the page.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum FromWorker {
    /// The worker has started and listens.
    Ready {
        /// The worker's build.
        build: String,
    },
    /// The card for a question.
    Card {
        /// Which question.
        ticket: u32,
        /// The card's number.
        card: i64,
    },
    /// A question that made no sense.
    Refused {
        /// Why.
        error: String,
    },
}

/// A question for the worker, checked.
#[derive(Clone, Debug, PartialEq)]
pub struct Job {
    /// To be named in the answer.
    pub ticket: Ticket,
    /// How to play.
    pub level: Level,
    /// What random choices follow from.
    pub seed: Seed,
    /// All that the player knows.
    pub view: View,
}

impl ToWorker {
    /// Reads a message.
    ///
    /// # Errors
    /// It is not of the form.
    pub fn read(text: &str) -> Result<Self, Unreadable> {
        read(text.as_bytes())
    }

    /// The text to send.
    #[must_use]
    pub fn to_json(&self) -> String {
        write(self)
    }

    /// The question in it.
    ///
    /// # Errors
    /// In words, what makes no sense.
    pub fn job(self) -> Result<Job, String> {
        let Self::Think {
            ticket,
            level,
            seed,
            view,
        } = self;
        let level = Level::from_id(&level).ok_or_else(|| format!("there is no level {level}"))?;
        let seed = seed
            .parse()
            .map(Seed)
            .map_err(|_| format!("the seed is not a number: {seed}"))?;
        let view = ViewSetup::from(view)
            .validate()
            .map_err(|fault: ViewFault| fault.to_string())?;
        Ok(Job {
            ticket: Ticket(ticket),
            level,
            seed,
            view,
        })
    }
}

impl From<&Job> for ToWorker {
    fn from(job: &Job) -> Self {
        Self::Think {
            ticket: job.ticket.0,
            level: job.level.id().into(),
            seed: job.seed.to_string(),
            view: (&job.view).into(),
        }
    }
}

impl FromWorker {
    /// Reads a message.
    ///
    /// # Errors
    /// It is not of the form.
    pub fn read(text: &str) -> Result<Self, Unreadable> {
        read(text.as_bytes())
    }

    /// The text to send.
    #[must_use]
    pub fn to_json(&self) -> String {
        write(self)
    }
}
