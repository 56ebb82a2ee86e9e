//! The position as it is shown.

use cards::french::{PlayingCard, PlayingCardSet};
use cards::{BySeat, Seat, SeatCount};
use game::{Game, Record};

use crate::rules::{Decisions, Match, Round, Step, Table};

/// The position as it is shown to the player in a seat, with the steps of the round so far.
///
/// During the pause after a step it is a snapshot: that step is shown, and the record is ahead. At all
/// other times it is the record's own position. It has the player's hand and what everybody has seen,
/// so it reveals no hidden card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DisplayState {
    /// The seat from which the position is seen.
    pub viewer: Seat,
    /// The match after its finished rounds.
    pub match_state: Match,
    /// The number of the round on the table, counting from 1.
    pub round_number: usize,
    /// The trump suits, whose turn it is, and how the round has ended. In a pause after a step it is from before the
    /// step; the pile and the sizes of the hands are then those beside it.
    pub table: Table,
    /// The viewer's hand.
    pub hand: PlayingCardSet,
    /// The viewer's legal decisions; none in a pause after a step, or if it is not the viewer's turn.
    pub legal: Decisions,
    /// The number of cards in each player's hand.
    pub cards_left: BySeat<usize>,
    /// The cards of the pile from bottom to top, each with the player who has put it there since cards were last
    /// taken. Cards that come to the top again do not come from a player.
    pub pile: Vec<(PlayingCard, Option<Seat>)>,
    /// The steps of the round, oldest first.
    pub steps: Vec<Step>,
}

impl DisplayState {
    /// The position of a record, as the player at `viewer` sees it.
    pub(super) fn new(record: &Record<Match>, viewer: Seat) -> Self {
        let mut shown = Self::dealt(record, viewer);
        let mut round = *record.dealt();
        for decision in record.round_moves() {
            let mut steps = Vec::new();
            round.play_steps(*decision, &mut steps);
            for step in steps {
                shown.show(step);
            }
        }
        let view = round.view(viewer);
        Self {
            table: view.table,
            legal: view.legal(),
            ..shown
        }
    }

    /// The position before the first decision of a round.
    fn dealt(record: &Record<Match>, viewer: Seat) -> Self {
        let round: &Round = record.dealt();
        let view = round.view(viewer);
        Self {
            viewer,
            match_state: record.match_state().clone(),
            round_number: record.round_number(),
            table: view.table,
            hand: view.hand,
            legal: Decisions::default(),
            cards_left: BySeat::from_fn(round.seats(), |seat| view.cards_left(seat).into()),
            pile: Vec::new(),
            steps: Vec::new(),
        }
    }

    /// Shows a step in the position from before it. Then nobody may move until the record's position is
    /// shown.
    pub(super) fn show(&mut self, step: Step) {
        self.legal = Decisions::default();
        match &step {
            Step::CardPlayed { seat, card, .. } => {
                self.pile.push((*card, Some(*seat)));
                self.cards_left[*seat] -= 1;
                self.hand = self.hand.without(*card);
            }
            Step::CardsTaken { seat, cards, .. } => {
                self.pile
                    .truncate(self.pile.len().saturating_sub(cards.len()));
                for (_, owner) in &mut self.pile {
                    *owner = None;
                }
                self.cards_left[*seat] += cards.len();
                if *seat == self.viewer {
                    self.hand = cards.iter().copied().fold(self.hand, PlayingCardSet::with);
                }
            }
            Step::Out(_) | Step::Over(_) => {}
        }
        self.steps.push(step);
    }

    /// The number of players.
    #[must_use]
    pub const fn seats(&self) -> SeatCount {
        self.table.seats()
    }

    /// The dealer of the round.
    #[must_use]
    pub fn dealer(&self) -> Seat {
        self.match_state.dealer_of(self.round_number)
    }
}
