//! The ways of cards over the board.

use cards::Seat;
use scene::{Motion, Spot};

use crate::rules::{PackCard, Step, Target, two};
use crate::scene::places::{Place, places};
use crate::session::SessionTable;

/// The way of the card of each step of the round; `None` where no card has gone anywhere.
pub(super) fn ways(table: &SessionTable<'_>) -> Vec<Option<Motion>> {
    let places = places(table.viewer());
    // The foundations after each step, from the last one back.
    let mut heights = table.display_state().position().foundations;
    let steps = table.display_state().steps.iter().rev();
    let ways = steps.map(|step| way(*step, &places, &mut heights));
    let mut ways: Vec<Option<Motion>> = ways.collect();
    ways.reverse();
    ways
}

/// The way of the last move's card, of all the ways; `None` before the first move, and after a pass.
pub(super) fn last(table: &SessionTable<'_>, ways: &[Option<Motion>]) -> Option<Motion> {
    let steps = table.display_state().steps.iter().zip(ways).rev();
    let mut moves = steps.filter(|(step, _)| step.seat().is_some());
    moves.next().and_then(|(_, way)| *way)
}

fn way(step: Step, places: &[Place], heights: &mut [u8]) -> Option<Motion> {
    let (from, to) = match step {
        Step::Carried {
            seat,
            card,
            from,
            to,
            ..
        } => (
            Place::of_source(from, seat),
            place_of_target(seat, card, to, heights)?,
        ),
        Step::Turned { seat, .. } => (Place::Stock(seat), Place::Drawn(seat)),
        Step::Passed(_) | Step::Over(_) => return None,
    };
    let key = |place: Place| {
        let found = (1..).zip(places).find(|(_, other)| **other == place);
        found.map(|(key, _)| key)
    };
    let (from, to) = (key(from)?, key(to)?);
    Some(Motion::Move {
        key: to,
        from: Spot::Place(from),
        to: Spot::Place(to),
    })
}

/// The place to which a player has brought a card. Lowers its foundation, so that earlier steps find the height of their time.
fn place_of_target(seat: Seat, card: PackCard, to: Target, heights: &mut [u8]) -> Option<Place> {
    let other = two().left_of(seat);
    Some(match to {
        Target::Foundation => {
            // Of two foundations of a suit with equally many cards, the second one got its card later.
            let is_on = |at: &usize| at / 2 == card.suit() && heights[*at] == card.height();
            let at = (0..heights.len()).rev().find(is_on)?;
            heights[at] -= 1;
            Place::Foundation(at)
        }
        Target::Column(column) => Place::Column(column),
        Target::OtherReserve => Place::Reserve(other),
        Target::OtherWaste => Place::Waste(other),
        Target::OwnWaste => Place::Waste(seat),
    })
}
