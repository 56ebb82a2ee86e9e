//! The view of one player.

mod check;
mod possible;

use cards::french::{PlayingCard, PlayingCardSet, Suit};
use cards::{BySeat, Seat, SeatCount};
use game::Game;

use super::{Round, secrecy};
use crate::rules::{Decisions, Layout, Options, Phase, Step, boodle_card};

/// One player's view: their hand, the hand given away, the numbers of the other cards, all that has
/// happened in the open, and the chips.
///
/// If players watch themselves, a view tells neither where the next card of a stop is nor who was
/// asked to play on, and hides chips that would tell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    pub(crate) seat: Seat,
    /// The dealer.
    pub dealer: Seat,
    /// The options.
    pub options: Options,
    /// Whether this is the last deal of a match, whose winner takes the chips that are left.
    pub is_last: bool,
    /// The phase. `None` while somebody is asked to play on in secret: the table sees the last card,
    /// and waits as long as before any stop.
    pub phase: Option<Phase>,
    /// The viewer's hand.
    pub hand: PlayingCardSet,
    /// The hand that the viewer has swapped for the dead hand: now the dead hand.
    pub given_away: Option<PlayingCardSet>,
    pub(crate) cards_left: BySeat<u8>,
    pub(crate) dead_cards: u8,
    /// All cards played.
    pub played: PlayingCardSet,
    /// The chips on each card; where the viewer does not know whether they were taken, as if not.
    pub(crate) layout: Layout,
    /// The chips won; without those of which the viewer does not know whether they were taken.
    pub(crate) won: BySeat<i32>,
    /// By suit, the player who has taken the chips or not: the viewer does not know.
    pub(crate) unsure: [Option<Seat>; 4],
    /// The viewer's legal decisions; none unless it is the viewer's turn.
    pub legal: Decisions,
    /// Everything that has happened since the antes, as the viewer knows it now.
    pub steps: Vec<Step>,
}

impl View {
    /// The view of the player at `seat`.
    #[must_use]
    pub(super) fn new(round: &Round, seat: Seat) -> Self {
        let position = round.position();
        let is_asked = position.to_move() == Some(seat);
        let is_secret = matches!(position.phase(), Phase::PlayOn { .. }) && !is_asked;
        let (mut layout, mut won) = (position.layout(), *position.won());
        let unsure = Suit::ALL.map(|suit| secrecy::unsure_taker(round, boodle_card(suit), seat));
        for step in round.steps() {
            if let Step::BoodleTaken { seat, card, chips } = *step
                && unsure[card.suit() as usize].is_some()
            {
                layout[card.suit()] = chips;
                won[seat] -= chips;
            }
        }
        let count = |cards: PlayingCardSet| u8::try_from(cards.len()).unwrap_or(u8::MAX);
        let steps = round.steps().iter();
        Self {
            seat,
            dealer: round.deal().dealer,
            options: position.options(),
            is_last: round.deal().is_last,
            phase: (!is_secret).then_some(position.phase()),
            hand: position.hands()[seat],
            given_away: round.given_away(seat),
            cards_left: position.hands().map(count),
            dead_cards: count(position.dead()),
            played: position.played(),
            layout,
            won,
            unsure,
            legal: if is_asked {
                round.legal()
            } else {
                Decisions::NONE
            },
            steps: steps
                .filter_map(|step| round.seen_step(*step, seat))
                .collect(),
        }
    }

    /// The number of players.
    #[must_use]
    pub const fn seats(&self) -> SeatCount {
        self.cards_left.seats()
    }

    /// The number of cards in a player's hand.
    #[must_use]
    pub fn cards_left(&self, seat: Seat) -> usize {
        self.cards_left[seat].into()
    }

    /// The number of cards in the dead hand.
    #[must_use]
    pub fn dead_cards(&self) -> usize {
        self.dead_cards.into()
    }

    /// Every card played, in order, with its player.
    pub fn plays(&self) -> impl Iterator<Item = (Seat, PlayingCard)> + '_ {
        self.steps.iter().filter_map(|step| match step {
            Step::CardPlayed { seat, card, .. } => Some((*seat, *card)),
            _ => None,
        })
    }

    /// The chips on the boodle card of a suit; `None` if the viewer does not know whether the player of
    /// that card has taken them.
    #[must_use]
    pub fn chips_on(&self, suit: Suit) -> Option<i32> {
        self.unsure[suit as usize]
            .is_none()
            .then(|| self.layout[suit])
    }

    /// The chips that a player has won or lost in this deal so far; `None` if the viewer does not know.
    #[must_use]
    pub fn won(&self, seat: Seat) -> Option<i32> {
        (!self.unsure.contains(&Some(seat))).then(|| self.won[seat])
    }
}
