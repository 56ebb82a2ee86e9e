//! The players as the others see them.

use cards::Seat;
use cards::french::Suit;
use game::Match as _;
use scene::{SeatScene, Tally};
use words::number;

use crate::scene::Speaker;
use crate::session::SessionTable;

/// The players, by seat.
pub(super) fn seats(table: &SessionTable, speaker: &Speaker<'_>) -> Vec<SeatScene> {
    let seats = table.shown().seats().seats();
    seats.map(|seat| of_seat(table, speaker, seat)).collect()
}

fn of_seat(table: &SessionTable, speaker: &Speaker<'_>, seat: Seat) -> SeatScene {
    let (shown, words) = (table.shown(), speaker.words);
    let name = words.seat_name(speaker.name(seat), speaker.is_you(seat));
    let level = table.record().options().level(seat);
    let detail = level
        .map(|level| words.level(level.id()))
        .unwrap_or_default();
    let suit = shown.table().trump(seat);
    let (cards, points) = (shown.cards_left(seat), shown.match_state().totals()[seat]);
    let is_dealer = shown.dealer() == seat;
    let cards_left = match cards {
        0 => words.no_cards().into(),
        cards => words.cards_left(cards),
    };
    let mut parts = vec![detail.clone(), words.trumps_are(words.suit_name(suit))];
    parts.extend([cards_left, words.points(points)]);
    parts.extend(is_dealer.then(|| words.dealer().into()));
    parts.retain(|part| !part.is_empty());
    SeatScene {
        seat,
        summary: format!("{name}: {}.", parts.join(", ")),
        name,
        detail,
        tallies: vec![
            tally(suit_icon(suit), String::new()),
            tally("sheet", number(points)),
        ],
        backs: cards,
        is_dealer,
        is_to_move: shown.table().to_move() == Some(seat),
    }
}

const fn tally(icon: &'static str, text: String) -> Tally {
    Tally { icon, text }
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
