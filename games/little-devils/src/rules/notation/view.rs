//! A view as one line of text.
//!
//! `players me dealer hand plays`, separated by spaces, cards by `.`. The plays are cards in order,
//! without seats, or `-` for none. The text does not have the totals of the match.
//!
//! ```
//! use little_devils::rules::notation;
//! let text = "3 2 1 5.6.7.8.9.10.11.12 20.13.24.22";
//! let view = notation::parse_view(text)?;
//! assert!(view.is_my_turn());
//! assert_eq!(notation::print_view(&view), text);
//! # Ok::<(), little_devils::rules::notation::ParseNotationError>(())
//! ```

use cards::{Card, CardSet, Seat};

use super::{ParseNotationError, join, numbers, played};
use crate::rules::{Fault, Place, SEATS, Trick, View, ViewSetup};

/// Writes a view without its totals.
#[must_use]
pub fn print_view(view: &View) -> String {
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
pub fn parse_view(text: &str) -> Result<View, ParseNotationError> {
    let parts: Vec<&str> = text.split_whitespace().collect();
    let [players, me, dealer, hand, plays] = parts[..] else {
        return Err(ParseNotationError::Parts {
            given: parts.len(),
            expected: "players, me, dealer, hand and plays",
        });
    };
    let players: i64 = players.parse()?;
    let seats = SEATS.seat_count(players).map_err(Fault::Players)?;
    let mut setup = ViewSetup {
        players,
        me: me.parse()?,
        dealer: dealer.parse()?,
        hand: numbers(hand)?,
        scores: vec![0; seats.size()],
        ..ViewSetup::default()
    };
    let place = Place::View;
    let dealer = seats.seat(setup.dealer);
    let dealer = dealer.map_err(|seat| Fault::Seat { place, seat })?;
    let mut trick = Trick::new(seats, seats.left_of(dealer));
    let mut seen = CardSet::EMPTY;
    for number in played(plays)? {
        let card = Card::try_from(number).map_err(|card| Fault::NotACard { place, card })?;
        if seen.contains(card) {
            return Err(Fault::Twice { place, card }.into());
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
    Ok(setup.validate()?)
}

fn pairs(trick: &Trick) -> Vec<(i64, i64)> {
    let pair = |(seat, card): (Seat, Card)| (seat.get().into(), card.number().into());
    trick.plays().map(pair).collect()
}
