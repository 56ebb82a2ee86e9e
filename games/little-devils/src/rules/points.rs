//! The devils on the cards (rule 1.2), and the cards in play (rule 2.2).

use cards::{Card, CardSet, SeatCount};

use crate::rules::HAND_SIZE;

/// The cards with 0, 1, 2 and 3 devils, by number of devils.
pub const KINDS: [CardSet; 4] = [of(&[1, 2, 14, 16, 24, 26, 34, 36, 44, 46]), ONE, TWO, THREE];

const ONE: CardSet = of(&[
    3, 5, 7, 9, 11, 13, 17, 19, 21, 23, 27, 29, 31, 33, 37, 39, 41, 43, 47, 49, 51, 53,
]);
const TWO: CardSet = of(&[4, 12, 18, 22, 28, 32, 38, 42, 48]);
const THREE: CardSet = of(&[6, 8, 10, 20, 30, 40, 50, 52, 54]);

/// The cards with five devils. They may not be led while another card is in hand (rule 3.2).
pub const FIVE: CardSet = of(&[15, 25, 35, 45]);

/// The devils on a card, 0 to 5.
#[must_use]
pub const fn devils(card: Card) -> u8 {
    let one = ONE.contains(card) as u8;
    let two = TWO.contains(card) as u8;
    let three = THREE.contains(card) as u8;
    let five = FIVE.contains(card) as u8;
    one + 2 * two + 3 * three + 5 * five
}

/// The devils on all these cards together, 0 to 87.
#[must_use]
#[allow(clippy::cast_possible_truncation)] // 87 devils at most
pub fn devils_of(cards: CardSet) -> u8 {
    let [one, two, three, five] = [ONE, TWO, THREE, FIVE].map(|some| (cards & some).len());
    (one + 2 * two + 3 * three + 5 * five) as u8
}

/// The cards in play: 1 to nine times the number of players.
///
/// ```
/// use little_devils::rules::SEATS;
/// use little_devils::rules::points;
/// let devils = SEATS.all().map(|seats| points::devils_of(points::deck(seats)));
/// assert!(devils.eq([41, 56, 72, 87]));
/// ```
#[must_use]
pub fn deck(seats: SeatCount) -> CardSet {
    // Nine cards for each of at most six players: never above the highest card.
    CardSet::ALL.iter().take(HAND_SIZE * seats.size()).collect()
}

/// Makes a set at compile time. A number that is not a card's does not compile.
const fn of(numbers: &[u8]) -> CardSet {
    let mut set = CardSet::EMPTY;
    let mut at = 0;
    while at < numbers.len() {
        match Card::new(numbers[at]) {
            Some(card) => set = set.with(card),
            None => panic!("not a card"),
        }
        at += 1;
    }
    set
}
