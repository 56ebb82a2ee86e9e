//! A bot's turn.

use cards::Seed;
use game::LevelId;
use session::{TableGame, Ticket};

/// A bot's turn: what the bot gets, and the ticket of its answer.
pub struct BotRequest<R: TableGame> {
    /// The number of the request.
    pub ticket: Ticket,
    /// The bot's view.
    pub view: R::View,
    /// The bot's level.
    pub level: LevelId,
    /// The seed of the bot's random choices.
    pub seed: Seed,
}
