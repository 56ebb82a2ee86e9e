//! Groups of piles, and what may go where: the vocabulary of declarations.

use super::PileCard;
use super::build::{Build, Order, Suits};
use super::position::{MAX_PILES, STOCK};

/// Piles of one kind with the same rules.
#[derive(Clone, Copy, Debug)]
pub struct Group {
    /// The kind.
    pub kind: Kind,
    /// The number of piles.
    pub count: u8,
    /// The cards that go onto a card.
    pub build: Build,
    /// The cards that go into a space.
    pub base: Base,
    /// Where cards come from that go onto a card.
    pub from: Sources,
    /// Where cards come from that go into a space.
    pub space_from: Sources,
    /// The cards that may be taken.
    pub take: Take,
    /// The cards that fill a space without a move of the player.
    pub refill: Refill,
    /// The number of cards that a pile holds at most.
    pub limit: u8,
    /// Whether a space takes only single cards, even if runs may be moved onto cards.
    pub single_to_space: bool,
    /// Whether a space takes cards of a reserve only, as long as there are any.
    pub reserve_first: bool,
    /// A pile with fewer cards than this may get any card of the stock.
    pub tops_up: u8,
}

/// The kind of a pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// Cards turned from the stock.
    Waste,
    /// Face-down cards that come one after the other.
    Stock,
    /// Where the cards are to go.
    Foundation,
    /// A column, a row or a single place of the tableau.
    Column,
    /// A place for a card that is in the way.
    Cell,
    /// Cards to be used up: a reserve, a braid, a packet.
    Reserve,
}

/// A set of kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sources(u8);

/// The first card of a pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Base {
    /// Any card.
    Any,
    /// No card.
    None,
    /// A card of this rank.
    Rank(u8),
    /// A card of the rank that the deal has chosen.
    OfDeal,
    /// A card of this rank, one of each suit.
    OnePerSuit(u8),
    /// A card of its own for each pile of the group. Any other card may rest there too.
    Reserved(&'static [PileCard]),
    /// Only a whole suit at once, from king to ace.
    Family,
    /// The top card of the packet beside the pile; when it is used up, of the nearest one on either side.
    Packet,
}

/// The cards that may be taken from a pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Take {
    /// None.
    None,
    /// The top card.
    Top,
    /// The top card, and those on which it lies in this order, together.
    Run(Build),
    /// The top card alone, or the whole pile if it lies in this order.
    Whole(Build),
}

/// The cards that fill a space without a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refill {
    /// Nothing.
    None,
    /// The top card of the first reserve.
    Reserve,
    /// This number of cards of the stock.
    Stock(u8),
}

/// The number of each pile's group: 0 for the waste, 1 for the stock, then the groups of the game.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    /// The number of piles.
    pub piles: u8,
    /// For each pile, the number of its group.
    pub group_of: [u8; MAX_PILES],
}

impl Kind {
    /// The permanent name: one small word.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Waste => "waste",
            Self::Stock => "stock",
            Self::Foundation => "foundation",
            Self::Column => "column",
            Self::Cell => "cell",
            Self::Reserve => "reserve",
        }
    }
}

impl Group {
    /// Piles whose single top cards may be taken, and where nothing may be put.
    #[must_use]
    pub const fn new(kind: Kind, count: u8) -> Self {
        Self {
            kind,
            count,
            build: Build::NONE,
            base: Base::None,
            from: Sources::TABLE,
            space_from: Sources::TABLE,
            take: Take::Top,
            refill: Refill::None,
            limit: u8::MAX,
            single_to_space: false,
            reserve_first: false,
            tops_up: 0,
        }
    }

    /// A waste. Every game has one, and a stock, if only without cards.
    pub const WASTE: Self = Self::new(Kind::Waste, 1);

    /// The stock.
    pub const STOCK: Self = Self {
        take: Take::None,
        ..Self::new(Kind::Stock, 1)
    };

    /// Foundations that build up in suit from the ace, and give no card back.
    #[must_use]
    pub const fn foundations(count: u8) -> Self {
        Self {
            build: Build::new(Order::Up, Suits::Same),
            base: Base::Rank(1),
            take: Take::None,
            limit: 13,
            ..Self::new(Kind::Foundation, count)
        }
    }

    /// Columns that build like this, card by card, and whose spaces take any card.
    #[must_use]
    pub const fn columns(count: u8, build: Build) -> Self {
        Self {
            build,
            base: Base::Any,
            ..Self::new(Kind::Column, count)
        }
    }

    /// Free cells.
    #[must_use]
    pub const fn cells(count: u8) -> Self {
        Self {
            base: Base::Any,
            ..Self::new(Kind::Cell, count)
        }
    }
}

impl Sources {
    /// All but the stock. Foundations count only if they give cards back.
    pub const TABLE: Self = Self::new(&[
        Kind::Waste,
        Kind::Column,
        Kind::Cell,
        Kind::Reserve,
        Kind::Foundation,
    ]);

    /// All but stock and foundations.
    pub const PLAY: Self = Self::new(&[Kind::Waste, Kind::Column, Kind::Cell, Kind::Reserve]);

    /// These kinds.
    #[must_use]
    pub const fn new(kinds: &[Kind]) -> Self {
        let (mut bits, mut at) = (0, 0);
        while at < kinds.len() {
            bits |= 1 << kinds[at] as u8;
            at += 1;
        }
        Self(bits)
    }

    /// Whether a kind is in the set.
    #[inline]
    #[must_use]
    pub const fn has(self, kind: Kind) -> bool {
        self.0 & 1 << kind as u8 != 0
    }
}

impl Shape {
    /// Waste and stock, then the piles of these groups, one group after the other.
    #[must_use]
    pub const fn new(groups: &[Group]) -> Self {
        let (mut group_of, mut piles, mut group) = ([0; MAX_PILES], 2, 0);
        group_of[STOCK] = 1;
        while group < groups.len() {
            let mut pile = 0;
            while pile < groups[group].count {
                #[expect(clippy::cast_possible_truncation, reason = "a game has few groups")]
                let number = group as u8 + 2;
                group_of[piles as usize] = number;
                piles += 1;
                pile += 1;
            }
            group += 1;
        }
        Self { piles, group_of }
    }
}
