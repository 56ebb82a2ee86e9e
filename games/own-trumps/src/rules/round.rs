//! A round: a position, and what everybody knows about its hands.

use cards::french::PlayingCardSet;
use cards::{BySeat, Seat, SeatCount, SeatRange};
use game::{Game, MoveLimit, Turn};

use crate::rules::step::steps;
use crate::rules::{
    Decision, Decisions, IllegalPlay, Knowledge, MAX_DECISIONS, PACK_SIZE, Position, SEATS, Step,
    View,
};

/// A round in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Round {
    position: Position,
    knowledge: Knowledge,
}

impl Round {
    /// A round before its first decision.
    pub(super) const fn new(position: Position, knowledge: Knowledge) -> Self {
        Self {
            position,
            knowledge,
        }
    }

    /// The position, with all hands open.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The same round with other hands; `None` if these do not agree with what everybody knows.
    #[must_use]
    pub fn with_hands(&self, hands: BySeat<PlayingCardSet>) -> Option<Self> {
        let sizes = self.position.hands().map(PlayingCardSet::len);
        let position = Position::from_parts(*self.position.table(), hands);
        let agrees = hands.map(PlayingCardSet::len) == sizes && self.knowledge.agrees(&position);
        agrees.then_some(Self { position, ..*self })
    }

    /// The same round before its first decision with other hands; `None` if they cannot have been dealt. The sixes
    /// that went home make hands of different sizes: everybody was dealt equally many cards, the others included.
    pub(crate) fn with_dealt(&self, hands: BySeat<PlayingCardSet>) -> Option<Self> {
        let position = Position::from_parts(*self.position.table(), hands);
        let most = PACK_SIZE / self.seats().size();
        let mut dealt = hands
            .iter()
            .map(|(seat, hand)| *hand - self.knowledge.held[seat]);
        let can_be_dealt = dealt.all(|hand| hand.len() as usize <= most);
        let agrees = can_be_dealt && self.knowledge.agrees(&position);
        agrees.then_some(Self { position, ..*self })
    }

    /// The same round before its first decision with other hands, which need not have all cards of the pack.
    pub(crate) const fn with_few_cards(&self, hands: BySeat<PlayingCardSet>) -> Self {
        let position = Position::from_parts(*self.position.table(), hands);
        Self { position, ..*self }
    }

    /// What everybody knows about the hands.
    #[must_use]
    pub const fn knowledge(&self) -> &Knowledge {
        &self.knowledge
    }
}

impl Game for Round {
    const SEATS: SeatRange = SEATS;

    type Move = Decision;
    type Moves = Decisions;
    type Step = Step;
    type IllegalPlay = IllegalPlay;
    type View = View;

    fn seats(&self) -> SeatCount {
        self.position.table().seats()
    }

    fn turn(&self) -> Turn {
        self.position
            .table()
            .to_move()
            .map_or(Turn::Over, Turn::Seat)
    }

    fn legal(&self) -> Decisions {
        self.position.legal()
    }

    fn check(&self, decision: Decision) -> Result<(), IllegalPlay> {
        let table = self.position.table();
        table.check(self.position.hands()[table.turn], decision)
    }

    fn play_steps(&mut self, decision: Decision, into: &mut impl Extend<Step>) {
        debug_assert!(self.is_legal(decision), "{decision} is not legal");
        let before = self.position;
        self.knowledge.learn(&before, decision);
        self.position.advance(decision);
        into.extend(steps(&before, decision, &self.position));
    }

    fn payoffs(&self) -> Option<BySeat<i32>> {
        self.position.payoffs()
    }

    /// What the loser loses the others win.
    fn payoff_sum(&self) -> Option<i32> {
        Some(0)
    }

    fn move_limit(&self) -> MoveLimit {
        MoveLimit::EndsWithin(MAX_DECISIONS.into())
    }

    fn view(&self, seat: Seat) -> View {
        View::new(seat, &self.position, self.knowledge)
    }
}
