//! A round from the deal to the last trick, with its past.

use cards::{BySeat, Card, CardSet, Generator, Seat, SeatCount, SeatRange, shuffle};
use game::{Game, MoveLimit, Turn};

use crate::rules::{HAND_SIZE, IllegalPlay, Position, SEATS, Step, Taken, Trick, View, points};

/// A round, in progress or finished. It starts with a correct deal and accepts legal plays only, so
/// it never breaks the rules.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Round {
    dealer: Seat,
    dealt: BySeat<CardSet>,
    tricks: Vec<Trick>,
    position: Position,
}

impl Round {
    /// Shuffles the cards in play and deals nine to each player (rule 3.1), one card at a time from the
    /// dealer's left.
    #[must_use]
    pub fn shuffled(seats: SeatCount, dealer: Seat, generator: &mut Generator) -> Self {
        let mut deck: Vec<Card> = points::deck(seats).iter().collect();
        shuffle(&mut deck, generator);
        let mut hands = BySeat::new(seats);
        for (card, seat) in deck
            .into_iter()
            .zip(seats.turn_order(seats.left_of(dealer)).cycle())
        {
            hands[seat] = CardSet::with(hands[seat], card);
        }
        Self::from_hands(dealer, hands)
    }

    /// A round with these hands, which are known to be a correct deal.
    pub(super) fn from_hands(dealer: Seat, dealt: BySeat<CardSet>) -> Self {
        let seats = dealt.seats();
        let trick = Trick::new(seats, seats.left_of(dealer));
        let position = Position::new(dealt, trick, BySeat::new(seats));
        Self {
            dealer,
            dealt,
            tricks: Vec::with_capacity(HAND_SIZE),
            position,
        }
    }

    /// The same round before its first card.
    #[must_use]
    pub fn restarted(&self) -> Self {
        Self::from_hands(self.dealer, self.dealt)
    }

    /// The dealer. The player to the dealer's left leads first (rule 3.2).
    #[must_use]
    pub const fn dealer(&self) -> Seat {
        self.dealer
    }

    /// The hands as they were dealt.
    #[must_use]
    pub const fn dealt(&self) -> &BySeat<CardSet> {
        &self.dealt
    }

    /// The complete tricks, in order.
    #[must_use]
    pub fn tricks(&self) -> &[Trick] {
        &self.tricks
    }

    /// The current hands and trick.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Every card played, in order, with its player.
    pub fn plays(&self) -> impl Iterator<Item = (Seat, Card)> + '_ {
        self.tricks
            .iter()
            .flat_map(Trick::plays)
            .chain(self.position.trick().plays())
    }

    /// Every card played, in order, with its player and the round before it.
    pub fn replay(&self) -> impl Iterator<Item = (Self, Seat, Card)> + '_ {
        let mut round = self.restarted();
        self.plays().map(move |(seat, card)| {
            let before = round.clone();
            round.play_unchecked(card);
            (before, seat, card)
        })
    }

    /// Whether all nine tricks have been taken (rule 3.7).
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.tricks.len() == HAND_SIZE
    }

    /// Whether no devils are left in the unfinished round, neither in a hand nor on the table, so that
    /// the remaining cards do not matter. Every player can see this by counting.
    #[must_use]
    pub fn nothing_at_stake(&self) -> bool {
        let devils = self.position.devils().iter();
        let taken: u8 = devils.map(|(_, devils)| devils).sum();
        let in_play = points::devils_of(points::deck(self.seats()));
        !self.is_over() && taken == in_play
    }

    /// Plays a card if it is legal. Returns the trick if the card completed it.
    ///
    /// # Errors
    /// The reason why the card may not be played. The round is unchanged.
    pub fn try_play(&mut self, card: Card) -> Result<Option<Taken>, IllegalPlay> {
        self.check(card)?;
        Ok(self.advance(card))
    }

    fn advance(&mut self, card: Card) -> Option<Taken> {
        let taken = self.position.play_unchecked(card);
        self.tricks.extend(taken.map(|taken| taken.trick));
        taken
    }
}

impl Game for Round {
    const SEATS: SeatRange = SEATS;

    type Move = Card;
    type Moves = CardSet;
    type Step = Step;
    type IllegalPlay = IllegalPlay;
    type View = View;

    fn seats(&self) -> SeatCount {
        self.position.seats()
    }

    fn turn(&self) -> Turn {
        self.position.to_move().map_or(Turn::Over, Turn::Seat)
    }

    fn legal(&self) -> CardSet {
        self.position.legal()
    }

    fn check(&self, card: Card) -> Result<(), IllegalPlay> {
        self.position.check(card)
    }

    fn play_steps(&mut self, card: Card, steps: &mut impl Extend<Step>) {
        let seat = self.to_move();
        let taken = self.advance(card);
        steps.extend(seat.map(|seat| Step::CardPlayed { seat, card }));
        steps.extend(taken.map(Step::TrickTaken));
    }

    /// The devils taken, as negative numbers.
    fn payoffs(&self) -> Option<BySeat<i32>> {
        self.is_over()
            .then(|| self.position.devils().map(|devils| -i32::from(devils)))
    }

    /// The devils in play (rule 2.2), as a negative number.
    fn payoff_sum(&self) -> Option<i32> {
        Some(-i32::from(points::devils_of(points::deck(self.seats()))))
    }

    fn move_limit(&self) -> MoveLimit {
        let cards = points::deck(self.seats()).len();
        MoveLimit::EndsWithin(cards)
    }

    fn view(&self, seat: Seat) -> View {
        View::new(seat, self.dealer, &self.tricks, &self.position)
    }
}
