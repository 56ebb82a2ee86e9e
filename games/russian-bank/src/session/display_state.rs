//! The position that a table shows.

use cards::Seat;
use game::{Game, Record};

use crate::rules::{Match, Position, Round, Step, View};

/// The position as it is shown to the player in a seat, with the steps of the round so far. It reveals no card
/// that nobody has seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DisplayState {
    view: View,
    match_state: Match,
    round_number: usize,
    dealer: Seat,
    starter: Seat,
    steps: Vec<Step>,
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

    /// The seat from which the position is seen.
    #[must_use]
    pub const fn viewer(&self) -> Seat {
        self.view.me()
    }

    /// What can be seen of the position.
    #[must_use]
    pub const fn position(&self) -> &Position {
        self.view.known()
    }

    /// The match after its finished rounds.
    #[must_use]
    pub const fn match_state(&self) -> &Match {
        &self.match_state
    }

    /// The player who has dealt the round.
    #[must_use]
    pub const fn dealer(&self) -> Seat {
        self.dealer
    }

    /// The number of the round, from 1.
    #[must_use]
    pub const fn round_number(&self) -> usize {
        self.round_number
    }

    /// The player who began the round.
    #[must_use]
    pub const fn starter(&self) -> Seat {
        self.starter
    }

    /// The steps of the round, oldest first.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }
}
