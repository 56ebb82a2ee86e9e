//! The place of each card.

use super::fit::{Area, Fit};
use super::pile::{Pile, PileCard};
use super::plan::Fan;
use cards::french::PlayingCard;

/// The height of what a finger still hits, and of what it hits easily, in pixels.
const FINGER: [i32; 2] = [24, 40];

/// How far the next card lies below a covered one, in pixels: the least by which people see how many there are, and the
/// least where the room is too small for that.
const COVERED: [i32; 2] = [8, 3];

/// An open card shows at least so much of itself before covered cards come closer than that, in pixels.
const LEAST_OPEN: i32 = 12;

/// A card on the table. Lengths are pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlacedCard {
    /// The card.
    pub face: PlayingCard,
    /// The pile.
    pub pile: usize,
    /// The number of cards of the pile below it.
    pub index: usize,
    /// The left edge.
    pub x: i32,
    /// The upper edge.
    pub y: i32,
    /// Whether its face is to be seen.
    pub is_open: bool,
}

/// The cards of all piles, pile by pile, each from bottom to top.
#[must_use]
pub fn places(piles: &[Pile], fit: &Fit) -> Vec<PlacedCard> {
    let mut places = Vec::with_capacity(104);
    for (number, (pile, area)) in piles.iter().zip(&fit.areas).enumerate() {
        let Some(area) = area else { continue };
        let offsets = offsets(&pile.cards, area, fit);
        for (index, (card, (x, y))) in pile.cards.iter().zip(offsets).enumerate() {
            places.push(PlacedCard {
                face: card.face,
                pile: number,
                index,
                x: area.x + x,
                y: area.y + y,
                is_open: card.is_open,
            });
        }
    }
    places
}

/// How far each card lies from the first one.
fn offsets(cards: &[PileCard], area: &Area, fit: &Fit) -> Vec<(i32, i32)> {
    let last = |step: i32| {
        // The last three of the pile.
        let hidden = cards.len().saturating_sub(3);
        let at =
            move |index: usize| i32::try_from(index.saturating_sub(hidden)).unwrap_or(0) * step;
        (0..cards.len()).map(at).collect::<Vec<i32>>()
    };
    let across = |steps: Vec<i32>| steps.into_iter().map(|x| (x, 0)).collect();
    let down = |steps: Vec<i32>| steps.into_iter().map(|y| (0, y)).collect();
    match area.fan {
        Fan::None => vec![(0, 0); cards.len()],
        Fan::Down => down(steps(
            cards,
            area.room,
            open_steps(fit.height),
            (fit.height / 9).max(COVERED[0]),
        )),
        Fan::Right => across(steps(
            cards,
            area.room,
            [fit.width * 42 / 100; 2],
            fit.width / 8,
        )),
        Fan::Left => {
            let steps = steps(cards, area.room, [fit.width * 42 / 100; 2], fit.width / 8);
            across(steps.into_iter().map(|x| -x).collect())
        }
        Fan::LastRight => across(last((area.room / 2).min(fit.width * 2 / 5))),
        Fan::LastLeft => across(last(-(area.room / 2).min(fit.width * 2 / 5))),
        Fan::LastDown => down(last((area.room / 2).min(fit.height * 30 / 100))),
        Fan::Braid => {
            let side = fit.width / 12;
            let steps = steps(cards, area.room, [fit.height * 30 / 100; 2], fit.height / 9);
            let side = |(at, y): (usize, i32)| (if at % 2 == 0 { -side } else { side }, y);
            steps.into_iter().enumerate().map(side).collect()
        }
    }
}

/// How far the next card of a column lies below an open one, usually and at most: small cards show more of themselves,
/// for fingers.
fn open_steps(height: i32) -> [i32; 2] {
    let step = |(finger, most)| (height * 30 / 100).max(i32::min(finger, height * most / 100));
    [(FINGER[0], 55), (FINGER[1], 85)].map(step)
}

/// Distances from the first card. The open cards take the room that there is: each shows `most` of itself at most. With
/// too little room for the `usual` distance after an open card, covered cards move together first, then all do.
fn steps(cards: &[PileCard], room: i32, [usual, most]: [i32; 2], covered: i32) -> Vec<i32> {
    let before = &cards[..cards.len().saturating_sub(1)];
    let is_covered = |card: &&PileCard| !card.is_open;
    let all = i32::try_from(before.len()).unwrap_or(i32::MAX);
    let downs = i32::try_from(before.iter().filter(is_covered).count()).unwrap_or(all);
    let ups = all - downs;
    let is_narrow = ups * LEAST_OPEN + downs * COVERED[0] > room;
    let least = covered.min(COVERED[usize::from(is_narrow)]);
    let covered = ((room - ups * usual) / downs.max(1)).clamp(least, covered);
    // The room that is left for open cards, in whole pixels at the end of each.
    let for_open = (room - downs * covered).clamp(0, ups * most);
    let (mut ups_before, mut downs_before) = (0, 0);
    let mut steps = vec![0; cards.len().min(1)];
    for card in before {
        if card.is_open {
            ups_before += 1;
        } else {
            downs_before += 1;
        }
        steps.push(downs_before * covered + ups_before * for_open / ups.max(1));
    }
    steps
}
