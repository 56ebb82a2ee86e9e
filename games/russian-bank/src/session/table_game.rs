//! Russian Bank at a table.

use cards::Seat;
use game::Record;
use session::TableGame;

use crate::rules::{Match, Move, Round};
use crate::session::DisplayState;

impl TableGame for Round {
    type Match = Match;
    type DisplayState = DisplayState;

    fn move_text(mv: Move) -> String {
        mv.to_string()
    }

    fn parse_move(text: &str) -> Option<Move> {
        text.parse().ok()
    }

    fn display_state(record: &Record<Match>, viewer: Seat) -> Self::DisplayState {
        DisplayState::new(record, viewer)
    }

    /// As long as the moves of a turn turn no card up.
    fn is_mid_turn(&self) -> bool {
        self.position().is_quiet
    }
}
