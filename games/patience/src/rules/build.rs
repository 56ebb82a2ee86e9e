//! The order in which cards are built.

use super::PileCard;

/// Which card goes onto another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Build {
    /// The order of ranks.
    pub order: Order,
    /// The order of suits.
    pub suits: Suits,
    /// Whether ace and king are neighbours.
    pub wraps: bool,
}

/// An order of ranks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// No card goes onto another.
    None,
    /// One lower.
    Down,
    /// One lower, and the ace is above the king: a king goes onto it, and it goes onto nothing.
    DownAceHigh,
    /// One higher.
    Up,
    /// One lower or one higher.
    UpOrDown,
    /// Two higher.
    UpByTwo,
    /// The same rank.
    Equal,
    /// All piles up or all piles down: the first card built decides.
    Chosen,
    /// Any card.
    Any,
}

/// An order of suits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Suits {
    /// Any suit.
    Any,
    /// The same suit.
    Same,
    /// The other color.
    Alternate,
}

impl Build {
    /// Nothing goes onto a card.
    pub const NONE: Self = Self::new(Order::None, Suits::Any);

    /// An order in which the ace is low and no neighbour of the king.
    #[must_use]
    pub const fn new(order: Order, suits: Suits) -> Self {
        let wraps = false;
        Self {
            order,
            suits,
            wraps,
        }
    }

    /// The same order, with ace and king as neighbours.
    #[must_use]
    pub const fn wrapping(self) -> Self {
        Self {
            wraps: true,
            ..self
        }
    }

    /// Whether `upper` goes onto `lower`. [`Order::Chosen`] allows both directions here.
    #[inline]
    #[must_use]
    pub const fn allows(self, lower: PileCard, upper: PileCard) -> bool {
        let suits = match self.suits {
            Suits::Any => true,
            Suits::Same => lower.suit() == upper.suit(),
            Suits::Alternate => lower.is_red() != upper.is_red(),
        };
        suits
            && match self.order {
                Order::None => false,
                Order::Down => self.follows(upper, lower),
                Order::DownAceHigh => {
                    upper.rank() != 1 && (lower.rank() + 11) % 13 == upper.rank() - 1
                }
                Order::Up => self.follows(lower, upper),
                Order::UpOrDown | Order::Chosen => {
                    self.follows(lower, upper) || self.follows(upper, lower)
                }
                Order::UpByTwo => lower.rank() + 2 == upper.rank(),
                Order::Equal => lower.rank() == upper.rank(),
                Order::Any => true,
            }
    }

    /// Whether `high` is the next rank above `low`.
    #[inline]
    const fn follows(self, low: PileCard, high: PileCard) -> bool {
        low.rank() + 1 == high.rank() || self.wraps && low.rank() == 13 && high.rank() == 1
    }
}
