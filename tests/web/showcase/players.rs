//! Nine players, partners, and several who are to move at once.

use cards::SeatRange;
use scene::{Better, SeatScene, TableScene};
use wasm_bindgen_test::wasm_bindgen_test;

use super::page::open;
use crate::{all, one};

fn table(is_to_move: impl Fn(usize) -> bool) -> TableScene {
    let seat = |seat: cards::Seat| SeatScene {
        seat,
        name: format!("Player {}", seat.get()),
        detail: String::new(),
        counters: Vec::new(),
        backs: 3,
        badge: None,
        summary: format!("Player {}: 3 cards.", seat.get()),
        side: Some(seat.get() % 3),
        is_dealer: seat.get() == 2,
        is_to_move: is_to_move(seat.index()),
    };
    TableScene {
        seats: SeatRange::ANY.most().seats().map(seat).collect(),
        prompt: "All choose.".into(),
        ..TableScene::empty(Better::High)
    }
}

#[wasm_bindgen_test]
async fn nine_players_sit_around_the_table() {
    let host = open(table(|_| false)).await;
    assert_eq!(all(&host, ".felt > .seat").len(), 8);
    assert_eq!(all(&host, ".seat .portrait svg").len(), 9);
    assert_eq!(all(&host, ".to-play").len(), 0);
    let boxes: Vec<_> = all(&host, ".felt .plaque")
        .iter()
        .map(web_sys::Element::get_bounding_client_rect)
        .collect();
    for (at, one) in boxes.iter().enumerate() {
        for other in &boxes[..at] {
            let is_beside = one.left() >= other.right() - 1.0 || other.left() >= one.right() - 1.0;
            let is_below = one.top() >= other.bottom() - 1.0 || other.top() >= one.bottom() - 1.0;
            assert!(is_beside || is_below, "two players overlap");
        }
    }
}

#[wasm_bindgen_test]
async fn several_players_are_marked_who_are_to_move_at_once() {
    let host = open(table(|seat| seat.is_multiple_of(2))).await;
    assert_eq!(all(&host, ".to-play").len(), 5);
    let own = one(&host, ".me .seat");
    assert!(own.class_list().contains("to-play"));
}

#[wasm_bindgen_test]
async fn partners_have_the_same_mark() {
    let host = open(table(|_| false)).await;
    for side in 0..3 {
        assert_eq!(all(&host, &format!("[data-side=\"{side}\"]")).len(), 3);
    }
}
