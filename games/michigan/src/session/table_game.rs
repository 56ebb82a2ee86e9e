//! Michigan at a table.

use cards::Seat;
use game::Record;
use session::{Pause, TableGame};

use crate::rules::{Decision, Match, Round, Step};
use crate::session::DisplayState;

impl TableGame for Round {
    type Match = Match;
    type DisplayState = DisplayState;

    fn parse_move(text: &str) -> Option<Decision> {
        let bid = || {
            let chips = text.parse().ok().filter(|chips| *chips > 0)?;
            Some(Decision::Bid(chips))
        };
        let decision = text.parse().ok().or_else(bid)?;
        let is_canonical = Self::move_text(decision) == text;
        let is_bid_in_range =
            !matches!(decision, Decision::Bid(chips) if chips > Decision::MAX_CHIPS);
        (is_canonical && is_bid_in_range).then_some(decision)
    }

    /// The word, card or number of chips, as in deal records.
    fn move_text(decision: Decision) -> String {
        decision.to_string()
    }

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
