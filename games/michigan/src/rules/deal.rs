//! A deal: the hands, and the chips on the table before the antes.

use cards::french::{PlayingCard, PlayingCardSet, Suit};
use cards::{BySeat, Generator, Seat, SeatCount, shuffle};

use crate::rules::{Layout, Options, SEATS};

/// The start of a round: hands, dead hand, dealer, options, and the chips on the layout before the
/// antes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deal {
    /// The options.
    pub options: Options,
    /// The dealer.
    pub dealer: Seat,
    /// The chips on the boodle cards before the antes.
    pub layout: Layout,
    /// The hands as dealt.
    pub hands: BySeat<PlayingCardSet>,
    /// The dead hand as dealt.
    pub dead: PlayingCardSet,
    /// Whether this is the last deal of a match.
    pub is_last: bool,
}

impl Deal {
    /// Deals the pack one card at a time, to the left, to the dead hand and then the player left of the
    /// dealer (rule 2).
    #[must_use]
    pub fn random(
        seats: SeatCount,
        (dealer, layout, options): (Seat, Layout, Options),
        generator: &mut Generator,
    ) -> Self {
        let mut pack: Vec<PlayingCard> = PlayingCardSet::ALL.iter().collect();
        shuffle(&mut pack, generator);
        let hand = |place: usize| pack.iter().copied().skip(place).step_by(seats.size() + 1);
        let place = |seat| usize::from(seats.steps_between(seats.left_of(dealer), seat)) + 1;
        Self {
            options,
            dealer,
            layout,
            hands: BySeat::from_fn(seats, |seat| hand(place(seat)).collect()),
            dead: hand(0).collect(),
            is_last: false,
        }
    }

    /// The same deal as the last one of a match: its winner takes the chips that are left (rule 8).
    #[must_use]
    pub const fn as_last(mut self) -> Self {
        self.is_last = true;
        self
    }

    /// Whether every card is in one hand or in the dead hand, none of which is empty, and the numbers can be.
    pub(crate) fn is_complete(&self) -> bool {
        let piles = || self.hands.as_slice().iter().chain([&self.dead]);
        let cards: u32 = piles().map(|pile| pile.len()).sum();
        let all = piles().fold(PlayingCardSet::EMPTY, |all, pile| all | *pile);
        let has_chips = |suit| (0..=Layout::MAX_CHIPS).contains(&self.layout[suit]);
        SEATS.contains(self.seats())
            && piles().all(|pile| !pile.is_empty())
            && (all, cards) == (PlayingCardSet::ALL, PlayingCardSet::ALL.len())
            && Suit::ALL.into_iter().all(has_chips)
    }

    /// The number of players.
    #[must_use]
    pub const fn seats(&self) -> SeatCount {
        self.hands.seats()
    }
}
