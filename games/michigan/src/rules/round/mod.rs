//! A round: a deal, and the decisions and steps since.

mod secrecy;
mod view;

use cards::french::PlayingCardSet;
use cards::{BySeat, Seat, SeatCount, SeatRange};
use game::{Game, MoveLimit, Turn};

pub use view::View;

use crate::rules::{Deal, Decision, Decisions, IllegalDecision, Position, SEATS, Step};

/// A round, which players call a deal: from the antes to the final payments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    deal: Deal,
    position: Position,
    decisions: Vec<Decision>,
    steps: Vec<Step>,
}

impl Round {
    /// A round after the antes.
    #[must_use]
    pub fn new(deal: Deal) -> Self {
        Self {
            position: Position::new(&deal),
            deal,
            decisions: Vec::new(),
            steps: Vec::new(),
        }
    }

    /// The start of the round.
    #[must_use]
    pub const fn deal(&self) -> &Deal {
        &self.deal
    }

    /// Hands, chips and phase, with all cards open.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Every decision, in order.
    #[must_use]
    pub fn decisions(&self) -> &[Decision] {
        &self.decisions
    }

    /// Everything that has happened since the antes, with nothing hidden.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The player who swapped; `None` if nobody has.
    #[must_use]
    pub fn swapper(&self) -> Option<Seat> {
        let mut swaps = self.steps.iter().filter_map(|step| match step {
            Step::Swapped(seat) => Some(*seat),
            _ => None,
        });
        swaps.next()
    }

    /// The hand that this player gave away; `None` for a player who did not swap.
    #[must_use]
    pub fn given_away(&self, seat: Seat) -> Option<PlayingCardSet> {
        (self.swapper() == Some(seat)).then(|| self.deal.hands[seat])
    }
}

impl Game for Round {
    const SEATS: SeatRange = SEATS;

    type Move = Decision;
    type Moves = Decisions;
    type Step = Step;
    type IllegalPlay = IllegalDecision;
    type View = View;

    fn seats(&self) -> SeatCount {
        self.position.seats()
    }

    fn turn(&self) -> Turn {
        self.position.to_move().map_or(Turn::Over, Turn::Seat)
    }

    fn legal(&self) -> Decisions {
        self.position.legal()
    }

    fn check(&self, decision: Decision) -> Result<(), IllegalDecision> {
        self.position.check(decision)
    }

    fn play_steps(&mut self, decision: Decision, steps: &mut impl Extend<Step>) {
        let before = self.steps.len();
        self.position.play(decision, &mut self.steps);
        self.decisions.push(decision);
        steps.extend(self.steps[before..].iter().copied());
    }

    /// The chips won or lost in this deal. What is left on the layout is not in it.
    fn payoffs(&self) -> Option<BySeat<i32>> {
        (self.turn() == Turn::Over).then(|| *self.position.won())
    }

    /// Chips are left on the layout, and taken from it.
    fn payoff_sum(&self) -> Option<i32> {
        None
    }

    /// Everybody may be asked about a swap or bid up to 99 times; every card may be held once and
    /// played once.
    fn move_limit(&self) -> MoveLimit {
        let exchange = u32::from(Decision::MAX_CHIPS) + u32::from(self.seats().get());
        MoveLimit::EndsWithin(exchange + 2 * PlayingCardSet::ALL.len())
    }

    fn view(&self, seat: Seat) -> View {
        View::new(self, seat)
    }

    fn seen_step(&self, step: Step, seat: Seat) -> Option<Step> {
        secrecy::seen_step(self, step, seat)
    }
}
