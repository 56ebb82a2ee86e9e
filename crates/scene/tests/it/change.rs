//! The changes between two scenes of a table.

use super::{face, seat};
use cards::Seat;
use scene::{
    Better, Change, Origin, Outcome, Piece, Press, SeatScene, TableScene, Tally, Zone, ZoneKind,
    new_lines,
};

fn piece(key: u16, owner: Option<Seat>) -> Piece {
    Piece {
        owner,
        ..Piece::new(key, face(), key.to_string(), Press::Never)
    }
}

/// A table with a hand of the pieces 1 to 3, an empty pile, and chips on a pot.
fn table() -> TableScene {
    let player = |seat: Seat| SeatScene {
        seat,
        name: String::new(),
        detail: String::new(),
        tallies: vec![Tally {
            icon: "chip",
            text: "−2".into(),
        }],
        backs: 3,
        summary: String::new(),
        is_dealer: seat.get() == 2,
        is_to_move: false,
    };
    let mut hand = Zone::new("hand", ZoneKind::Hand, String::new());
    hand.pieces = (1..=3).map(|key| piece(key, None)).collect();
    let mut pot = Zone::new("pot", ZoneKind::Pile, String::new());
    pot.chips = Some(4);
    TableScene {
        seats: (0..3).map(seat).map(player).collect(),
        zones: vec![hand, Zone::new("pile", ZoneKind::Pile, String::new()), pot],
        ..TableScene::empty(Better::Low)
    }
}

#[test]
fn the_first_scene_and_a_new_hand_are_dealt() {
    let mut next = table();
    let dealt = Change::Dealt {
        dealer: Some(seat(2)),
    };
    assert_eq!(next.changes_since(None), [dealt]);
    next.zones[0].pieces = vec![piece(7, None), piece(8, None)];
    assert_eq!(next.changes_since(Some(&table())), [dealt]);
    assert_eq!(next.changes_since(Some(&next.clone())), []);
}

#[test]
fn a_played_card_comes_from_its_player() {
    let mut next = table();
    next.zones[0].pieces.remove(0);
    next.zones[1].pieces = vec![piece(1, Some(seat(0))), piece(9, Some(seat(1)))];
    let came = |key, from| Change::Came {
        key,
        zone: "pile",
        origin: Origin::Seat(seat(from)),
    };
    assert_eq!(next.changes_since(Some(&table())), [came(1, 0), came(9, 1)]);
}

#[test]
fn cards_taken_by_the_person_come_from_the_pile() {
    let mut before = table();
    before.zones[1].pieces = vec![piece(9, Some(seat(1)))];
    let mut next = table();
    next.zones[0].pieces.push(piece(9, None));
    let came = Change::Came {
        key: 9,
        zone: "hand",
        origin: Origin::Zone("pile"),
    };
    assert_eq!(next.changes_since(Some(&before)), [came]);
}

#[test]
fn cards_taken_by_another_player_go_to_the_hand_that_grew() {
    let mut before = table();
    before.zones[1].pieces = vec![piece(8, None), piece(9, None)];
    let mut next = table();
    next.seats[1].backs += 2;
    let taken = Change::Taken {
        zone: "pile",
        seat: seat(1),
        cards: 2,
    };
    assert_eq!(next.changes_since(Some(&before)), [taken]);
}

#[test]
fn chips_go_to_the_player_who_gained_them() {
    let mut next = table();
    next.zones[2].chips = Some(0);
    next.seats[2].tallies[0].text = "2".into();
    let won = Change::Won {
        zone: "pot",
        seat: seat(2),
    };
    assert_eq!(next.changes_since(Some(&table())), [won]);
}

#[test]
fn an_end_is_told_once() {
    let mut next = table();
    next.outcome = Some(Outcome {
        title: String::new(),
        why: Vec::new(),
        detail: String::new(),
        is_match_over: true,
        is_won: true,
    });
    let over = Change::MatchOver { won: true };
    assert_eq!(next.changes_since(Some(&table())), [over]);
    assert_eq!(next.changes_since(Some(&next.clone())), []);
    if let Some(outcome) = &mut next.outcome {
        outcome.is_match_over = false;
    }
    assert_eq!(next.changes_since(Some(&table())), [Change::RoundOver]);
}

#[test]
fn new_lines_are_those_after_the_common_beginning() {
    let lines = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(new_lines(&[], &lines("a b")), lines("a b"));
    assert_eq!(new_lines(&lines("a"), &lines("a b")), lines("b"));
    assert!(new_lines(&lines("a b"), &lines("a")).is_empty(), "undone");
    assert_eq!(new_lines(&lines("a b"), &lines("a c")), lines("c"));
}
