//! Moves of several marked pieces.

use scene::{Accepted, Selection};

use super::word;

fn selection(accepted: Accepted) -> Selection {
    let parts = [(4, "2C"), (7, "5D"), (9, "KH")];
    Selection {
        prefix: "pass:".into(),
        parts: parts.map(|(key, part)| (key, part.into())).into(),
        accepted,
        label: "Pass".into(),
        ask: "Choose cards.".into(),
    }
}

#[test]
fn the_parts_of_a_word_are_in_the_order_of_the_selection() {
    let two = selection(Accepted::Count { least: 2, most: 2 });
    assert_eq!(two.word(&[9, 4]), Some(word("pass:2C+KH")));
    assert_eq!(two.word(&[4, 9]), two.word(&[9, 4]));
}

#[test]
fn other_numbers_and_other_pieces_make_no_move() {
    let some = selection(Accepted::Count { least: 0, most: 2 });
    assert_eq!(some.word(&[]), Some(word("pass:")));
    assert_eq!(some.word(&[4, 7, 9]), None);
    assert_eq!(some.word(&[4, 5]), None, "5 is no piece of it");
}

#[test]
fn only_the_sets_that_are_given_make_a_move() {
    let runs = selection(Accepted::Sets(vec![vec![4, 7], vec![4, 7, 9]]));
    assert!(runs.word(&[7, 4]).is_some() && runs.word(&[9, 4, 7]).is_some());
    assert!(runs.word(&[4]).is_none() && runs.word(&[7, 9]).is_none());
}
