//! Nim: two players take from heaps, and a player who takes the last object wins. This file runs on the
//! host and, as a part of tests/web, in the browser.

use core::fmt;

use cards::{BySeat, Seat, SeatCount, SeatRange, Seed};
use game::conformance::{Check, Examples, Suite, matches, perft_agrees};
use game::{Game, MoveLimit, OneRound, Turn, playthrough};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// Heaps of objects; whoever is to move takes some from one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Nim {
    heaps: [u8; 3],
    turn: u8,
}

/// Objects taken from a heap; as a move and as a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Take {
    pub(crate) heap: u8,
    pub(crate) count: u8,
}

/// The heap has fewer objects, or nothing is taken.
#[derive(Debug)]
pub(crate) struct NotThere;

impl Nim {
    pub(crate) const fn new(heaps: [u8; 3]) -> Self {
        Self { heaps, turn: 0 }
    }

    fn nim_sum(&self) -> u8 {
        self.heaps.iter().fold(0, |sum, heap| sum ^ heap)
    }
}

impl Game for Nim {
    const SEATS: SeatRange = SeatRange::new(2, 2);

    type Move = Take;
    type Moves = Vec<Take>;
    type Step = (Seat, Take);
    type IllegalPlay = NotThere;
    type View = Self;

    fn seats(&self) -> SeatCount {
        Self::SEATS.fewest()
    }

    fn turn(&self) -> Turn {
        if self.heaps == [0; 3] {
            return Turn::Over;
        }
        Turn::Seat(self.seats().steps_left_of(Seat::FIRST, self.turn))
    }

    fn legal(&self) -> Vec<Take> {
        let heaps = (0..).zip(self.heaps);
        heaps
            .flat_map(|(heap, size)| (1..=size).map(move |count| Take { heap, count }))
            .collect()
    }

    fn check(&self, take: Take) -> Result<(), NotThere> {
        match self.heaps.get(usize::from(take.heap)) {
            Some(size) if (1..=*size).contains(&take.count) => Ok(()),
            _ => Err(NotThere),
        }
    }

    fn play_steps(&mut self, take: Take, steps: &mut impl Extend<Self::Step>) {
        steps.extend(self.to_move().map(|seat| (seat, take)));
        self.heaps[usize::from(take.heap)] -= take.count;
        self.turn = 1 - self.turn;
    }

    fn payoffs(&self) -> Option<BySeat<i32>> {
        let payoff = |seat: Seat| if seat.get() == self.turn { -1 } else { 1 };
        (self.turn() == Turn::Over).then(|| BySeat::from_fn(self.seats(), payoff))
    }

    fn payoff_sum(&self) -> Option<i32> {
        Some(0)
    }

    fn move_limit(&self) -> MoveLimit {
        MoveLimit::EndsWithin(self.heaps.iter().copied().map(u32::from).sum())
    }

    fn view(&self, _: Seat) -> Self {
        self.clone()
    }
}

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.heap, self.count)
    }
}

impl fmt::Display for NotThere {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the heap has no such number of objects")
    }
}

impl core::error::Error for NotThere {}

/// The payoff of the first player, by search of the whole tree.
fn value<G: Game>(game: &G) -> i32 {
    let Some(seat) = game.to_move() else {
        return game.payoffs().map_or(0, |payoffs| payoffs[Seat::FIRST]);
    };
    let values = game.legal().into_iter().map(|mv| {
        let mut next = game.clone();
        next.play_unchecked(mv);
        value(&next)
    });
    let best = if seat == Seat::FIRST {
        values.max()
    } else {
        values.min()
    };
    best.expect("a legal move")
}

fn suite() -> Suite<Nim> {
    let take = |heap| (0..=6).map(move |count| Take { heap, count });
    Suite {
        starts: [[1, 0, 0], [3, 4, 5], [2, 2, 0]].map(Nim::new).to_vec(),
        games: if cfg!(target_arch = "wasm32") { 5 } else { 100 },
        seed: Seed(1),
        conceivable: (0..4).flat_map(take).collect(),
        resample: |game, _, _| Some(game.clone()),
    }
}

#[test]
fn nim_conforms() {
    let suite = suite();
    let report = suite.run().expect("it conforms");
    assert_eq!(report.games, 3 * suite.games);
    assert_eq!((report.abandoned, report.resampled), (0, 0));
    let make = |seed| OneRound::new(Nim::new([3, 4, 5]), seed);
    matches(make, (0..5).map(Seed), 1).expect("it conforms");
}

#[test]
fn examples_of_the_rules_are_checked() {
    let examples = Examples::<Nim> {
        start: |text| {
            let heaps: Option<Vec<u8>> = text.split(' ').map(|heap| heap.parse().ok()).collect();
            heaps?.try_into().ok().map(Nim::new)
        },
        read: |text| {
            let (heap, count) = text.split_once(':')?;
            let (heap, count) = (heap.parse().ok()?, count.parse().ok()?);
            Some(Take { heap, count })
        },
        facts: |nim| vec![format!("heaps {:?}", nim.heaps)],
    };
    let text = "\
# Whoever takes the last object wins.
@ 1 0 2
0:1 => turn 1; heaps [0, 0, 2]
2:3 ! the heap has no such number of objects
2:2 => over; payoffs [-1, 1]; steps [(1, Take { heap: 2, count: 2 })]
";
    assert_eq!(examples.run(text), Ok(()));
    assert!(examples.run("# No example.").is_err());
    for (right, wrong) in [
        ("turn 1", "turn 0"),
        ("heaps [0, 0, 2]", ""),
        ("2:3 !", "2:2 !"),
        ("no such number", "none"),
        ("0:1 =>", "0:2 =>"),
        ("0:1 =>", "x =>"),
        ("=>", ""),
        ("@ 1 0 2", "@ 1 0"),
        ("@ 1 0 2", ""),
    ] {
        let failure = examples.run(&text.replace(right, wrong)).expect_err(wrong);
        assert_eq!(failure.check, Check::Example, "{failure}");
    }
}

#[test]
fn search_finds_the_values_of_the_nim_sum() {
    let mut lost = 0;
    for heaps in (0..4).flat_map(|a| (0..4).flat_map(move |b| (0..4).map(move |c| [a, b, c]))) {
        let nim = Nim::new(heaps);
        let expected = if nim.nim_sum() == 0 { -1 } else { 1 };
        assert_eq!(value(&nim), expected, "{heaps:?}");
        lost += u32::from(expected == -1);
    }
    assert_eq!(lost, 16, "for two heaps, one size of the third loses");
}

#[test]
fn sequences_of_moves_are_counted() {
    // One heap of n can be emptied in 2^(n − 1) ways.
    perft_agrees(&Nim::new([0, 2, 2]), &[4, 10, 14, 14]).expect("the counts");
    perft_agrees(&Nim::new([5, 0, 0]), &[5, 11, 15, 16, 16]).expect("the counts");
}

#[test]
fn the_playthrough_of_nim_is_the_recorded_one() {
    let extent = playthrough::Extent {
        rounds: 1,
        moves: 100,
        views_every: 1,
    };
    let text = playthrough::write(OneRound::new(Nim::new([3, 4, 5]), Seed(7)), extent);
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/nim.txt");
    let compared = playthrough::compare(path, include_str!("../data/nim.txt"), &text);
    assert_eq!(compared, Ok(()));
}
