//! Walking through the pieces of a zone, and the moves that they make.

use scene::{Piece, Press, Zone, ZoneKind};

fn zone(kind: ZoneKind, pieces: usize) -> Zone<usize, usize> {
    let piece = |key| Piece {
        key,
        face: key,
        label: key.to_string(),
        press: match key % 3 {
            0 => Press::Move(10 * key),
            1 => Press::Refused("taken".into()),
            _ => Press::Nothing,
        },
    };
    Zone {
        pieces: (0..pieces).map(piece).collect(),
        ..Zone::new("zone", kind, "Zone".into())
    }
}

#[test]
fn arrow_keys_walk_a_board_in_four_directions_and_stop_at_its_edges() {
    let board = zone(ZoneKind::Grid(3), 9);
    assert_eq!(board.step(4, "ArrowUp"), Some(1));
    assert_eq!(board.step(4, "ArrowDown"), Some(7));
    assert_eq!(board.step(4, "ArrowLeft"), Some(3));
    assert_eq!(board.step(4, "ArrowRight"), Some(5));
    assert_eq!(board.step(1, "ArrowUp"), None);
    assert_eq!(board.step(7, "ArrowDown"), None);
    assert_eq!(board.step(0, "ArrowLeft"), None);
    assert_eq!(board.step(8, "ArrowRight"), None);
    assert_eq!(board.step(4, "Home"), Some(0));
    assert_eq!(board.step(4, "End"), Some(8));
    assert_eq!(board.step(4, "PageUp"), None);
}

#[test]
fn in_a_hand_only_left_and_right_lead_on() {
    let hand = zone(ZoneKind::Hand, 4);
    assert_eq!(hand.step(1, "ArrowRight"), Some(2));
    assert_eq!(hand.step(1, "ArrowDown"), None);
    assert_eq!(hand.step(1, "ArrowUp"), None);
    assert_eq!(zone(ZoneKind::Hand, 0).step(0, "Home"), None, "no piece");
}

#[test]
fn only_pieces_that_may_be_pressed_make_moves() {
    let moves: Vec<usize> = zone(ZoneKind::Row, 5).moves().collect();
    assert_eq!(moves, [0, 30]);
}
