//! The deal as a table shows it to one player.

mod chips;

use cards::french::{PlayingCard, PlayingCardSet};
use cards::{BySeat, Seat, SeatCount};
use game::{Game, Record};
use session::Pause;

use crate::rules::{Layout, Match, Options, Phase, Step};

/// The deal as a table shows it, without hidden cards. Between moves it is the record's. During the
/// pauses in a move it has the steps up to the one that is shown.
///
/// If players watch themselves, it tells neither who was asked to play on nor the chips that would
/// tell who has held back a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DisplayState {
    /// The player from whose seat the deal is shown.
    pub viewer: Seat,
    /// The dealer.
    pub dealer: Seat,
    /// The options.
    pub options: Options,
    /// The number of the deal, counting from 1.
    pub deal: usize,
    /// Whether this is the last deal of the match.
    pub is_last: bool,
    /// The chips won or lost in each finished deal, with what the last one gives from the layout.
    pub finished: Vec<BySeat<i32>>,
    /// The phase. `None` during a pause, and while somebody is asked to play on in secret.
    pub phase: Option<Phase>,
    /// The viewer's hand.
    pub hand: PlayingCardSet,
    /// The number of cards in each player's hand.
    pub cards_left: BySeat<usize>,
    /// The number of cards in the dead hand.
    pub dead_cards: usize,
    /// The chips on the boodle cards after the antes.
    layout: Layout,
    /// Everything that has happened since the antes, as far as it is shown.
    pub steps: Vec<Step>,
    /// Whether a card has been played in this move.
    has_played: bool,
    /// A stop that is reached but not shown yet.
    pending_stop: Option<Step>,
    /// The end of the deal; `None` while it goes on.
    pub end: Option<DealEnd>,
}

/// The end of a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DealEnd {
    /// The winner, if there is one.
    pub winner: Option<Seat>,
    /// The chips that each player gets from the boodle cards after the last deal of a match; none
    /// otherwise.
    pub shares: BySeat<i32>,
}

impl DisplayState {
    /// The position of a record, as the player at `viewer` sees it.
    #[must_use]
    pub fn new(record: &Record<Match>, viewer: Seat) -> Self {
        let (round, view) = (record.round(), record.round().view(viewer));
        let seats = view.seats();
        let end = record.is_round_over().then(|| DealEnd {
            winner: round.position().winner(),
            shares: if view.is_last {
                round.position().layout_shares()
            } else {
                BySeat::new(seats)
            },
        });
        let antes: i32 = seats
            .seats()
            .map(|seat| chips::ante(seat, view.dealer))
            .sum();
        Self {
            viewer,
            dealer: view.dealer,
            options: view.options,
            deal: record.round_number(),
            is_last: view.is_last,
            finished: chips::finished_deals(record),
            phase: view.phase,
            hand: view.hand,
            cards_left: BySeat::from_fn(seats, |seat| view.cards_left(seat)),
            dead_cards: view.dead_cards(),
            layout: Layout::from_fn(|suit| round.deal().layout[suit] + antes),
            steps: view.steps.clone(),
            has_played: false,
            pending_stop: None,
            end,
        }
    }

    /// Shows a step of a move, and returns the pause after it.
    ///
    /// If players watch themselves, each card is a move of its own and needs no pause: whoever holds the
    /// next one is asked, and a bot waits before it answers. If nobody holds it, a pause as long as that
    /// comes before the stop, so that the two look alike.
    pub fn show(&mut self, step: Step) -> Option<Pause> {
        self.steps.extend(self.pending_stop.take());
        self.phase = None;
        let is_secret = self.is_secret(step);
        if is_secret && self.has_played {
            self.pending_stop = Some(step);
            return Some(Pause::Card);
        }
        self.move_cards(step);
        self.steps.push(step);
        match step {
            Step::CardPlayed { .. } => (!self.options.watch).then_some(Pause::Card),
            Step::Stopped { .. } => (!is_secret).then_some(Pause::Trick),
            Step::BoodleTaken { seat, .. } => {
                (!self.is_doubtful(seat, self.steps.len())).then_some(Pause::Trick)
            }
            Step::Swapped(seat) => (seat != self.viewer).then_some(Pause::Trick),
            Step::WrongLead { .. } | Step::HoldAnnounced { .. } | Step::Ended(_) => {
                Some(Pause::Trick)
            }
            Step::LeadPassed(_) => Some(Pause::Card),
            Step::Kept(_) | Step::Passed(_) | Step::Bid(..) | Step::Paid { .. } => None,
        }
    }

    /// Whether the suit has stopped, but this is not shown yet, as if somebody were asked to play on.
    #[must_use]
    pub const fn is_before_stop(&self) -> bool {
        self.pending_stop.is_some()
    }

    /// The number of players.
    #[must_use]
    pub const fn seats(&self) -> SeatCount {
        self.cards_left.seats()
    }

    /// Every card played, in order, with its player and whether it was led.
    pub fn plays(&self) -> impl Iterator<Item = (Seat, PlayingCard, bool)> + '_ {
        self.steps.iter().filter_map(|step| match *step {
            Step::CardPlayed { seat, card, is_led } => Some((seat, card, is_led)),
            _ => None,
        })
    }

    /// Moves the cards of a step. The viewer's new hand after a swap comes with the next position.
    fn move_cards(&mut self, step: Step) {
        match step {
            Step::CardPlayed { seat, card, .. } => {
                self.has_played = true;
                self.hand = self.hand.without(card);
                self.cards_left[seat] -= 1;
            }
            Step::Swapped(seat) => {
                core::mem::swap(&mut self.cards_left[seat], &mut self.dead_cards);
            }
            _ => {}
        }
    }
}
