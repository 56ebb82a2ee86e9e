//! A match: everybody deals equally often, and chips on the layout are carried over (rule 8).

use cards::{BySeat, Generator, Seat, SeatCount, Seed};
use game::{Match as _, Standing, dealer_in_turn};

use crate::rules::{Deal, Layout, MatchOptions, Round};

/// A match between rounds: chips, and what is left on the layout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    seed: Seed,
    options: MatchOptions,
    /// Finished deals.
    finished: u32,
    chips: BySeat<i32>,
    layout: Layout,
}

impl Match {
    /// A match before its first deal. The first dealer is drawn from number 0 derived from the seed; deal 1, 2, …
    /// from numbers 1, 2, ….
    #[must_use]
    pub fn new(seats: SeatCount, options: MatchOptions, seed: Seed) -> Self {
        Self {
            seed,
            options,
            finished: 0,
            chips: BySeat::new(seats),
            layout: Layout::default(),
        }
    }

    /// The options.
    #[must_use]
    pub const fn options(&self) -> MatchOptions {
        self.options
    }

    /// The number of finished deals.
    #[must_use]
    pub const fn finished_deals(&self) -> u32 {
        self.finished
    }

    /// The number of deals of the whole match.
    #[must_use]
    pub fn deals(&self) -> u32 {
        let each = self.options.deals_each.max(1);
        u32::from(each) * u32::from(self.seats().get())
    }

    /// The dealer of the next deal: everybody in turn, to the left.
    #[must_use]
    pub fn dealer(&self) -> Seat {
        dealer_in_turn(self.seed, self.seats(), self.finished as usize)
    }

    /// Deals the next round from a generator that does not follow from the seed.
    #[must_use]
    pub fn deal_with(&self, generator: &mut Generator) -> Round {
        let start = (self.dealer(), self.layout, self.options.options);
        let deal = Deal::random(self.seats(), start, generator);
        let is_last = self.finished + 1 >= self.deals();
        Round::new(if is_last { deal.as_last() } else { deal })
    }

    /// The chips that the finished deals have left on the boodle cards; none after the last deal.
    #[must_use]
    pub const fn layout(&self) -> Layout {
        self.layout
    }
}

impl game::Match for Match {
    type Round = Round;

    fn seats(&self) -> SeatCount {
        self.chips.seats()
    }

    fn seed(&self) -> Seed {
        self.seed
    }

    fn deal(&self) -> Round {
        let number = self.finished + 1;
        self.deal_with(&mut self.seed.derive(number.into()).generator())
    }

    /// Adds the chips of a deal. After the last one the layout is shared out (rule 8); a remainder is
    /// dropped.
    fn finish_round(&mut self, round: &Round) {
        let position = round.position();
        let won = |seat: Seat| self.chips[seat] + position.won()[seat];
        self.chips = BySeat::from_fn(self.seats(), won);
        self.layout = position.layout();
        self.finished += 1;
        if self.finished >= self.deals() {
            let shares = position.layout_shares();
            let with_share = |seat: Seat| self.chips[seat] + shares[seat];
            self.chips = BySeat::from_fn(self.seats(), with_share);
            self.layout = Layout::default();
        }
    }

    /// The chips of each player: more are better, and they may be negative.
    fn totals(&self) -> BySeat<i32> {
        self.chips
    }

    /// Most chips win; equal chips share the win.
    fn standing(&self) -> Standing {
        if self.finished < self.deals() {
            return Standing::Ongoing;
        }
        Standing::most_win(&self.chips)
    }
}
