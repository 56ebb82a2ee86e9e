//! The pile to which an arrow key leads.

use super::fit::{Area, Fit};
use super::plan::Fan;

/// A pile above or below may lie so far aside, in percent of the width of a card.
const MAX_ASIDE: i32 = 150;

/// The next pile in a direction (to the right, down) from a pile, as seen from the middle of one of its cards, whose
/// left and upper edges are given. A pile counts with all the room of its fan, so that below a column that reaches to
/// the lower edge there is nothing. To the left and to the right only piles of the same height count; above and below
/// also those a little aside. `is_there` tells which piles there are.
#[must_use]
pub fn neighbour(
    fit: &Fit,
    from: usize,
    card: (i32, i32),
    (right, down): (i32, i32),
    is_there: impl Fn(usize) -> bool,
) -> Option<usize> {
    let here = Rectangle::new(fit, fit.areas.get(from)?.as_ref()?);
    let middle = (card.0 + fit.width / 2, card.1 + fit.height / 2);
    let is_upright = right == 0;
    let distance = |pile: usize, area: &Area| {
        if pile == from || !is_there(pile) {
            return None;
        }
        let there = Rectangle::new(fit, area);
        let (along, across, aside) = if is_upright {
            let across = gap(here.across, there.across);
            (
                ahead(here.down, there.down, down),
                across,
                far(middle.0, there.across),
            )
        } else {
            let across = gap(here.down, there.down);
            (
                ahead(here.across, there.across, right),
                across,
                far(middle.1, there.down),
            )
        };
        let (card, most) = if is_upright {
            (fit.height, fit.width * MAX_ASIDE / 100)
        } else {
            (fit.width, -fit.height / 5)
        };
        // Piles that overlap a little still lie one below the other.
        (along >= -card / 2 && across <= most).then_some(along.max(0) + 2 * aside)
    };
    let areas = fit.areas.iter().enumerate();
    let found = areas.filter_map(|(pile, area)| Some((distance(pile, area.as_ref()?)?, pile)));
    found.min().map(|(_, pile)| pile)
}

/// The room of a pile: its left and right, and its upper and lower edges.
struct Rectangle {
    across: (i32, i32),
    down: (i32, i32),
}

impl Rectangle {
    fn new(fit: &Fit, area: &Area) -> Self {
        let (x, y, room) = (area.x, area.y, area.room);
        let (left, right, below) = match area.fan {
            Fan::None => (0, 0, 0),
            Fan::Down | Fan::LastDown => (0, 0, room),
            Fan::Right | Fan::LastRight => (0, room, 0),
            Fan::Left | Fan::LastLeft => (room, 0, 0),
            Fan::Braid => (fit.width / 12, fit.width / 12, room),
        };
        Self {
            across: (x - left, x + fit.width + right),
            down: (y, y + fit.height + below),
        }
    }
}

/// How far ahead one stretch begins after the end of another, in a direction.
const fn ahead(here: (i32, i32), there: (i32, i32), direction: i32) -> i32 {
    if direction > 0 {
        there.0 - here.1
    } else {
        here.0 - there.1
    }
}

/// The gap between two stretches; less than 0 if they overlap.
fn gap(one: (i32, i32), other: (i32, i32)) -> i32 {
    one.0.max(other.0) - one.1.min(other.1)
}

/// How far a place lies from a stretch.
fn far(place: i32, stretch: (i32, i32)) -> i32 {
    (stretch.0 - place).max(place - stretch.1).max(0)
}
