//! Sorting by insertion.

use cards::{Seed, below, sort_by_key};

#[test]
fn a_list_is_sorted_as_by_the_standard_library() {
    let mut generator = Seed(1).generator();
    for length in 0..60 {
        let digit = |_| below(&mut generator, 10);
        let mut items: Vec<(u32, usize)> = (0..length).map(digit).zip(0..).collect();
        let mut expected = items.clone();
        // Stable, so that the second numbers of equal keys go up.
        expected.sort_by_key(|item| item.0);
        sort_by_key(&mut items, |item| item.0);
        assert_eq!(items, expected);
    }
}
