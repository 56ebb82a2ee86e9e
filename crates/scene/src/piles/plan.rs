//! Plans: piles on a grid.
//!
//! All lengths are hundredths of a cell. A cell is a card with the gap to the next one.

use core::ops::Range;

/// The way in which the cards of a pile lie beside one another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fan {
    /// One on the other.
    None,
    /// Each a little lower.
    Down,
    /// Each a little more to the right.
    Right,
    /// Each a little more to the left.
    Left,
    /// One on the other, except for the last three, which lie side by side, to the right.
    LastRight,
    /// The same, to the left.
    LastLeft,
    /// The same, downwards.
    LastDown,
    /// Each a little lower, to the left and to the right in turn.
    Braid,
}

/// The place of a pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PileSpot {
    /// From the left edge of the table to the first card.
    pub x: i32,
    /// From the upper edge of the table to the first card.
    pub y: i32,
    /// The direction of the fan.
    pub fan: Fan,
    /// The room that the fan has beyond its first card. [`PileSpot::REST`] is all down to the lower edge.
    pub room: i32,
}

impl PileSpot {
    /// All the room down to the lower edge of the table.
    pub const REST: i32 = i32::MAX;
}

/// The places of the piles of a game.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The width of the table.
    pub width: i32,
    /// The least height of the table, with room for fans.
    pub height: i32,
    /// For each pile that is ever used, its number and its place.
    pub spots: Vec<(usize, PileSpot)>,
}

/// The plans of a game.
#[derive(Clone, Debug)]
pub struct Plans {
    /// The number of its piles, used or not.
    pub piles: usize,
    /// For a tall table.
    pub tall: Plan,
    /// For a wide table.
    pub wide: Plan,
    /// For a narrow table on which the cards would be too narrow to hit.
    pub narrow: Option<Plan>,
}

impl Plan {
    /// A table of this size without piles.
    #[must_use]
    pub const fn new(width: i32, height: i32) -> Self {
        let spots = Vec::new();
        Self {
            width,
            height,
            spots,
        }
    }

    /// Whether the columns reach down to the lower edge.
    #[must_use]
    pub fn has_rest(&self) -> bool {
        let mut spots = self.spots.iter();
        spots.any(|(_, spot)| spot.room == PileSpot::REST)
    }

    /// Whether there are fans that go down.
    #[must_use]
    pub fn has_columns(&self) -> bool {
        let mut spots = self.spots.iter();
        spots.any(|(_, spot)| spot.fan == Fan::Down)
    }

    /// Whether the cards of a pile lie one on the other, so that only the top one is to be seen.
    #[must_use]
    pub fn is_stack(&self, pile: usize) -> bool {
        let mut spots = self.spots.iter();
        spots.any(|(number, spot)| *number == pile && spot.fan == Fan::None)
    }

    /// Adds piles of single cards or stacks, from a place on in steps of `step`.
    #[must_use]
    pub fn stacks(self, piles: Range<usize>, from: (i32, i32), step: (i32, i32)) -> Self {
        self.fans(piles, from, step, Fan::None, 0)
    }

    /// Adds one pile.
    #[must_use]
    pub fn stack(self, pile: usize, x: i32, y: i32) -> Self {
        self.stacks(pile..pile + 1, (x, y), (0, 0))
    }

    /// Adds a row of columns that reach down to the lower edge.
    #[must_use]
    pub fn columns(self, piles: Range<usize>, from: (i32, i32)) -> Self {
        self.fans(piles, from, (100, 0), Fan::Down, PileSpot::REST)
    }

    /// Adds piles with fans.
    #[must_use]
    pub fn fans(
        mut self,
        piles: Range<usize>,
        from: (i32, i32),
        step: (i32, i32),
        fan: Fan,
        room: i32,
    ) -> Self {
        for (at, pile) in (0..).zip(piles) {
            let (x, y) = (from.0 + at * step.0, from.1 + at * step.1);
            self.spots.push((pile, PileSpot { x, y, fan, room }));
        }
        self
    }

    /// Adds one pile with a fan.
    #[must_use]
    pub fn fan(self, pile: usize, at: (i32, i32), fan: Fan, room: i32) -> Self {
        self.fans(pile..pile + 1, at, (0, 0), fan, room)
    }

    /// The same table, seen in a mirror.
    #[must_use]
    pub fn mirrored(mut self) -> Self {
        for (_, spot) in &mut self.spots {
            spot.x = self.width - 100 - spot.x;
            spot.fan = match spot.fan {
                Fan::Right => Fan::Left,
                Fan::Left => Fan::Right,
                Fan::LastRight => Fan::LastLeft,
                Fan::LastLeft => Fan::LastRight,
                other => other,
            };
        }
        self
    }
}
