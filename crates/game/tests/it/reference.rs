//! Nim is compared with a second implementation, and with one that knows other rules.

use game::Game;
use game::conformance::{Check, Failure, ReferenceRules, agree, counts_agree};

use crate::nim::Nim;

/// The sizes of the heaps, and the most objects that may be taken at once.
#[derive(Clone, Debug)]
struct Plain {
    heaps: Vec<u8>,
    most: u8,
}

impl ReferenceRules for Plain {
    fn legal(&self) -> Vec<String> {
        let heaps = self.heaps.iter().enumerate();
        let moves = heaps.flat_map(|(heap, size)| {
            let counts = 1..=(*size).min(self.most);
            counts.map(move |count| format!("{heap}:{count}"))
        });
        moves.collect()
    }

    fn play(&mut self, mv: &str) {
        let (heap, count) = mv.split_once(':').expect("a heap and a number");
        let heap: usize = heap.parse().expect("a heap");
        self.heaps[heap] -= count.parse::<u8>().expect("a number");
    }
}

/// The comparisons with a reference in which at most this number of objects may be taken at once.
fn compared(most: u8) -> [Result<(), Failure>; 2] {
    let mut game = Nim::new([1, 2, 3]);
    let heaps = vec![1, 2, 3];
    let mut reference = Plain { heaps, most };
    let counts = counts_agree(&game, &reference, 6);
    let choose = |nim: &Nim| nim.legal().pop();
    let compare = |_: &Nim, plain: &Plain| assert!(plain.heaps.len() == 3);
    [agree(&mut game, &mut reference, choose, compare), counts]
}

#[test]
fn a_reference_with_other_rules_does_not_agree() {
    assert_eq!(compared(3), [Ok(()), Ok(())]);
    let failed = compared(2).map(|result| result.map_err(|failure| failure.check));
    assert_eq!(failed, [Err(Check::Reference), Err(Check::Reference)]);
}
