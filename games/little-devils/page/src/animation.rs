//! The movements of the changes of the scene.

use cards::Seat;
use little_devils::scene::{Change, Scene};
use page::animation::Movement;

/// The movements of a change to this scene.
#[must_use]
pub fn movements(change: Change, scene: &Scene) -> Vec<Movement> {
    let place = |seat| format!(".seat[data-seat='{}']", scene.place(seat));
    let fly = |cards: String, seat: Seat, from_press| Movement::Fly {
        cards,
        other: format!("{} .portrait", place(seat)),
        from_press,
    };
    let mark = |element, class| Movement::Mark { element, class };
    match change {
        Change::Played { seat, .. } => {
            let at = scene.place(seat);
            let card = format!(".plays [data-seat='{at}'] .card");
            vec![fly(card, seat, at == 0)]
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
