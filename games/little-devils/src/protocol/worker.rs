//! What the page and the bots' worker say to each other: JSON texts.

use serde::{Deserialize, Serialize};

use crate::bots::Level;
use crate::bots::advice::{Advice, CardEstimate};
use crate::rules::{View, ViewFault, ViewSetup};
use cards::Seed;
use session::Ticket;

use crate::protocol::ViewMessage;
use protocol::write;
use protocol::{ParseJsonError, read};

/// Which build this is: the page and its worker must be of the same.
pub const BUILD: &str = match option_env!("LITTLE_DEVILS_BUILD") {
    Some(build) => build,
    None => env!("CARGO_PKG_VERSION"),
};

/// What a worker says in place of its build where the machine computes wrongly.
pub const UNFIT: &str = "unfit";

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
    /// Advise who has this to decide, when no bot has to choose, and no longer about anything before.
    Advise {
        /// To be named in the answer.
        ticket: u32,
        /// Decimal.
        seed: String,
        /// All that the player knows.
        view: ViewMessage,
        /// How many deals to play out.
        deals: u32,
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
    /// What there is to say of each card that may be played.
    Advised {
        /// Which question.
        ticket: u32,
        /// From the best to the dearest.
        rows: Vec<CardAdvice>,
    },
    /// A question that made no sense.
    Refused {
        /// Why.
        error: String,
    },
}

/// What there is to say of one card, in whole numbers: quickly written, and read by little code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub struct CardAdvice {
    /// The card's number.
    pub card: u8,
    /// The devils that the player takes from this card on, in hundredths.
    pub devils: i32,
    /// Half the 95 % interval of that, in hundredths of a devil.
    pub half: i32,
    /// How much dearer it is than the best card, in hundredths of a devil; 0 for the best.
    pub dearer: i32,
    /// Half the 95 % interval of that.
    pub dearer_half: i32,
    /// In how many of 100 deals it takes the trick; 0 and 100 only if in none and in all.
    pub takes: i32,
}

/// What the worker is asked, checked.
#[derive(Clone, Debug, PartialEq)]
pub enum WorkerRequest {
    /// For a bot's card.
    MoveRequest(MoveRequest),
    /// For advice.
    AdviceRequest(AdviceRequest),
}

/// A question for advice, checked.
#[derive(Clone, Debug, PartialEq)]
pub struct AdviceRequest {
    /// To be named in the answer.
    pub ticket: Ticket,
    /// What the deals drawn follow from.
    pub seed: Seed,
    /// All that the player knows.
    pub view: View,
    /// How many deals to play out, 1 to 20,000.
    pub deals: u32,
}

/// As many deals as may be asked for: some seconds.
const MOST_DEALS: u32 = 20_000;

/// A question for the worker, checked.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveRequest {
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
    pub fn read(text: &str) -> Result<Self, ParseJsonError> {
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
    pub fn task(self) -> Result<WorkerRequest, String> {
        Ok(match self {
            Self::Think {
                ticket,
                level,
                seed,
                view,
            } => WorkerRequest::MoveRequest(MoveRequest {
                ticket: Ticket(ticket),
                level: Level::from_id(&level)
                    .ok_or_else(|| format!("there is no level {level}"))?,
                seed: read_seed(&seed)?,
                view: read_view(view)?,
            }),
            Self::Advise {
                ticket,
                seed,
                view,
                deals,
            } => WorkerRequest::AdviceRequest(AdviceRequest {
                ticket: Ticket(ticket),
                seed: read_seed(&seed)?,
                view: read_view(view)?,
                deals: (1..=MOST_DEALS)
                    .contains(&deals)
                    .then_some(deals)
                    .ok_or_else(|| format!("{deals} deals are not 1 to {MOST_DEALS}"))?,
            }),
        })
    }
}

fn read_seed(seed: &str) -> Result<Seed, String> {
    let number = seed.parse().map(Seed);
    number.map_err(|_| format!("the seed is not a number: {seed}"))
}

fn read_view(view: ViewMessage) -> Result<View, String> {
    let view = ViewSetup::from(view).validate();
    view.map_err(|fault: ViewFault| fault.to_string())
}

impl From<&AdviceRequest> for ToWorker {
    fn from(errand: &AdviceRequest) -> Self {
        Self::Advise {
            ticket: errand.ticket.0,
            seed: errand.seed.to_string(),
            view: (&errand.view).into(),
            deals: errand.deals,
        }
    }
}

impl CardAdvice {
    /// All that there is to say, from the best card to the dearest.
    #[must_use]
    pub fn list(advice: &Advice) -> Vec<Self> {
        let mut rows: Vec<Self> = advice.rows.iter().map(Self::from).collect();
        rows.sort_by_key(|row| row.dearer);
        rows
    }
}

impl From<&CardEstimate> for CardAdvice {
    fn from(row: &CardEstimate) -> Self {
        Self {
            card: row.card.number(),
            devils: hundredths(row.devils.mean),
            half: hundredths(row.devils.half_width),
            dearer: hundredths(row.regret.mean),
            dearer_half: hundredths(row.regret.half_width),
            takes: in_a_hundred(row.take_rate),
        }
    }
}

/// A share in hundredths: 0 is never and 100 is always, whatever is near to them.
fn in_a_hundred(share: f64) -> i32 {
    let rounded = hundredths(share);
    if share > 0.0 && share < 1.0 {
        rounded.clamp(1, 99)
    } else {
        rounded
    }
}

/// A number of some dozens at most, in hundredths.
#[allow(clippy::cast_possible_truncation)] // far below 2^31
pub(super) fn hundredths(number: f64) -> i32 {
    (number * 100.0).round() as i32
}

impl From<&MoveRequest> for ToWorker {
    fn from(job: &MoveRequest) -> Self {
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
    pub fn read(text: &str) -> Result<Self, ParseJsonError> {
        read(text.as_bytes())
    }

    /// The text to send.
    #[must_use]
    pub fn to_json(&self) -> String {
        write(self)
    }
}
