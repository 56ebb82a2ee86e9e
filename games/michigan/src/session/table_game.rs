//! Michigan at a table.

use cards::Seat;
use game::Record;
use session::{Pause, TableGame};

use crate::rules::{Match, Round, Step};
use crate::session::DisplayState;

impl TableGame for Round {
    type Match = Match;
    type DisplayState = DisplayState;

    fn display_state(record: &Record<Match>, viewer: Seat) -> DisplayState {
        DisplayState::new(record, viewer)
    }

    /// Every card, stop and gain has a pause of its own. See [`DisplayState::show`].
    fn show_step(shown: &mut DisplayState, step: Step) -> Option<Pause> {
        shown.show(step)
    }

    /// Nobody skips the wait before a stop, because the wait for a bot's answer cannot be skipped either.
    fn may_skip(shown: &DisplayState) -> bool {
        !shown.is_before_stop()
    }
}
