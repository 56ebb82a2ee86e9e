//! A view as one line of text.
//!
//! `players me dealer hand plays`, separated by spaces, cards by `.`. The plays are cards in order,
//! without seats, or `-` for none. The text does not have the totals of the match.
//!
//! ```
//! use little_devils::rules::view_notation;
//! let text = "3 2 1 5.6.7.8.9.10.11.12 20.13.24.22";
//! let view = view_notation::parse(text)?;
//! assert!(view.is_my_turn());
//! assert_eq!(view_notation::print(&view), text);
//! # Ok::<(), view_notation::ParseViewError>(())
//! ```

use core::fmt;
use core::num::ParseIntError;

use cards::{Card, CardSet, ParseCardError, ParseSeatCountError, Seat};

use crate::rules::notation::{join, numbers};
use crate::rules::{Fault, Faults, Place, SEATS, Trick, View, ViewSetup};

/// Why a text is not a view.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseViewError {
    /// The text has this number of parts, not five.
    Parts(usize),
    /// A part is not a whole number.
    Number(ParseIntError),
    /// Not 3 to 6 players.
    Players(ParseSeatCountError),
    /// A number is not a card's.
    Card(ParseCardError),
    /// This play repeats an earlier card, counting from 1.
    Twice(usize),
    /// The numbers contradict the rules or each other.
    Faults(Faults),
}

/// Writes a view without its totals.
#[must_use]
pub fn print(view: &View) -> String {
    let tricks = view.tricks().iter().chain([view.trick()]);
    let plays: Vec<Card> = tricks.flat_map(Trick::sequence).copied().collect();
    let plays = if plays.is_empty() {
        "-".into()
    } else {
        join(plays)
    };
    format!(
        "{} {} {} {} {plays}",
        view.seats().get(),
        view.me().get(),
        view.dealer().get(),
        join(view.hand().iter())
    )
}

/// Reads a view; all totals are 0.
///
/// # Errors
/// The text does not have this form, or contradicts the rules or itself.
pub fn parse(text: &str) -> Result<View, ParseViewError> {
    let parts: Vec<&str> = text.split_whitespace().collect();
    let [players, me, dealer, hand, plays] = parts[..] else {
        return Err(ParseViewError::Parts(parts.len()));
    };
    let players: i64 = players.parse()?;
    let seats = SEATS.seat_count(players).map_err(ParseViewError::Players)?;
    let mut setup = ViewSetup {
        players,
        me: me.parse()?,
        dealer: dealer.parse()?,
        hand: numbers(hand)?,
        scores: vec![0; seats.size()],
        ..ViewSetup::default()
    };
    let dealer = seats
        .seat(setup.dealer)
        .map_err(|seat| {
            Faults::from(Fault::Seat {
                place: Place::View,
                seat,
            })
        })
        .map_err(ParseViewError::Faults)?;
    let mut trick = Trick::new(seats, seats.left_of(dealer));
    let mut seen = CardSet::EMPTY;
    for (at, number) in numbers(if plays == "-" { "" } else { plays })?
        .into_iter()
        .enumerate()
    {
        let card = Card::try_from(number).map_err(ParseViewError::Card)?;
        if seen.contains(card) {
            return Err(ParseViewError::Twice(at + 1));
        }
        seen = seen.with(card);
        trick.push(card);
        if let Some(taker) = trick.taker().filter(|_| trick.is_complete()) {
            setup.history.push(pairs(&trick));
            setup.takers.push(taker.get().into());
            trick = Trick::new(seats, taker);
        }
    }
    setup.trick = pairs(&trick);
    setup.validate().map_err(ParseViewError::Faults)
}

fn pairs(trick: &Trick) -> Vec<(i64, i64)> {
    let pair = |(seat, card): (Seat, Card)| (seat.get().into(), card.number().into());
    trick.plays().map(pair).collect()
}

impl From<ParseIntError> for ParseViewError {
    fn from(error: ParseIntError) -> Self {
        Self::Number(error)
    }
}

impl fmt::Display for ParseViewError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Parts(parts) => {
                write!(f, "{parts} parts, not players, me, dealer, hand and plays")
            }
            Self::Number(error) => write!(f, "not a whole number: {error}"),
            Self::Players(fault) => fault.fmt(f),
            Self::Card(fault) => fault.fmt(f),
            Self::Twice(number) => write!(f, "card {number} has been played before"),
            Self::Faults(faults) => faults.fmt(f),
        }
    }
}

impl core::error::Error for ParseViewError {}
