//! A made-up game at a table: a die is thrown, then 2 to 4 players add 1 to 3 in turn until the sum
//! reaches the goal. Who reaches it wins the round; three rounds are a match.

use core::fmt;

use cards::{BySeat, Seat, SeatCount, SeatRange, Seed};
use game::{Game, LevelId, Match, MoveLimit, Record, Standing, Turn};
use session::{DealReview, DecisionReview, Estimate, ExactResult, RatedMove, TableBots, TableGame};

pub(super) const CALM: LevelId = LevelId::new("calm");
pub(super) const WILD: LevelId = LevelId::new("wild");

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Move {
    Thrown(u8),
    Add(u8),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Dice {
    seats: SeatCount,
    goal: u8,
    sum: u8,
    /// The numbers added; `None` before the die.
    added: Option<u8>,
}

/// What every seat knows: its number, the sum, and the goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct View {
    pub(super) seat: Seat,
    pub(super) sum: u8,
    pub(super) goal: u8,
    pub(super) is_own_turn: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct NotPossible;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ThreeRounds {
    pub(super) seed: Seed,
    pub(super) goal: u8,
    pub(super) is_double: bool,
    wins: BySeat<i32>,
    rounds: u8,
}

impl ThreeRounds {
    pub(super) fn new(seed: Seed, seats: SeatCount, goal: u8, is_double: bool) -> Self {
        Self {
            seed,
            goal,
            is_double,
            wins: BySeat::new(seats),
            rounds: 0,
        }
    }
}

impl Dice {
    /// A round before the die.
    pub(super) const fn new(seats: SeatCount, goal: u8) -> Self {
        Self {
            seats,
            goal,
            sum: 0,
            added: None,
        }
    }
}

impl Game for Dice {
    const SEATS: SeatRange = SeatRange::new(2, 4);

    type Move = Move;
    type Moves = Vec<Move>;
    type Step = Move;
    type IllegalPlay = NotPossible;
    type View = View;

    fn seats(&self) -> SeatCount {
        self.seats
    }

    fn turn(&self) -> Turn {
        let Some(added) = self.added else {
            return Turn::Chance;
        };
        if self.sum >= self.goal {
            return Turn::Over;
        }
        let seat = self.seats.seat(i64::from(added % self.seats.get()));
        seat.map_or(Turn::Over, Turn::Seat)
    }

    fn legal(&self) -> Vec<Move> {
        match self.turn() {
            Turn::Chance => (1..=6).map(Move::Thrown).collect(),
            Turn::Over => Vec::new(),
            _ => (1..=3).map(Move::Add).collect(),
        }
    }

    fn check(&self, mv: Move) -> Result<(), NotPossible> {
        self.legal().contains(&mv).then_some(()).ok_or(NotPossible)
    }

    fn play_steps(&mut self, mv: Move, steps: &mut impl Extend<Move>) {
        let (Move::Thrown(number) | Move::Add(number)) = mv;
        self.sum += number;
        self.added = Some(self.added.map_or(0, |added| added + 1));
        steps.extend([mv]);
    }

    fn payoffs(&self) -> Option<BySeat<i32>> {
        let added = self.added.filter(|_| self.turn() == Turn::Over)?;
        let last = usize::from((added - 1) % self.seats.get());
        let payoff = |seat: Seat| i32::from(seat.index() == last);
        Some(BySeat::from_fn(self.seats, payoff))
    }

    fn payoff_sum(&self) -> Option<i32> {
        Some(1)
    }

    fn move_limit(&self) -> MoveLimit {
        MoveLimit::EndsWithin(self.goal.into())
    }

    fn view(&self, seat: Seat) -> View {
        View {
            seat,
            sum: self.sum,
            goal: self.goal,
            is_own_turn: self.to_move() == Some(seat),
        }
    }
}

impl Match for ThreeRounds {
    type Round = Dice;

    fn seats(&self) -> SeatCount {
        self.wins.seats()
    }

    fn seed(&self) -> Seed {
        self.seed
    }

    fn deal(&self) -> Dice {
        Dice::new(self.seats(), self.goal)
    }

    fn finish_round(&mut self, round: &Dice) {
        let won = round.payoffs().unwrap_or_else(|| BySeat::new(self.seats()));
        self.wins = BySeat::from_fn(self.seats(), |seat| self.wins[seat] + won[seat]);
        self.rounds += 1;
    }

    fn totals(&self) -> BySeat<i32> {
        self.wins
    }

    fn standing(&self) -> Standing {
        if self.rounds < 3 {
            Standing::Ongoing
        } else {
            Standing::Over(Vec::new())
        }
    }
}

impl TableGame for Dice {
    type Match = ThreeRounds;
    type DisplayState = View;

    fn move_text(mv: Move) -> String {
        match mv {
            Move::Thrown(number) => format!("die{number}"),
            Move::Add(number) => number.to_string(),
        }
    }

    fn parse_move(text: &str) -> Option<Move> {
        let (make, number): (fn(u8) -> Move, _) = match text.strip_prefix("die") {
            Some(number) => (Move::Thrown, number),
            None => (Move::Add, text),
        };
        number.parse().ok().map(make)
    }

    fn display_state(record: &Record<ThreeRounds>, viewer: Seat) -> View {
        record.round().view(viewer)
    }
}

impl TableBots for Dice {
    fn instant_move(level: LevelId, view: &View, seed: Seed) -> Option<Move> {
        let mv = Self::choose(level, view, seed);
        mv.filter(|_| level == CALM)
    }

    fn choose(level: LevelId, view: &View, _: Seed) -> Option<Move> {
        let number = if level == CALM { 1 } else { 3 };
        view.is_own_turn.then_some(Move::Add(number))
    }

    fn rate_moves(view: &View, _: Seed) -> Vec<RatedMove<Move>> {
        let left = view.goal.saturating_sub(view.sum);
        let value = |number| if number >= left { 100 } else { 0 };
        let rated = |number| RatedMove::new(Move::Add(number), value(number), 7);
        let numbers = [3, 2, 1].into_iter().filter(|_| view.is_own_turn);
        numbers.map(rated).collect()
    }

    /// Made-up figures: the cost is the sum.
    fn review(view: &View, taken: Move, _: Seed) -> Option<DecisionReview<Move>> {
        view.is_own_turn.then_some(DecisionReview {
            taken,
            best: Move::Add(3),
            cost: Estimate {
                value: view.sum.into(),
                margin: 1,
            },
            play: Estimate::exact(-7),
            exact: Some([ExactResult::Win, ExactResult::Draw]),
        })
    }

    fn review_deal(start: &Self, end: &Self, seat: Seat, _: Seed) -> Option<DealReview> {
        assert_eq!(start.sum, 0, "before the first move");
        Some(DealReview {
            luck: Estimate {
                value: end.sum.into(),
                margin: 3,
            },
            result: 100 * end.payoffs()?[seat],
        })
    }
}

impl fmt::Display for NotPossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("that is not possible now")
    }
}

impl core::error::Error for NotPossible {}
