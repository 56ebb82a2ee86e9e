//! A deal: the hands, and the chips on the table before the antes.

use cards::french::{PlayingCard, PlayingCardSet};
use cards::{BySeat, Generator, Seat, SeatCount, shuffle};

use crate::rules::{Layout, Options};

/// The start of a round: hands, dead hand, dealer, options, and the chips on the layout before the
/// antes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deal {
    pub(in crate::rules) options: Options,
    pub(in crate::rules) dealer: Seat,
    pub(in crate::rules) layout: Layout,
    pub(in crate::rules) hands: BySeat<PlayingCardSet>,
    pub(in crate::rules) dead: PlayingCardSet,
    pub(in crate::rules) is_last: bool,
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
