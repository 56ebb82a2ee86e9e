//! One trick: who led what, in which direction it runs, who takes it.

use core::fmt;

use cards::{Card, CardSet, Seat, SeatCount};

/// Whether everybody must go above or below the led card (rule 3 of a round).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// The second card was above the led one.
    High,
    /// The second card was below the led one.
    Low,
}

/// The cards of a trick in the order they were played, complete or not.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Trick {
    seats: SeatCount,
    leader: Seat,
    len: u8,
    /// The first `len` count; the rest are [`Card::LOWEST`], so that equal tricks compare equal.
    cards: [Card; 6],
}

impl Direction {
    /// The cards of `cards` on this side of the led card.
    #[must_use]
    pub const fn side(self, cards: CardSet, led: Card) -> CardSet {
        match self {
            Self::High => cards.above(led),
            Self::Low => cards.below(led),
        }
    }

    /// The cards of `cards` on this side of the led card, but nearer to it than `card`, which lies on
    /// this side too.
    #[must_use]
    pub const fn between(self, cards: CardSet, led: Card, card: Card) -> CardSet {
        self.opposite().side(self.side(cards, led), card)
    }

    /// Whether `card` lies on this side of `other`.
    ///
    /// ```
    /// use cards::Card;
    /// use little_devils::rules::Direction;
    /// let (led, taking) = (Card::try_from(20)?, Card::try_from(24)?);
    /// assert!(Direction::High.passes(taking, led));
    /// assert!(!Direction::Low.passes(taking, led));
    /// # Ok::<(), cards::ParseCardError>(())
    /// ```
    #[must_use]
    pub const fn passes(self, card: Card, other: Card) -> bool {
        match self {
            Self::High => card.number() > other.number(),
            Self::Low => card.number() < other.number(),
        }
    }

    /// The other side: where those who fail to follow play.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::High => Self::Low,
            Self::Low => Self::High,
        }
    }
}

impl Trick {
    /// A trick that `leader` is about to lead.
    #[must_use]
    pub const fn new(seats: SeatCount, leader: Seat) -> Self {
        Self {
            seats,
            leader,
            len: 0,
            cards: [Card::LOWEST; 6],
        }
    }

    /// A trick in which these cards have been played, `leader`'s first; none if a card comes twice
    /// or there are more cards than players. What hands would have allowed is not asked.
    #[must_use]
    pub fn from_cards(
        seats: SeatCount,
        leader: Seat,
        cards: impl IntoIterator<Item = Card>,
    ) -> Option<Self> {
        let mut trick = Self::new(seats, leader);
        for card in cards {
            if trick.is_complete() || trick.cards().contains(card) {
                return None;
            }
            trick.push(card);
        }
        Some(trick)
    }

    /// Who leads or led.
    #[must_use]
    pub const fn leader(&self) -> Seat {
        self.leader
    }

    /// How many cards have been played, 0 to the number of players.
    #[must_use]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Whether nobody has played yet.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Whether everybody has played.
    #[must_use]
    pub const fn is_complete(&self) -> bool {
        self.len == self.seats.get()
    }

    /// Whose turn it is; nobody's in a complete trick.
    #[must_use]
    pub const fn to_play(&self) -> Option<Seat> {
        if self.is_complete() {
            None
        } else {
            Some(self.seats.steps_left_of(self.leader, self.len))
        }
    }

    /// The led card, once there is one.
    #[must_use]
    pub const fn led(&self) -> Option<Card> {
        if self.len == 0 {
            None
        } else {
            Some(self.cards[0])
        }
    }

    /// High or low, once the second card has decided it.
    #[must_use]
    pub const fn direction(&self) -> Option<Direction> {
        if self.len < 2 {
            None
        } else if self.cards[1].number() > self.cards[0].number() {
            Some(Direction::High)
        } else {
            Some(Direction::Low)
        }
    }

    /// The cards played, in order.
    #[must_use]
    pub fn sequence(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }

    /// Who played what, in order.
    pub fn plays(&self) -> impl Iterator<Item = (Seat, Card)> + Clone + '_ {
        self.seats
            .turn_order(self.leader)
            .zip(self.sequence().iter().copied())
    }

    /// The card of one player, if they have played.
    #[must_use]
    pub fn card_of(&self, seat: Seat) -> Option<Card> {
        let place = usize::from(self.seats.steps_between(self.leader, seat));
        self.sequence().get(place).copied()
    }

    /// All the cards played.
    #[must_use]
    pub fn cards(&self) -> CardSet {
        self.sequence().iter().copied().collect()
    }

    /// The cards of the players who failed to follow (rule 4): those on the other side of the led card.
    #[must_use]
    pub fn failed(&self) -> CardSet {
        match (self.led(), self.direction()) {
            (Some(led), Some(direction)) => direction.opposite().side(self.cards(), led),
            _ => CardSet::EMPTY,
        }
    }

    /// The card that takes the trick as it stands (rule 5). Before the second card, none.
    ///
    /// It is always the card farthest from the led one: among those of the players who failed to
    /// follow, if there are any, else among all. So the led card itself never takes the trick.
    #[must_use]
    pub fn taking_card(&self) -> Option<Card> {
        let (led, direction) = (self.led()?, self.direction()?);
        let followed = direction.side(self.cards(), led);
        let failed = self.failed();
        match (direction, failed.is_empty()) {
            (Direction::High, true) => followed.highest(),
            (Direction::High, false) => failed.lowest(),
            (Direction::Low, true) => followed.lowest(),
            (Direction::Low, false) => failed.highest(),
        }
    }

    /// Who takes the trick as it stands: never the leader (rule 5). Before the second card, nobody.
    #[must_use]
    pub fn taker(&self) -> Option<Seat> {
        self.taken_by().map(|(seat, _)| seat)
    }

    /// Who takes the trick as it stands, with the card that takes it. Before the second card, nobody.
    #[must_use]
    pub fn taken_by(&self) -> Option<(Seat, Card)> {
        let card = self.taking_card()?;
        self.plays().find(|(_, played)| *played == card)
    }

    /// Adds the next player's card.
    ///
    /// # Panics
    /// If the trick is complete.
    pub(super) const fn push(&mut self, card: Card) {
        self.cards[self.len as usize] = card;
        self.len += 1;
    }
}

impl fmt::Debug for Trick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}:{:?}", self.leader, self.sequence())
    }
}
