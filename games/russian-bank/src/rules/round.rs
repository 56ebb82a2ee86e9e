//! A deal in progress.

use cards::{BySeat, Generator, Seat, SeatCount, SeatRange};
use game::{Game, MoveLimit, Turn};

use crate::rules::deal::lay_out;
use crate::rules::step::steps;
use crate::rules::{
    DealtCards, IllegalPlay, MAX_MOVES, Move, Moves, Options, PackCard, Position, SEATS, Step,
    View, two,
};

/// A deal in progress, with the cards as they were dealt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    options: Options,
    dealer: Seat,
    dealt: Box<DealtCards>,
    position: Box<Position>,
}

impl Round {
    /// A deal before its first move. `cards` must have all 104.
    pub(super) fn new(options: Options, dealer: Seat, cards: DealtCards) -> Self {
        Self {
            options,
            dealer,
            position: Box::new(lay_out(options, dealer, &cards)),
            dealt: Box::new(cards),
        }
    }

    /// The position, with all cards open.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The options that the deal is played with.
    #[must_use]
    pub const fn options(&self) -> Options {
        self.options
    }

    /// The player who has dealt.
    #[must_use]
    pub const fn dealer(&self) -> Seat {
        self.dealer
    }

    /// The cards of each player in the order in which they were dealt.
    #[must_use]
    pub const fn dealt(&self) -> &DealtCards {
        &self.dealt
    }

    /// The same deal with other cards, before its first move. `None` unless they are all 104, each in the pack
    /// of its player if the packs are apart.
    #[must_use]
    pub fn with_dealt(&self, cards: DealtCards) -> Option<Self> {
        let mut all = cards.concat();
        cards::sort_by_key(&mut all, |card| *card);
        let apart = self.options.packs_apart;
        let mut sides = (0..).zip(&cards);
        let is_own = sides.all(|(seat, own)| !apart || own.iter().all(|card| card.pack() == seat));
        let is_complete = all.into_iter().eq(PackCard::all());
        (is_complete && is_own).then(|| Self::new(self.options, self.dealer, cards))
    }

    /// The same deal before its first move.
    #[must_use]
    pub fn restarted(&self) -> Self {
        Self::new(self.options, self.dealer, *self.dealt)
    }

    /// The same deal, in which the cards that nobody has seen lie elsewhere at random.
    #[must_use]
    pub fn determinized(&self, generator: &mut Generator) -> Self {
        let mut truth = *self.position;
        let mut drawn = self.view(Seat::FIRST).determinize(generator);
        let mut becomes: Vec<PackCard> = PackCard::all().collect();
        for (card, new) in truth.unseen().zip(drawn.unseen()) {
            becomes[usize::from(card.index())] = *new;
        }
        let dealt = self
            .dealt
            .map(|cards| cards.map(|card| becomes[usize::from(card.index())]));
        Self {
            dealt: Box::new(dealt),
            position: Box::new(drawn),
            ..*self
        }
    }
}

impl Game for Round {
    const SEATS: SeatRange = SEATS;

    type Move = Move;
    type Moves = Moves;
    type Step = Step;
    type IllegalPlay = IllegalPlay;
    type View = View;

    fn seats(&self) -> SeatCount {
        two()
    }

    fn turn(&self) -> Turn {
        self.position.to_move().map_or(Turn::Over, Turn::Seat)
    }

    fn legal(&self) -> Moves {
        self.position.legal()
    }

    fn check(&self, mv: Move) -> Result<(), IllegalPlay> {
        self.position.check(mv)
    }

    fn play_steps(&mut self, mv: Move, into: &mut impl Extend<Step>) {
        debug_assert!(self.is_legal(mv), "{mv} is not legal");
        let before = *self.position;
        self.position.advance(mv);
        into.extend(steps(&before, mv, &self.position));
    }

    fn payoffs(&self) -> Option<BySeat<i32>> {
        self.position.payoffs()
    }

    /// What one wins the other loses.
    fn payoff_sum(&self) -> Option<i32> {
        Some(0)
    }

    fn move_limit(&self) -> MoveLimit {
        MoveLimit::EndsWithin(MAX_MOVES.into())
    }

    fn view(&self, seat: Seat) -> View {
        View::new(seat, &self.position)
    }
}
