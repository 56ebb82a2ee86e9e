//! The value of a position of two players, without search.

use cards::Seat;
use cards::french::{PlayingCardSet, Suit};

use crate::rules::Position;

/// Values are between this and its negative.
pub const MAX: i16 = 10_000;

/// Points for parts of a hand.
struct Weights {
    card: i32,
    rank: i32,
    trump: i32,
    unbeaten: i32,
    to_take: i32,
}

const WEIGHTS: Weights = Weights {
    card: -100,
    rank: 6,
    trump: 40,
    unbeaten: 50,
    to_take: -60,
};

/// The value for a player, between −[`MAX`] and [`MAX`]; more is better. It is the player's or the
/// other's turn.
#[must_use]
pub fn evaluate(position: &Position, me: Seat) -> i16 {
    let table = position.table();
    let other = table.seats().left_of(me);
    let hand = |seat: Seat| (position.hands()[seat], table.trump(seat));
    let turn = table.to_move().unwrap_or(me);
    let (mine, others) = (worth(hand(me), hand(other)), worth(hand(other), hand(me)));
    let sign = if turn == me { 1 } else { -1 };
    let takes = position.legal().cards.is_empty();
    let to_take = table.take().filter(|_| takes).map_or(0, |(cards, _)| cards);
    let to_take = i32::try_from(to_take).unwrap_or(i32::MAX) * WEIGHTS.to_take;
    // A card more matters more when few are left.
    let fewer = hand(me).0.len().min(hand(other).0.len());
    let scale = i32::try_from(fewer).unwrap_or_default() + 6;
    let value = (mine - others + sign * to_take) * 24 / scale;
    let most = i32::from(MAX);
    i16::try_from(value.clamp(-most, most)).unwrap_or(MAX)
}

/// The worth of a hand against another one.
fn worth((hand, trump): (PlayingCardSet, Suit), (other, others): (PlayingCardSet, Suit)) -> i32 {
    let mut worth = 0;
    let has_trumps = !other.suited(others).is_empty();
    for card in hand {
        let beaten = !other.above(card).is_empty() || card.suit() != others && has_trumps;
        worth += WEIGHTS.card + WEIGHTS.rank * (card.rank() as i32 - 4);
        worth += WEIGHTS.trump * i32::from(card.suit() == trump);
        worth += WEIGHTS.unbeaten * i32::from(!beaten);
    }
    worth
}
