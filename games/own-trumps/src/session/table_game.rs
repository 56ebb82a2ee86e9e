//! Own Trumps at a table.

use cards::Seat;
use game::Record;
use session::{Pause, TableGame};

use crate::rules::{Decision, Match, Round, Step};
use crate::session::DisplayState;

impl TableGame for Round {
    type Match = Match;
    type DisplayState = DisplayState;

    fn move_text(decision: Decision) -> String {
        decision.to_string()
    }

    fn parse_move(text: &str) -> Option<Decision> {
        text.parse().ok()
    }

    fn display_state(record: &Record<Match>, viewer: Seat) -> DisplayState {
        DisplayState::new(record, viewer)
    }

    /// Pauses after cards are taken, and after the last card of a round. The session itself pauses before
    /// a bot's card and before a forced one.
    fn show_step(shown: &mut DisplayState, step: Step) -> Option<Pause> {
        let has_result = matches!(step, Step::CardsTaken { .. } | Step::Over(_));
        shown.show(step);
        has_result.then_some(Pause::Trick)
    }

    /// Between the beating card and the second card.
    fn is_mid_turn(&self) -> bool {
        self.position().table().is_second
    }
}
