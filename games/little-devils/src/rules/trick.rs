//! One trick: its cards, its direction and its taker (rules 3.2 to 3.5).

use core::fmt;

use cards::{Card, CardSet, Seat, SeatCount};

/// The side of the led card to follow on, which the second card decides (rule 3.3).
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
    /// The first `len` are played; the rest are [`Card::LOWEST`], so that equal tricks compare equal.
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

    /// The cards of `cards` between the led card and `card`, which is on this side of it.
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

    /// The other side, where the cards of players who fail to follow are (rule 3.4).
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::High => Self::Low,
            Self::Low => Self::High,
        }
    }
}

impl Trick {
    /// An empty trick that `leader` is to lead.
    #[must_use]
    pub const fn new(seats: SeatCount, leader: Seat) -> Self {
        Self {
            seats,
            leader,
            len: 0,
            cards: [Card::LOWEST; 6],
        }
    }

    /// A trick with these cards, `leader`'s first. `None` if a card occurs twice, or if there are more
    /// cards than players. Legality is not checked, because it depends on the hands.
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

    /// The number of players.
    #[must_use]
    pub const fn seats(&self) -> SeatCount {
        self.seats
    }

    /// The player who leads this trick.
    #[must_use]
    pub const fn leader(&self) -> Seat {
        self.leader
    }

    /// The number of cards played, 0 to the number of players.
    #[must_use]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Whether no card has been played.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Whether everybody has played.
    #[must_use]
    pub const fn is_complete(&self) -> bool {
        self.len == self.seats.get()
    }

    /// The player to move; `None` if the trick is complete.
    #[must_use]
    pub const fn to_play(&self) -> Option<Seat> {
        if self.is_complete() {
            None
        } else {
            Some(self.seats.steps_left_of(self.leader, self.len))
        }
    }

    /// The led card; `None` before the lead.
    #[must_use]
    pub const fn led(&self) -> Option<Card> {
        if self.len == 0 {
            None
        } else {
            Some(self.cards[0])
        }
    }

    /// High or low (rule 3.3); `None` before the second card.
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

    /// The cards played with their players, in order.
    pub fn plays(&self) -> impl Iterator<Item = (Seat, Card)> + Clone + '_ {
        self.seats
            .turn_order(self.leader)
            .zip(self.sequence().iter().copied())
    }

    /// The card of one player; `None` before that player's turn.
    #[must_use]
    pub fn card_of(&self, seat: Seat) -> Option<Card> {
        let place = usize::from(self.seats.steps_between(self.leader, seat));
        self.sequence().get(place).copied()
    }

    /// The set of the cards played.
    #[must_use]
    pub fn cards(&self) -> CardSet {
        self.sequence().iter().copied().collect()
    }

    /// The cards of the players who failed to follow: all on the other side of the led card (rule 3.4).
    #[must_use]
    pub fn failed(&self) -> CardSet {
        match (self.led(), self.direction()) {
            (Some(led), Some(direction)) => direction.opposite().side(self.cards(), led),
            _ => CardSet::EMPTY,
        }
    }

    /// The card that takes the trick as it stands (rule 3.5); `None` before the second card.
    ///
    /// It is the farthest from the led card: among the cards that failed to follow if there are any,
    /// otherwise among all. So the led card never takes the trick.
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

    /// The player who takes the trick as it stands, never the leader (rule 3.5); `None` before the
    /// second card.
    #[must_use]
    pub fn taker(&self) -> Option<Seat> {
        self.taken_by().map(|(seat, _)| seat)
    }

    /// The taker of the trick as it stands, with the taking card; `None` before the second card.
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
