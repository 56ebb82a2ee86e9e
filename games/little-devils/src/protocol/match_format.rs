//! Matches of Little Devils in the formats that every game shares.

use cards::{SeatCount, Seed};
use game::ChosenOptions;
use protocol::{Deal, OnlineGame, ParseJsonError, TableFormat};

use super::early_save;
use crate::protocol::LittleDevils;
use crate::rules::{Match, Round};

/// The game has no options.
impl TableFormat for LittleDevils {
    const SAVE_VERSION: u32 = 2;

    fn renew_save(text: &str) -> Result<String, ParseJsonError> {
        early_save::renew(text)
    }

    fn start(seed: Seed, seats: SeatCount, _options: &ChosenOptions) -> Match {
        Match::new(seats, seed)
    }

    fn given_cards(dealt: &Round) -> Deal {
        Self::cards(dealt)
    }

    fn given_round(match_state: &Match, cards: &Deal) -> Option<Round> {
        Self::round_with(match_state, cards)
    }
}
