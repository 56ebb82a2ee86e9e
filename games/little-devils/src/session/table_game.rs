//! Little Devils at a table.

use cards::{Card, Seat};
use game::{Game, Record};
use session::{MatchRecord, Pause, TableGame};

use crate::rules::{Match, Round, Step, View};
use crate::session::DisplayState;

impl TableGame for Round {
    type Match = Match;
    type DisplayState = DisplayState;

    const DAY_IS_ONE_ROUND: bool = true;

    /// The number of the card.
    fn move_text(card: Card) -> String {
        card.number().to_string()
    }

    fn parse_move(text: &str) -> Option<Card> {
        let card = text.parse().ok().and_then(Card::new)?;
        (Self::move_text(card) == text).then_some(card)
    }

    fn display_state(record: &Record<Match>, viewer: Seat) -> DisplayState {
        DisplayState::new(record, viewer)
    }

    /// A complete trick stays on the table for a pause.
    fn show_step(shown: &mut DisplayState, step: Step) -> Option<Pause> {
        shown.complete_trick(step.taken()?.trick);
        Some(Pause::Trick)
    }

    /// The totals.
    fn view_in_match(&self, match_state: &Match, seat: Seat) -> View {
        self.view(seat).with_totals(match_state.totals())
    }

    /// Without devils left, everybody plays their lowest legal card.
    fn claim_move(&self) -> Option<Card> {
        self.legal().lowest().filter(|_| self.nothing_at_stake())
    }
}

/// Every round of a match that has a move, the last perhaps unfinished, with the match before it. The first round is
/// there even without a move. A match of another game has none.
#[must_use]
pub fn rounds(record: &MatchRecord) -> Vec<(Match, Round)> {
    let record = record.typed::<Round>();
    record.map(|record| record.rounds()).unwrap_or_default()
}
