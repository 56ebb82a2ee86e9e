//! Piles.

use cards::Pile;

#[test]
fn cards_lie_on_top_of_each_other() {
    let mut pile: Pile<u8, 3> = [1, 2].into_iter().collect();
    assert_eq!(
        (pile.top(), pile.second(), pile.len()),
        (Some(2), Some(1), 2)
    );
    pile.push(3);
    pile.push(4);
    assert_eq!(pile.as_slice(), [1, 2, 3], "a full pile takes no more");
    assert_eq!(pile.turned_over().as_slice(), [3, 2, 1]);
    assert_eq!(pile.pop(), Some(3));
    assert_eq!(
        pile,
        [1, 2].into_iter().collect(),
        "as if there never was a third"
    );
    assert_eq!(
        [pile.pop(), pile.pop(), pile.pop()],
        [Some(2), Some(1), None]
    );
    assert!(pile.is_empty() && pile == Pile::default());
}
