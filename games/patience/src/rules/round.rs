//! A game in progress.

use core::fmt;

use cards::{BySeat, Seat, SeatCount, SeatRange, Seed};
use game::{Game, MoveLimit, OneRound, Turn};

use super::declaration::{Declaration, Rules};
use super::goal::is_won;
use super::legality::{check, legal};
use super::play::{PileStep, play};
use super::position::Position;
use super::safety::is_safe;
use super::view::View;
use super::{Move, Refusal};

/// A patience in progress.
#[derive(Clone, Copy)]
pub struct Round {
    declaration: &'static Declaration,
    position: Position,
}

impl Round {
    /// Deals a game by a seed. A deal without a single move is dealt again.
    #[must_use]
    pub fn new(declaration: &'static Declaration, seed: Seed) -> Self {
        let deal = |number| Self::at(declaration, declaration.rules.deal(seed.derive(number)));
        let mut deals = (1..100).map(deal);
        let playable = deals.find(|round| !round.legal().is_empty());
        playable.unwrap_or_else(|| deal(1))
    }

    /// A game that goes on from a position.
    #[must_use]
    pub const fn at(declaration: &'static Declaration, position: Position) -> Self {
        Self {
            declaration,
            position,
        }
    }

    /// A match of this one game, by the seed of the match.
    #[must_use]
    pub fn match_of(declaration: &'static Declaration, seed: Seed) -> OneRound<Self> {
        OneRound::new(Self::new(declaration, seed), seed)
    }

    /// The declaration of the game.
    #[must_use]
    pub const fn declaration(&self) -> &'static Declaration {
        self.declaration
    }

    /// The rules of the game.
    #[must_use]
    pub const fn rules(&self) -> &'static Rules {
        &self.declaration.rules
    }

    /// The piles.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Whether the game is won.
    #[must_use]
    pub fn is_won(&self) -> bool {
        is_won(self.rules(), &self.position)
    }
}

impl Game for Round {
    const SEATS: SeatRange = SeatRange::new(1, 1);

    type Move = Move;
    type Moves = Vec<Move>;
    type Step = PileStep;
    type IllegalPlay = Refusal;
    type View = View;

    fn seats(&self) -> SeatCount {
        Self::SEATS.fewest()
    }

    fn turn(&self) -> Turn {
        if self.legal().is_empty() {
            Turn::Over
        } else {
            Turn::Seat(Seat::FIRST)
        }
    }

    fn legal(&self) -> Vec<Move> {
        legal(self.rules(), &self.position)
    }

    fn check(&self, mv: Move) -> Result<(), Refusal> {
        check(self.rules(), &self.position, mv)
    }

    fn play_steps(&mut self, mv: Move, steps: &mut impl Extend<PileStep>) {
        debug_assert_eq!(self.check(mv), Ok(()));
        let rules = self.rules();
        play(rules, &mut self.position, mv, &mut |step| {
            steps.extend([step]);
        });
    }

    fn payoffs(&self) -> Option<BySeat<i32>> {
        let payoff = i32::from(self.is_won());
        (self.turn() == Turn::Over).then(|| BySeat::from_fn(self.seats(), |_| payoff))
    }

    fn payoff_sum(&self) -> Option<i32> {
        None
    }

    /// Cards may go to and fro, so no rule ends every game.
    fn move_limit(&self) -> MoveLimit {
        MoveLimit::StopAfter(200)
    }

    fn view(&self, _: Seat) -> View {
        View::new(self.rules(), &self.position)
    }
}

impl Round {
    /// The first legal move that is safe, such as that of a card to its foundation; `None` if there is none.
    #[must_use]
    pub fn automatic_move(&self) -> Option<Move> {
        let mut moves = self.legal().into_iter();
        moves.find(|mv| is_safe(self.rules(), &self.position, *mv))
    }
}

impl PartialEq for Round {
    fn eq(&self, other: &Self) -> bool {
        self.declaration.id == other.declaration.id && self.position == other.position
    }
}

impl Eq for Round {}

/// Writes the game and its piles from bottom to top, without those that are empty.
impl fmt::Debug for Round {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.declaration.id)?;
        for pile in 0..self.rules().piles() {
            if !self.position.is_empty(pile) {
                write!(f, " {pile}:{:?}", self.position.pile(pile))?;
            }
        }
        Ok(())
    }
}
