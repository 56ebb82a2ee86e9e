//! The position that a table shows.

use cards::Seat;
use game::{Game, Record};

use crate::rules::{Match, Position, Round, Step, View};

/// The position as it is shown to the player in a seat, with the steps of the round so far. It reveals no card
/// that nobody has seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DisplayState {
    /// What the viewer can see of the position.
    pub view: View,
    /// The match after its finished rounds.
    pub match_state: Match,
    /// The number of the round, from 1.
    pub round_number: usize,
    /// The player who has dealt the round.
    pub dealer: Seat,
    /// The player who began the round.
    pub starter: Seat,
    /// The steps of the round, oldest first.
    pub steps: Vec<Step>,
}

impl DisplayState {
    /// The position of a record, as the player at `viewer` sees it.
    pub(super) fn new(record: &Record<Match>, viewer: Seat) -> Self {
        let mut round: Round = record.dealt().clone();
        let starter = round.to_move().unwrap_or(Seat::FIRST);
        let mut steps = Vec::new();
        for mv in record.round_moves() {
            round.play_steps(*mv, &mut steps);
        }
        Self {
            view: round.view(viewer),
            match_state: record.match_state().clone(),
            round_number: record.round_number(),
            dealer: round.dealer(),
            starter,
            steps,
        }
    }

    /// What can be seen of the position.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.view.known
    }
}
