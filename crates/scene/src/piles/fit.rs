//! The size of the cards, and the areas of the piles, on a table of a size. All lengths are pixels.

use super::plan::{Fan, PileSpot, Plan, Plans};

/// The free edge around the table, and around one that is narrow: there each pixel makes cards easier to hit.
const EDGE: i32 = 4;
const NARROW_EDGE: i32 = 1;

/// The greatest width of a narrow table.
const NARROW: i32 = 480;

/// A table is small if it is narrower and lower than this: a window of 1366×768 or 1280×1024 that is enlarged to 200 %.
const SMALL: (i32, i32) = (680, 520);

/// Where cards are narrower than this, the game has a plan of its own for narrow tables, if that makes them wider.
const LEAST_WIDTH: i32 = 34;

/// The greatest width of a card, and its share of the height of a large table in percent, if that is more.
const WIDEST: (i32, i32) = (132, 15);

/// A table of a size: the size of its cards, and the area of each pile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fit {
    /// The width of a card.
    pub width: i32,
    /// The height of a card.
    pub height: i32,
    /// For each pile its area; `None` for those that are never used.
    pub areas: Vec<Option<Area>>,
}

/// Where a pile lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Area {
    /// The left edge of the first card.
    pub x: i32,
    /// The upper edge of the first card.
    pub y: i32,
    /// The direction of the fan.
    pub fan: Fan,
    /// The room that the fan has beyond the first card.
    pub room: i32,
}

impl Fit {
    /// Fits a game into a table of this width and height, with the best of its plans. The cards are at most `percent`
    /// of the widest card wide. `mirrored` exchanges left and right.
    #[must_use]
    pub fn new(plans: Plans, size: (i32, i32), percent: i32, mirrored: bool) -> Self {
        let Plans {
            piles,
            tall,
            wide,
            narrow,
        } = plans;
        let widest = WIDEST.0.max(size.1 * WIDEST.1 / 100) * percent / 100;
        let [tall_width, wide_width] = [&tall, &wide].map(|plan| card_width(plan, size, widest));
        // On a wide table longer fans are worth smaller cards, but not on a small one, or where the page is enlarged.
        let is_small = size.0 < SMALL.0 && size.1 < SMALL.1;
        let share = if size.0 > size.1 && !is_small {
            65
        } else {
            100
        };
        let is_wide = wide_width * 100 > tall_width * share;
        let plan = if is_wide { wide } else { tall };
        let chosen = if is_wide { wide_width } else { tall_width };
        let narrow = narrow
            .filter(|narrow| chosen < LEAST_WIDTH && card_width(narrow, size, widest) > chosen);
        let plan = narrow.unwrap_or(plan);
        let plan = if mirrored { plan.mirrored() } else { plan };
        Self::from_plan(piles, &plan, size, widest)
    }

    fn from_plan(piles: usize, plan: &Plan, size: (i32, i32), widest: i32) -> Self {
        let width = card_width(plan, size, widest).max(8);
        let height = card_height(width);
        let across = width + gap(width);
        let cell = height + gap(height);
        let edge = edge(size.0);
        let free = size.1 - 2 * edge;
        // Without columns that reach down to the edge, the rows share the room, up to a third more, or a half if
        // there are fans in them.
        let most = if plan.has_columns() { 150 } else { 133 };
        let down = if plan.has_rest() {
            cell
        } else {
            (free * 100 / plan.height).clamp(cell, cell * most / 100)
        };
        let left = (size.0 - (plan.width * across / 100 - gap(width))) / 2;
        let used = plan.height * down / 100;
        let top = if plan.has_rest() {
            edge
        } else {
            edge + (free - used).max(0) / 3
        };
        let mut areas = vec![None; piles];
        for (pile, spot) in &plan.spots {
            let (x, y) = (left + spot.x * across / 100, top + spot.y * down / 100);
            let room = match (spot.room, spot.fan) {
                (PileSpot::REST, _) => (size.1 - edge - y - height).max(0),
                (room, Fan::Right | Fan::Left | Fan::LastRight | Fan::LastLeft) => {
                    room * across / 100
                }
                (room, _) => room * down / 100,
            };
            let fan = spot.fan;
            areas[*pile] = Some(Area { x, y, fan, room });
        }
        Self {
            width,
            height,
            areas,
        }
    }
}

/// The greatest width of a card with which the plan fits.
fn card_width(plan: &Plan, (width, height): (i32, i32), widest: i32) -> i32 {
    let fits = |card: &i32| {
        let across = card + gap(*card);
        let down = card_height(*card) + gap(card_height(*card));
        plan.width * across / 100 - gap(*card) + 2 * edge(width) <= width
            && plan.height * down / 100 + 2 * edge(width) <= height
    };
    (8..=widest).rev().find(fits).unwrap_or_default()
}

/// The free edge around a table of this width.
const fn edge(width: i32) -> i32 {
    if width > NARROW { EDGE } else { NARROW_EDGE }
}

/// The height of a card of this width.
const fn card_height(width: i32) -> i32 {
    width * 7 / 5
}

/// The gap between two cards of this length.
const fn gap(length: i32) -> i32 {
    let gap = length * 7 / 100;
    if gap < 2 { 2 } else { gap }
}
