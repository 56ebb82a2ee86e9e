//! The movements of the changes of the scene.

use cards::Seat;
use little_devils::scene::Change;
use page::animation::Movement;

/// The movements of a change.
#[must_use]
pub fn movements(change: Change) -> Vec<Movement> {
    let fly = |cards: String, seat: Seat, from_press| Movement::Fly {
        cards,
        other: format!("{} .portrait", place(seat)),
        from_press,
    };
    let mark = |element, class| Movement::Mark { element, class };
    match change {
        Change::Played { seat, .. } => {
            let card = format!(".plays [data-seat='{}'] .card", seat.get());
            vec![fly(card, seat, seat == Seat::FIRST)]
        }
        Change::Taken { taker, .. } => vec![fly(".plays li".into(), taker, false)],
        Change::Dealt { dealer } => vec![
            fly("#hand .card".into(), dealer, false),
            mark("#hand".into(), "dealt"),
        ],
        Change::Counted { seat } => vec![mark(place(seat), "counted")],
        _ => Vec::new(),
    }
}

/// The place of a player, as a selector.
fn place(seat: Seat) -> String {
    format!(".seat[data-seat='{}']", seat.get())
}
