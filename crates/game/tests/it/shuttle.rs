//! A patience whose moves can be reversed: one player, dice, and a limit that no rule sets.

use core::fmt;

use cards::{BySeat, Seat, SeatCount, SeatRange, Seed};
use game::conformance::{Suite, matches};
use game::{Game, Match, MoveLimit, OneRound, Record, Standing, Turn, playthrough};

/// A stone on a track, to be brought to the last field by exact throws.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Shuttle {
    pub(crate) field: u8,
    thrown: Option<u8>,
    given_up: bool,
}

/// The last field.
const GOAL: u8 = 9;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Move {
    /// Two dice together show this, 2 to 12.
    Throw(u8),
    Forward,
    Back,
    GiveUp,
}

#[derive(Debug)]
pub(crate) struct NotPossible;

impl Shuttle {
    pub(crate) const START: Self = Self {
        field: 0,
        thrown: None,
        given_up: false,
    };

    fn field_after(&self, mv: Move) -> Option<u8> {
        let thrown = self.thrown?;
        match mv {
            Move::Forward => Some(self.field + thrown).filter(|field| *field <= GOAL),
            Move::Back => Some(self.field.saturating_sub(thrown)),
            Move::GiveUp => Some(self.field),
            Move::Throw(_) => None,
        }
    }
}

impl Game for Shuttle {
    const SEATS: SeatRange = SeatRange::new(1, 1);

    type Move = Move;
    type Moves = Vec<Move>;
    type Step = u8;
    type IllegalPlay = NotPossible;
    type View = Self;

    fn seats(&self) -> SeatCount {
        Self::SEATS.fewest()
    }

    fn turn(&self) -> Turn {
        match self.thrown {
            _ if self.field == GOAL || self.given_up => Turn::Over,
            None => Turn::Chance,
            Some(_) => Turn::Seat(Seat::FIRST),
        }
    }

    fn legal(&self) -> Vec<Move> {
        match self.turn() {
            Turn::Chance => (2..=12).map(Move::Throw).collect(),
            Turn::Over => Vec::new(),
            _ => [Move::Forward, Move::Back, Move::GiveUp]
                .into_iter()
                .filter(|mv| self.field_after(*mv).is_some())
                .collect(),
        }
    }

    fn check(&self, mv: Move) -> Result<(), NotPossible> {
        let possible = match (self.turn(), mv) {
            (Turn::Chance, Move::Throw(thrown)) => (2..=12).contains(&thrown),
            (Turn::Seat(_), mv) => self.field_after(mv).is_some(),
            _ => false,
        };
        possible.then_some(()).ok_or(NotPossible)
    }

    fn play_steps(&mut self, mv: Move, steps: &mut impl Extend<u8>) {
        if let Move::Throw(thrown) = mv {
            self.thrown = Some(thrown);
            return;
        }
        self.field = self.field_after(mv).unwrap_or(self.field);
        self.given_up = mv == Move::GiveUp;
        self.thrown = None;
        steps.extend([self.field]);
    }

    /// Six ways to throw 7, one to throw 2.
    fn weight(&self, outcome: Move) -> u64 {
        match outcome {
            Move::Throw(thrown) => 6 - u64::from(thrown.abs_diff(7)),
            _ => 0,
        }
    }

    fn payoffs(&self) -> Option<BySeat<i32>> {
        let payoff = i32::from(self.field == GOAL);
        (self.turn() == Turn::Over).then(|| BySeat::from_fn(self.seats(), |_| payoff))
    }

    fn payoff_sum(&self) -> Option<i32> {
        None
    }

    fn move_limit(&self) -> MoveLimit {
        MoveLimit::StopAfter(8)
    }

    fn view(&self, _: Seat) -> Self {
        self.clone()
    }
}

impl fmt::Display for NotPossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the stone cannot move like that")
    }
}

impl core::error::Error for NotPossible {}

#[test]
fn a_patience_conforms() {
    let suite = Suite {
        starts: vec![Shuttle::START],
        games: 200,
        seed: Seed(1),
        conceivable: (0..14)
            .map(Move::Throw)
            .chain([Move::Forward, Move::Back, Move::GiveUp])
            .collect(),
        resample: |game, _, _| Some(game.clone()),
    };
    let report = suite.run().expect("it conforms");
    assert!((1..report.games).contains(&report.abandoned), "{report:?}");
}

#[test]
fn draws_have_the_weights_of_two_dice() {
    let mut generator = Seed(3).generator();
    let mut counts = [0_u32; 13];
    for _ in 0..36_000 {
        match Shuttle::START.draw(&mut generator) {
            Some(Move::Throw(thrown)) => counts[usize::from(thrown)] += 1,
            other => panic!("{other:?} is no throw"),
        }
    }
    for thrown in 2..=12_u8 {
        let expected = 1000 * (6 - u32::from(thrown.abs_diff(7)));
        // Four standard deviations are at most 4 √(36,000 · 1/6 · 5/6) = 283.
        let count = counts[usize::from(thrown)];
        assert!(
            count.abs_diff(expected) < 300,
            "{thrown}: {count}, not {expected}"
        );
    }
}

#[test]
fn a_patience_is_won_or_lost() {
    let at = |field| Shuttle {
        field,
        thrown: Some(4),
        given_up: false,
    };
    let finished = |field, mv| {
        let mut record = Record::new(OneRound::new(at(field), Seed(1)));
        record.play(mv, &mut game::Ignore).expect("legal");
        record.match_state().standing()
    };
    assert_eq!(
        finished(5, Move::Forward),
        Standing::Over(vec![Seat::FIRST])
    );
    assert_eq!(finished(5, Move::GiveUp), Standing::Over(Vec::new()));
    assert_eq!(finished(4, Move::Forward), Standing::Ongoing);
}

#[test]
fn a_patience_ends_its_match_or_is_abandoned() {
    let make = |seed| OneRound::new(Shuttle::START, seed);
    matches(make, (0..10).map(Seed), 1).expect("it conforms");
}

#[test]
fn the_playthrough_of_the_patience_is_the_recorded_one() {
    let extent = playthrough::Extent {
        rounds: 1,
        moves: 8,
        views_every: 2,
    };
    let text = playthrough::write(OneRound::new(Shuttle::START, Seed(5)), extent);
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/shuttle.txt");
    let compared = playthrough::compare(path, include_str!("../data/shuttle.txt"), &text);
    assert_eq!(compared, Ok(()));
}
