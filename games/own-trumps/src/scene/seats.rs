//! The players as the others see them.

use cards::Seat;
use cards::french::Suit;
use game::Match as _;
use scene::{Counter, SeatScene, suit_icon};

use crate::scene::Narrator;
use crate::session::SessionTable;

/// Everything that is told of a player.
pub(super) struct Player {
    pub(super) seat: Seat,
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
    let (shown, record) = (table.display_state(), table.record());
    let options = record.options();
    let level = |seat| {
        options
            .level(seat)
            .map(|level| narrator.words.level(level.id()))
    };
    let player = |seat| Player {
        seat,
        level: level(seat).unwrap_or_default(),
        trumps: shown.table.trump(seat),
        cards: shown.cards_left[seat],
        points: shown.match_state.totals()[seat],
        is_dealer: shown.dealer() == seat,
        is_to_move: shown.table.to_move() == Some(seat),
    };
    let seats = shown.seats().turn_order(table.viewer());
    seats.map(|seat| player(seat).scene(narrator)).collect()
}

impl Player {
    /// The player as the others see them.
    pub(super) fn scene(self, narrator: &Narrator<'_>) -> SeatScene {
        let words = narrator.words;
        let cards_left = match self.cards {
            0 => words.no_cards().into(),
            cards => words.cards_left(cards),
        };
        let trumps = words.trumps_are(words.suit(self.trumps));
        let mut parts = vec![self.level.clone(), trumps];
        parts.extend([cards_left, words.points(self.points)]);
        parts.extend(self.is_dealer.then(|| words.dealer().into()));
        parts.retain(|part| !part.is_empty());
        let name = narrator.marked_name(self.seat);
        SeatScene {
            summary: format!("{name}: {}.", parts.join(", ")),
            detail: self.level,
            counters: vec![
                counter(suit_icon(self.trumps), None),
                counter("sheet", Some(self.points)),
            ],
            backs: self.cards,
            is_dealer: self.is_dealer,
            is_to_move: self.is_to_move,
            ..SeatScene::new(self.seat, name)
        }
    }
}

const fn counter(icon: &'static str, number: Option<i32>) -> Counter {
    Counter { icon, number }
}
