//! A deal: the hands, and the chips on the table before the antes.

use cards::french::{PlayingCard, PlayingCardSet, Suit};
use cards::{BySeat, Generator, Seat, SeatCount, shuffle};

use crate::rules::{Layout, Options, SEATS};

/// The start of a round: hands, dead hand, dealer, options, and the chips on the layout before the
/// antes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deal {
    pub(crate) options: Options,
    pub(crate) dealer: Seat,
    pub(crate) layout: Layout,
    pub(crate) hands: BySeat<PlayingCardSet>,
    pub(crate) dead: PlayingCardSet,
    pub(crate) is_last: bool,
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

    /// The options.
    #[must_use]
    pub const fn options(&self) -> Options {
        self.options
    }

    /// The dealer.
    #[must_use]
    pub const fn dealer(&self) -> Seat {
        self.dealer
    }

    /// The chips on the boodle cards before the antes.
    #[must_use]
    pub const fn layout(&self) -> Layout {
        self.layout
    }

    /// The hands as dealt.
    #[must_use]
    pub const fn hands(&self) -> &BySeat<PlayingCardSet> {
        &self.hands
    }

    /// The dead hand as dealt.
    #[must_use]
    pub const fn dead(&self) -> PlayingCardSet {
        self.dead
    }

    /// Whether this is the last deal of a match.
    #[must_use]
    pub const fn is_last(&self) -> bool {
        self.is_last
    }

    /// The number of players.
    #[must_use]
    pub const fn seats(&self) -> SeatCount {
        self.hands.seats()
    }
}
