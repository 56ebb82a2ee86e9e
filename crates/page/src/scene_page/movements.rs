//! The movements of the changes of a table.

use cards::Seat;
use scene::{BoardMove, Change, Origin};

use crate::animation::Movement;

/// The class of something that is on its way: the style sheet moves it.
const FLIES: &str = "flies";

/// The movements of a change.
pub(super) fn movements(change: &Change) -> Vec<Movement> {
    match *change {
        Change::Dealt { dealer } => {
            let cards = "#hand .card".to_owned();
            let from = dealer.map_or_else(|| ".zones".into(), portrait);
            vec![fly(cards, from, false), mark("#hand".into(), "dealt")]
        }
        Change::Came { key, zone, origin } => {
            // In the hand a piece is a button.
            let piece =
                format!("[data-zone='{zone}'] [data-piece='{key}'], #{zone} [data-card='{key}']");
            let (from, from_press) = match origin {
                Origin::Seat(owner) => (portrait(owner), owner == Seat::FIRST),
                Origin::Zone(from) => (place(from), false),
            };
            vec![fly(piece.clone(), from, from_press), mark(piece, FLIES)]
        }
        Change::Taken { zone, seat, cards } => {
            let backs = format!("{} .backs i:nth-last-of-type(-n + {cards})", player(seat));
            vec![fly(backs.clone(), place(zone), false), mark(backs, FLIES)]
        }
        Change::Won { zone, seat } => {
            let chips = format!("{} [data-tally='chip']", player(seat));
            vec![fly(chips.clone(), place(zone), false), mark(chips, FLIES)]
        }
        Change::RoundOver | Change::MatchOver { .. } => Vec::new(),
    }
}

/// The movements of a card from one place of a board to another. In each place an `i` is the top card, or the
/// mark of the empty place.
pub(super) fn board_movements(moved: BoardMove) -> [Movement; 2] {
    let top = |key: u16| format!("#board [data-cell='{key}'] i:nth-last-of-type(1)");
    [
        fly(top(moved.to), top(moved.from), false),
        mark(top(moved.to), FLIES),
    ]
}

const fn fly(cards: String, other: String, from_press: bool) -> Movement {
    Movement::Fly {
        cards,
        other,
        from_press,
    }
}

const fn mark(element: String, class: &'static str) -> Movement {
    Movement::Mark { element, class }
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
