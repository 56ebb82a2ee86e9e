//! A toy game that can be flawed in many ways: each check of the suite fails on one of them.

use core::cell::Cell;
use core::fmt;

use cards::{BySeat, Generator, Seat, SeatCount, SeatRange, Seed, below};
use game::conformance::{Check, Failure, Suite, perft_agrees};
use game::{Game, Ignore, MoveLimit, Turn};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flaw {
    None,
    NeverEnds,
    Stuck,
    StrangerMoves,
    LegalTooFew,
    LegalTwice,
    AcceptsTooMuch,
    NoWeight,
    DrawsOutOfTurn,
    Impure,
    StepsChangePlay,
    ViewLeaks,
    LegalLeaks,
    StepLeaks,
    EarlyPayoffs,
    WrongSum,
    UnequalPartners,
}

/// Two players get a hidden bit each by chance, then say yes or no twice each. Who says yes more often
/// wins a point from the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Flawed {
    flaw: Flaw,
    pub(crate) bits: Vec<bool>,
    said: Vec<bool>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Move {
    Deal(bool),
    Say(bool),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct View {
    bit: Option<bool>,
    dealt: usize,
    said: Vec<bool>,
    leaked: Option<bool>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    Dealt(Seat, Option<bool>),
    Said(bool),
}

#[derive(Debug)]
pub(crate) struct Refused;

thread_local! {
    /// Calls to anything impure. Each test has a thread of its own.
    static CALLS: Cell<u32> = const { Cell::new(0) };
}

/// The number of earlier calls.
pub(crate) fn next_call() -> u32 {
    CALLS.replace(CALLS.get() + 1)
}

impl Flawed {
    pub(crate) fn new(flaw: Flaw) -> Self {
        let (bits, said) = (Vec::new(), Vec::new());
        Self { flaw, bits, said }
    }
}

impl Game for Flawed {
    const SEATS: SeatRange = SeatRange::new(2, 2);

    type Move = Move;
    type Moves = Vec<Move>;
    type Step = Step;
    type IllegalPlay = Refused;
    type View = View;

    fn seats(&self) -> SeatCount {
        Self::SEATS.fewest()
    }

    fn turn(&self) -> Turn {
        let said = u8::try_from(self.said.len()).expect("few");
        match (self.bits.len(), said) {
            (0 | 1, _) => Turn::Chance,
            (_, 3) if self.flaw == Flaw::StrangerMoves => {
                Turn::Seat(SeatRange::ANY.most().seat(5).expect("a seat"))
            }
            (_, 0..4) => Turn::Seat(self.seats().steps_left_of(Seat::FIRST, said)),
            _ if self.flaw == Flaw::NeverEnds => Turn::Seat(Seat::FIRST),
            _ => Turn::Over,
        }
    }

    fn legal(&self) -> Vec<Move> {
        let both = |make: fn(bool) -> Move| vec![make(false), make(true)];
        match self.turn() {
            Turn::Chance => both(Move::Deal),
            Turn::Over => Vec::new(),
            _ => match self.flaw {
                Flaw::Stuck if self.said.len() == 2 => Vec::new(),
                Flaw::LegalTooFew => vec![Move::Say(true)],
                Flaw::LegalTwice => [both(Move::Say), both(Move::Say)].concat(),
                Flaw::LegalLeaks if self.said.is_empty() && self.bits[1] => vec![Move::Say(true)],
                _ => both(Move::Say),
            },
        }
    }

    fn check(&self, mv: Move) -> Result<(), Refused> {
        let accepted = match self.flaw {
            Flaw::AcceptsTooMuch => self.turn() != Turn::Over,
            Flaw::LegalTooFew | Flaw::LegalTwice => match mv {
                Move::Deal(_) => self.turn() == Turn::Chance,
                Move::Say(_) => self.to_move().is_some(),
            },
            _ => self.legal().contains(&mv),
        };
        accepted.then_some(()).ok_or(Refused)
    }

    fn play_steps(&mut self, mv: Move, steps: &mut impl Extend<Step>) {
        match mv {
            Move::Deal(bit) => {
                let seat = self
                    .seats()
                    .steps_left_of(Seat::FIRST, u8::from(!self.bits.is_empty()));
                self.bits.push(bit);
                steps.extend([Step::Dealt(seat, Some(bit))]);
            }
            Move::Say(word) => {
                let flips = self.flaw == Flaw::Impure && next_call().is_multiple_of(3);
                self.said.push(word != flips);
                steps.extend([Step::Said(word)]);
            }
        }
    }

    fn play_unchecked(&mut self, mv: Move) {
        self.play_steps(mv, &mut Ignore);
        if self.flaw == Flaw::StepsChangePlay {
            self.said.fill(true);
        }
    }

    fn payoffs(&self) -> Option<BySeat<i32>> {
        let is_early = self.flaw == Flaw::EarlyPayoffs && self.said.len() == 3;
        if self.turn() != Turn::Over && !is_early {
            return None;
        }
        let yes = |player| {
            self.said
                .iter()
                .skip(player)
                .step_by(2)
                .filter(|word| **word)
                .count()
        };
        let points = i32::from(yes(0) > yes(1)) - i32::from(yes(0) < yes(1));
        let bonus = i32::from(self.flaw == Flaw::WrongSum && points == 0);
        let payoff = |seat| bonus + if seat == Seat::FIRST { points } else { -points };
        Some(BySeat::from_fn(self.seats(), payoff))
    }

    fn payoff_sum(&self) -> Option<i32> {
        Some(0)
    }

    fn move_limit(&self) -> MoveLimit {
        MoveLimit::EndsWithin(6)
    }

    fn view(&self, seat: Seat) -> View {
        let leaks = self.flaw == Flaw::ViewLeaks && seat == Seat::FIRST;
        View {
            bit: self.bits.get(seat.index()).copied(),
            dealt: self.bits.len(),
            said: self.said.clone(),
            leaked: self.bits.get(1).copied().filter(|_| leaks),
        }
    }

    fn seen_step(&self, step: Step, seat: Seat) -> Option<Step> {
        match step {
            Step::Dealt(player, _) if player != seat && self.flaw != Flaw::StepLeaks => {
                Some(Step::Dealt(player, None))
            }
            other => Some(other),
        }
    }

    fn weight(&self, outcome: Move) -> u64 {
        u64::from(self.flaw != Flaw::NoWeight || outcome == Move::Deal(true))
    }

    fn are_partners(&self, one: Seat, other: Seat) -> bool {
        one == other || self.flaw == Flaw::UnequalPartners
    }

    fn draw(&self, generator: &mut Generator) -> Option<Move> {
        let may_draw = self.turn() == Turn::Chance || self.flaw == Flaw::DrawsOutOfTurn;
        let drawn = self.flaw == Flaw::NoWeight || below(generator, 2) == 1;
        may_draw.then_some(Move::Deal(drawn))
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("refused")
    }
}

impl core::error::Error for Refused {}

fn suite(flaw: Flaw) -> Suite<Flawed> {
    let moves = [Move::Deal, Move::Say].map(|make: fn(bool) -> Move| [make(false), make(true)]);
    Suite {
        starts: vec![Flawed::new(flaw)],
        games: 40,
        seed: Seed(1),
        conceivable: moves.concat(),
        resample: |game, seat, generator| {
            let mut other = game.clone();
            if let Some(bit) = other.bits.get_mut(1 - seat.index()) {
                *bit = below(generator, 2) == 1;
            }
            Some(other)
        },
    }
}

pub(crate) fn failed<T>(result: Result<T, Failure>) -> Option<Check> {
    result.err().map(|failure| failure.check)
}

#[test]
fn without_a_flaw_the_game_conforms() {
    let report = suite(Flaw::None).run().expect("it conforms");
    assert_eq!((report.games, report.moves), (40, 240));
    assert!(report.resampled > 0, "{report:?}");
}

#[test]
fn each_flaw_fails_its_check() {
    let run = |flaw| failed(suite(flaw).run());
    for (flaw, check) in [
        (Flaw::NeverEnds, Check::End),
        (Flaw::Stuck, Check::Turn),
        (Flaw::StrangerMoves, Check::Turn),
        (Flaw::LegalTooFew, Check::Legality),
        (Flaw::LegalTwice, Check::Legality),
        (Flaw::AcceptsTooMuch, Check::Legality),
        (Flaw::NoWeight, Check::Chance),
        (Flaw::DrawsOutOfTurn, Check::Chance),
        (Flaw::Impure, Check::Determinism),
        (Flaw::StepsChangePlay, Check::Determinism),
        (Flaw::ViewLeaks, Check::View),
        (Flaw::LegalLeaks, Check::View),
        (Flaw::StepLeaks, Check::Step),
        (Flaw::EarlyPayoffs, Check::Payoffs),
        (Flaw::WrongSum, Check::Payoffs),
        (Flaw::UnequalPartners, Check::Payoffs),
    ] {
        assert_eq!(run(flaw), Some(check), "{flaw:?}");
    }
}

#[test]
fn a_game_that_is_not_a_function_of_its_moves_does_not_replay() {
    assert_eq!(failed(suite(Flaw::Impure).replay()), Some(Check::Replay));
}

#[test]
fn a_suite_that_cannot_resample_fails() {
    let mut suite = suite(Flaw::None);
    suite.resample = |_, _, _| None;
    assert_eq!(failed(suite.run()), Some(Check::View));
}

#[test]
fn a_wrong_count_of_sequences_fails() {
    let start = Flawed::new(Flaw::None);
    assert_eq!(perft_agrees(&start, &[2, 4, 8, 16, 32, 64, 64]), Ok(()));
    assert_eq!(failed(perft_agrees(&start, &[2, 4, 9])), Some(Check::Perft));
}
