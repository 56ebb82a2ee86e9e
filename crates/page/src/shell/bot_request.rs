//! A bot's turn.

use cards::{Seat, Seed};
use game::LevelId;
use session::Ticket;

/// A bot's turn: what the bot gets beside the view of its seat, and the ticket of its answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BotRequest {
    /// The number of the request.
    pub ticket: Ticket,
    /// The bot's seat.
    pub seat: Seat,
    /// The bot's level.
    pub level: LevelId,
    /// The seed of the bot's random choices.
    pub seed: Seed,
}
