//! The players as the others see them.

use cards::Seat;
use cards::french::Suit;
use game::Match as _;
use scene::{Counter, SeatScene};

use crate::scene::Narrator;
use crate::session::SessionTable;
use crate::words::Words;

/// Everything that is told of a player.
pub(super) struct Player {
    pub(super) seat: Seat,
    pub(super) name: String,
    /// The level of a bot; empty for a person.
    pub(super) level: String,
    pub(super) trumps: Suit,
    pub(super) cards: usize,
    pub(super) points: i32,
    pub(super) is_dealer: bool,
    pub(super) is_to_move: bool,
}

/// The players, clockwise from the one at the page.
pub(super) fn seats(table: &SessionTable<'_>, narrator: &Narrator<'_>) -> Vec<SeatScene> {
    let seats = table.display_state().seats().turn_order(table.viewer());
    seats.map(|seat| of_seat(table, narrator, seat)).collect()
}

fn of_seat(table: &SessionTable<'_>, narrator: &Narrator<'_>, seat: Seat) -> SeatScene {
    let (shown, words) = (table.display_state(), narrator.words);
    let level = table.record().options().level(seat);
    let player = Player {
        seat,
        name: narrator.marked_name(seat),
        level: level
            .map(|level| words.level(level.id()))
            .unwrap_or_default(),
        trumps: shown.table().trump(seat),
        cards: shown.cards_left(seat),
        points: shown.match_state().totals()[seat],
        is_dealer: shown.dealer() == seat,
        is_to_move: shown.table().to_move() == Some(seat),
    };
    player.scene(words)
}

impl Player {
    /// The player as the others see them.
    pub(super) fn scene(self, words: &Words) -> SeatScene {
        let cards_left = match self.cards {
            0 => words.no_cards().into(),
            cards => words.cards_left(cards),
        };
        let trumps = words.trumps_are(words.suit_name(self.trumps));
        let mut parts = vec![self.level.clone(), trumps];
        parts.extend([cards_left, words.points(self.points)]);
        parts.extend(self.is_dealer.then(|| words.dealer().into()));
        parts.retain(|part| !part.is_empty());
        SeatScene {
            seat: self.seat,
            badge: None,
            summary: format!("{}: {}.", self.name, parts.join(", ")),
            name: self.name,
            detail: self.level,
            counters: vec![
                counter(suit_icon(self.trumps), None),
                counter("sheet", Some(self.points)),
            ],
            backs: self.cards,
            side: None,
            is_dealer: self.is_dealer,
            is_to_move: self.is_to_move,
        }
    }
}

const fn counter(icon: &'static str, number: Option<i32>) -> Counter {
    Counter { icon, number }
}

/// The icon of a suit in the page's sprite.
const fn suit_icon(suit: Suit) -> &'static str {
    match suit {
        Suit::Spades => "suit-s",
        Suit::Clubs => "suit-c",
        Suit::Diamonds => "suit-d",
        Suit::Hearts => "suit-h",
    }
}
