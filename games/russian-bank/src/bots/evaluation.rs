//! The value of a position, without search.

use cards::Seat;

use crate::rules::{COLUMNS, Position, two};

/// The value of a won deal.
pub(super) const WON: i32 = 1000;

/// The value of having one card fewer, or of the opponent having one more.
const CARD: i32 = 6;

/// The same for a card of a reserve, beside that.
const RESERVE: i32 = 10;

/// The value of a space for the player to move.
const SPACE: i32 = 8;

/// The value of a reserve whose top card may be laid on a column or a foundation.
const OPEN_RESERVE: i32 = 8;

/// The value of a position for a player, from −2,000 to 2,000; more is better.
#[must_use]
pub fn evaluate(position: &Position, me: Seat) -> i32 {
    let other = two().left_of(me);
    let payoff = position.payoffs().map_or(0, |payoffs| payoffs[me]);
    let sign = if position.to_move() == Some(me) {
        1
    } else {
        -1
    };
    let spaces = i32::try_from(position.spaces().count()).unwrap_or_default();
    let side = |seat: Seat| {
        let cards = i32::try_from(position.cards_left(seat)).unwrap_or_default();
        let reserve = i32::try_from(position.side(seat).reserve.len()).unwrap_or_default();
        OPEN_RESERVE * i32::from(is_open(position, seat)) - CARD * cards - RESERVE * reserve
    };
    let value = side(me) - side(other) + sign * SPACE * spaces;
    WON * payoff + value.clamp(-WON, WON)
}

/// Whether the top card of a player's reserve may be laid on a column or a foundation.
fn is_open(position: &Position, seat: Seat) -> bool {
    let top = position.side(seat).reserve.top();
    top.is_some_and(|top| {
        let mut columns = (0..).take(COLUMNS);
        position.foundation_for(top).is_some()
            || columns.any(|column| position.fits_column(top, column))
    })
}
