//! Rounds and views as one line of text, for tests, bug reports and people.
//!
//! A round: `players dealer hands plays`, separated by spaces. Hands are separated by `/`, cards by `.`. The
//! plays are cards in order, without seats, or `-` for none.
//!
//! ```
//! use little_devils::rules::{RoundSetup, notation};
//! let text = "3 0 1.4.7.10.13.16.19.22.25/2.5.8.11.14.17.20.23.26/3.6.9.12.15.18.21.24.27 8.12";
//! let round = notation::parse(text)?;
//! assert_eq!(notation::print(&round), text);
//! # Ok::<(), notation::ParseNotationError>(())
//! ```

mod view;

pub use view::{parse_view, print_view};

use core::fmt;
use core::num::ParseIntError;

use game::Game;

use crate::rules::{Fault, Faults, PlayFault, Round, RoundSetup};

/// Why a text is not a round or not a view.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseNotationError {
    /// The text has the wrong number of parts.
    Parts {
        /// Number of parts of the text.
        given: usize,
        /// Names of the parts that it should have.
        expected: &'static str,
    },
    /// A part is not a whole number.
    Number(ParseIntError),
    /// The numbers contradict the rules or each other.
    Faults(Faults),
}

/// Writes a round.
#[must_use]
pub fn print(round: &Round) -> String {
    let setup = RoundSetup::from(round);
    let hands: Vec<String> = setup.hands.iter().map(|hand| join(hand.iter())).collect();
    let plays = join(setup.plays.iter().map(|(_, card)| card));
    let plays = if plays.is_empty() { "-" } else { &plays };
    format!(
        "{} {} {} {plays}",
        setup.players,
        setup.dealer,
        hands.join("/")
    )
}

/// Reads a round.
///
/// # Errors
/// The text does not have this form, or the rules do not allow the deal or a play.
pub fn parse(text: &str) -> Result<Round, ParseNotationError> {
    let parts: Vec<&str> = text.split_whitespace().collect();
    let [players, dealer, hands, plays] = parts[..] else {
        return Err(ParseNotationError::Parts {
            given: parts.len(),
            expected: "players, dealer, hands and plays",
        });
    };
    let setup = RoundSetup {
        players: players.parse()?,
        dealer: dealer.parse()?,
        hands: hands.split('/').map(numbers).collect::<Result<_, _>>()?,
        plays: Vec::new(),
    };
    let mut round = setup.validate()?;
    for (number, card) in (1..).zip(played(plays)?) {
        let fault = |fault| Fault::Play { number, fault };
        let card = card
            .try_into()
            .map_err(|invalid| fault(PlayFault::Card(invalid)))?;
        round = round
            .play(card)
            .map_err(|refused| fault(PlayFault::IllegalPlay(refused.reason)))?;
    }
    Ok(round)
}

/// Joins numbers with dots.
pub(super) fn join(numbers: impl IntoIterator<Item: ToString>) -> String {
    let texts = numbers.into_iter().map(|number| number.to_string());
    texts.collect::<Vec<_>>().join(".")
}

/// Reads numbers separated by dots.
pub(super) fn numbers(text: &str) -> Result<Vec<i64>, ParseIntError> {
    text.split('.')
        .filter(|part| !part.is_empty())
        .map(str::parse)
        .collect()
}

/// Reads the cards played; `-` stands for none.
pub(super) fn played(text: &str) -> Result<Vec<i64>, ParseIntError> {
    numbers(if text == "-" { "" } else { text })
}

impl From<ParseIntError> for ParseNotationError {
    fn from(error: ParseIntError) -> Self {
        Self::Number(error)
    }
}

impl From<Faults> for ParseNotationError {
    fn from(faults: Faults) -> Self {
        Self::Faults(faults)
    }
}

impl From<Fault> for ParseNotationError {
    fn from(fault: Fault) -> Self {
        Faults::from(fault).into()
    }
}

impl fmt::Display for ParseNotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Parts { given, expected } => write!(f, "{given} parts, not {expected}"),
            Self::Number(error) => write!(f, "not a whole number: {error}"),
            Self::Faults(faults) => faults.fmt(f),
        }
    }
}

impl core::error::Error for ParseNotationError {}
