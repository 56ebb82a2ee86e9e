//! Walking through the pieces of a zone, and the moves that they make.

use scene::{Piece, Press, Word, Zone, ZoneKind, walk_board, walk_row};

use super::{face, word};

fn zone(kind: ZoneKind, pieces: u16) -> Zone {
    let piece = |key: u16| {
        let press = match key % 3 {
            0 => Press::Move(word(&key.to_string())),
            1 => Press::Refused("taken".into()),
            _ => Press::NotNow("wait".into()),
        };
        Piece::new(key, face(), key.to_string(), press)
    };
    Zone {
        pieces: (1..=pieces).map(piece).collect(),
        ..Zone::new("zone", kind, "Zone".into())
    }
}

#[test]
fn arrow_keys_walk_a_board_in_four_directions_and_stop_at_its_edges() {
    let middles: Vec<_> = (0..9)
        .map(|at| [f64::from(at % 3) * 80.0, f64::from(at / 3) * 112.0])
        .collect();
    let step = |at, key| walk_board(key, at, &middles);
    assert_eq!(step(4, "ArrowUp"), Some(1));
    assert_eq!(step(4, "ArrowDown"), Some(7));
    assert_eq!(step(4, "ArrowLeft"), Some(3));
    assert_eq!(step(4, "ArrowRight"), Some(5));
    assert_eq!(step(1, "ArrowUp"), None);
    assert_eq!(step(7, "ArrowDown"), None);
    assert_eq!(step(0, "ArrowLeft"), None);
    assert_eq!(step(8, "ArrowRight"), None);
    assert_eq!(step(4, "Home"), Some(0));
    assert_eq!(step(4, "End"), Some(8));
    assert_eq!(step(4, "PageUp"), None);
    assert_eq!(walk_board("ArrowUp", 0, &[]), None, "no piece");
}

#[test]
fn arrow_keys_find_the_nearest_piece_of_a_board_that_is_no_grid() {
    // A long pile at the left, two short ones beside it, and one below them.
    let middles = [[0.0, 100.0], [90.0, 0.0], [180.0, 0.0], [135.0, 200.0]];
    let step = |at, key| walk_board(key, at, &middles);
    assert_eq!(step(0, "ArrowRight"), Some(1));
    assert_eq!(step(1, "ArrowRight"), Some(2));
    assert_eq!(step(1, "ArrowLeft"), Some(0));
    assert_eq!(step(2, "ArrowDown"), Some(3));
    assert_eq!(step(3, "ArrowUp"), Some(1), "both are as far: the first");
    assert_eq!(step(2, "ArrowUp"), None);
}

#[test]
fn a_hand_goes_round_and_has_no_up_and_down() {
    let step = |at, key| walk_row(key, at, 4);
    assert_eq!(step(1, "ArrowRight"), Some(2));
    assert_eq!(step(3, "ArrowRight"), Some(0));
    assert_eq!(step(0, "ArrowLeft"), Some(3));
    assert_eq!(step(1, "ArrowDown"), None);
    assert_eq!(step(1, "ArrowUp"), None);
    assert_eq!(walk_row("Home", 0, 0), None, "no piece");
    assert_eq!(walk_row("ArrowRight", 0, 1), Some(0), "a single card");
}

#[test]
fn only_pieces_that_may_be_pressed_make_moves() {
    let row = zone(ZoneKind::Row, 5);
    let moves: Vec<&str> = row.moves().map(Word::as_str).collect();
    assert_eq!(moves, ["3"]);
}
