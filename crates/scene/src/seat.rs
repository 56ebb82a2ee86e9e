//! A player as the others see them.

use cards::Seat;

/// A player as the others see them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatScene {
    /// The player's seat.
    pub seat: Seat,
    /// The player's name.
    pub name: String,
    /// A second line: the level of a bot, or that the player is away.
    pub detail: String,
    /// Numbers that belong to the player, such as points and chips.
    pub counters: Vec<Counter>,
    /// The number of cards in the player's hand that others see from behind.
    pub backs: usize,
    /// A sign at the panel: the player takes the trick, as it stands; with a number, has taken it.
    pub badge: Option<Counter>,
    /// Everything about the player in one sentence, for screen readers.
    pub summary: String,
    /// The number of the side that the player is on, from 0: partners have the same. `None` if everybody
    /// plays alone.
    pub side: Option<u8>,
    /// Whether the player dealt this round.
    pub is_dealer: bool,
    /// Whether it is the player's turn; several may be to move at once.
    pub is_to_move: bool,
}

/// A number that belongs to a player, with the icon that says what it counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counter {
    /// The id of the icon in the page's sprite.
    pub icon: &'static str,
    /// The number; `None` if the icon says all.
    pub number: Option<i32>,
}

impl SeatScene {
    /// A player about whom nothing is told yet, who plays alone.
    #[must_use]
    pub const fn new(seat: Seat, name: String) -> Self {
        Self {
            seat,
            name,
            detail: String::new(),
            counters: Vec::new(),
            backs: 0,
            badge: None,
            summary: String::new(),
            side: None,
            is_dealer: false,
            is_to_move: false,
        }
    }
}
