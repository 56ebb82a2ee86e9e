//! Messages between the page and the bots' worker, as JSON texts.

use serde::{Deserialize, Serialize};

use crate::bots::Level;
use crate::bots::advice::{Advice, CardEstimate};
use crate::rules::{View, ViewSetup};
use cards::Seed;
use session::Ticket;

use protocol::JsonText;

/// Message from the page to the bots' worker.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ToWorker {
    /// Choose a card. Replaces every earlier request for one.
    #[serde(rename = "think")]
    ChooseCard {
        /// Ticket that the answer repeats.
        ticket: u32,
        /// Id of the level.
        level: String,
        /// Decimal, because JavaScript numbers cannot hold all 64-bit numbers.
        seed: String,
        /// What the player knows.
        view: ViewSetup,
    },
    /// Requests advice for the player to move. Runs when no bot is waiting, and replaces earlier
    /// requests for advice.
    Advise {
        /// Ticket that the answer repeats.
        ticket: u32,
        /// Decimal.
        seed: String,
        /// What the player knows.
        view: ViewSetup,
        /// Number of determinizations to play out.
        deals: u32,
    },
}

/// Message from the bots' worker to the page.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum FromWorker {
    /// The card that was asked for.
    Card {
        /// Ticket of the request.
        ticket: u32,
        /// The card's number.
        card: i64,
    },
    /// The advice that was asked for.
    Advised {
        /// Ticket of the request.
        ticket: u32,
        /// One entry per legal card, the best first.
        rows: Vec<CardAdvice>,
    },
    /// The request was invalid.
    Refused {
        /// The reason, in words.
        error: String,
    },
}

/// Advice on one card, in whole numbers: short, and read with little code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub struct CardAdvice {
    /// The card's number.
    pub card: u8,
    /// Expected devils of the player from this card to the end of the round, in hundredths.
    pub devils: i32,
    /// Margin of error of `devils`: half its 95 % interval, in hundredths of a devil.
    #[serde(rename = "half")]
    pub devils_margin: i32,
    /// Cost: expected devils more than with the best card, in hundredths; 0 for the best.
    #[serde(rename = "dearer")]
    pub cost: i32,
    /// Margin of error of `cost`: half its 95 % interval, in hundredths of a devil.
    #[serde(rename = "dearer_half")]
    pub cost_margin: i32,
    /// How often the card takes the trick, in per cent of the determinizations. 0 and 100 only if
    /// it never or always does.
    #[serde(rename = "takes")]
    pub take_percent: i32,
}

/// A valid request to the worker.
#[derive(Clone, Debug, PartialEq)]
pub enum WorkerRequest {
    /// For a bot's card.
    MoveRequest(MoveRequest),
    /// For advice.
    AdviceRequest(AdviceRequest),
}

/// A valid request for advice.
#[derive(Clone, Debug, PartialEq)]
pub struct AdviceRequest {
    /// Ticket that the answer repeats.
    pub ticket: Ticket,
    /// Seed of the determinizations that are drawn.
    pub seed: Seed,
    /// What the player knows.
    pub view: View,
    /// Number of determinizations to play out, 1 to 20,000.
    pub deals: u32,
}

/// Most determinizations of one request, which take some seconds.
const MOST_DEALS: u32 = 20_000;

/// A valid request for a bot's card.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveRequest {
    /// Ticket that the answer repeats.
    pub ticket: Ticket,
    /// Level of the bot.
    pub level: Level,
    /// Seed of the bot's random choices.
    pub seed: Seed,
    /// What the player knows.
    pub view: View,
}

impl JsonText for ToWorker {}

impl ToWorker {
    /// Validates the message.
    ///
    /// # Errors
    /// Says in words what is invalid.
    pub fn request(self) -> Result<WorkerRequest, String> {
        Ok(match self {
            Self::ChooseCard {
                ticket,
                level,
                seed,
                view,
            } => WorkerRequest::MoveRequest(MoveRequest {
                ticket: Ticket(ticket),
                level: Level::from_id(&level)
                    .ok_or_else(|| format!("there is no level {level}"))?,
                seed: read_seed(&seed)?,
                view: read_view(&view)?,
            }),
            Self::Advise {
                ticket,
                seed,
                view,
                deals,
            } => WorkerRequest::AdviceRequest(AdviceRequest {
                ticket: Ticket(ticket),
                seed: read_seed(&seed)?,
                view: read_view(&view)?,
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

fn read_view(setup: &ViewSetup) -> Result<View, String> {
    setup.validate().map_err(|faults| faults.to_string())
}

impl From<&AdviceRequest> for ToWorker {
    fn from(request: &AdviceRequest) -> Self {
        Self::Advise {
            ticket: request.ticket.0,
            seed: request.seed.to_string(),
            view: (&request.view).into(),
            deals: request.deals,
        }
    }
}

impl CardAdvice {
    /// Advice on all legal cards, the best first.
    #[must_use]
    pub fn list(advice: &Advice) -> Vec<Self> {
        let mut rows: Vec<Self> = advice.rows.iter().map(Self::from).collect();
        rows.sort_by_key(|row| row.cost);
        rows
    }
}

impl From<&CardEstimate> for CardAdvice {
    fn from(row: &CardEstimate) -> Self {
        Self {
            card: row.card.number(),
            devils: hundredths(row.devils.mean),
            devils_margin: hundredths(row.devils.half_width),
            cost: hundredths(row.cost.mean),
            cost_margin: hundredths(row.cost.half_width),
            take_percent: percent(row.take_rate),
        }
    }
}

/// A share, 0 to 1, in per cent. 0 and 100 only for exactly 0 and 1.
fn percent(share: f64) -> i32 {
    let rounded = hundredths(share);
    if share > 0.0 && share < 1.0 {
        rounded.clamp(1, 99)
    } else {
        rounded
    }
}

/// Converts to hundredths. The number must be below 20 million.
#[allow(clippy::cast_possible_truncation)] // far below 2^31
pub(super) fn hundredths(number: f64) -> i32 {
    (number * 100.0).round() as i32
}

impl From<&MoveRequest> for ToWorker {
    fn from(request: &MoveRequest) -> Self {
        Self::ChooseCard {
            ticket: request.ticket.0,
            level: request.level.id().into(),
            seed: request.seed.to_string(),
            view: (&request.view).into(),
        }
    }
}

impl JsonText for FromWorker {}
