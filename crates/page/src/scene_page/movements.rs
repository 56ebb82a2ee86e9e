//! The movements of the motions of a table.

use cards::Seat;
use scene::{Motion, Spot};

use crate::animation::Movement;

/// The class of something that is on its way: the style sheet moves it.
const FLIES: &str = "flies";

/// The movements of motions that are shown at once. A card of the player `own` starts where it was pressed. Of
/// several payments to one player the first is shown.
pub(super) fn movements(motions: &[Motion], own: Option<Seat>) -> Vec<Movement> {
    let mut paid = Vec::new();
    let mut movements = Vec::new();
    for motion in motions {
        if let Motion::Pay { to, .. } = motion {
            if paid.contains(to) {
                continue;
            }
            paid.push(*to);
        }
        movements.extend(of_motion(*motion, own));
    }
    movements
}

fn of_motion(motion: Motion, own: Option<Seat>) -> Vec<Movement> {
    match motion {
        Motion::Deal { dealer, .. } => new_hand(dealer.map_or_else(|| ".zones".into(), portrait)),
        Motion::NewHand { from } => new_hand(place(from)),
        Motion::Move { key, from, .. } => {
            // In the hand a piece is a button. In each place of a board an `i` is the top card, or the mark of the
            // empty place.
            let piece = format!(
                "[data-piece='{key}'], .hand [data-card='{key}'], {}",
                top(key)
            );
            flight(piece, spot(from), own.map(Spot::Seat) == Some(from))
        }
        Motion::Take { cards, from, seat } => {
            let backs = format!("{} .backs i:nth-last-of-type(-n + {cards})", player(seat));
            flight(backs, place(from), false)
        }
        Motion::TrickTaken { from, seat } => {
            let cards = format!("{} .plays li", place(from));
            vec![fly(cards, portrait(seat), false)]
        }
        Motion::Count { seat, .. } => vec![Movement::Mark {
            element: player(seat),
            class: "counted",
        }],
        Motion::Pay { from, to } => {
            let chips = format!("{} [data-counter='chip']", player(to));
            flight(chips, spot(from), false)
        }
        Motion::RoundOver | Motion::MatchOver { .. } => Vec::new(),
    }
}

/// All cards of the hand come from an element.
fn new_hand(from: String) -> Vec<Movement> {
    let element = "#hand".to_owned();
    let class = "dealt";
    vec![
        fly("#hand .card".into(), from, false),
        Movement::Mark { element, class },
    ]
}

/// Elements that come from another one.
fn flight(elements: String, from: String, from_press: bool) -> Vec<Movement> {
    let mark = Movement::Mark {
        element: elements.clone(),
        class: FLIES,
    };
    vec![fly(elements, from, from_press), mark]
}

const fn fly(cards: String, other: String, from_press: bool) -> Movement {
    Movement::Fly {
        cards,
        other,
        from_press,
    }
}

fn spot(spot: Spot) -> String {
    match spot {
        Spot::Seat(seat) => portrait(seat),
        Spot::Zone(zone) => place(zone),
        Spot::Place(key) => top(key),
    }
}

fn player(seat: Seat) -> String {
    format!(".seat[data-seat='{}']", seat.get())
}

fn portrait(seat: Seat) -> String {
    format!("{} .portrait", player(seat))
}

fn place(zone: &str) -> String {
    format!("[data-zone='{zone}']")
}

fn top(key: u16) -> String {
    format!("[data-cell='{key}'] i:nth-last-of-type(1)")
}
