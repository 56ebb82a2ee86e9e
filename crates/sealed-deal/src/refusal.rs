//! Why a message is not taken.

use core::fmt;

/// Why a message is not taken. The client is as it was before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Not a message: wrong kind, length, point or number. An honest client sends no such bytes.
    Malformed,
    /// A message of another deal.
    OtherRound,
    /// A step of another seat, or of no seat.
    NotTheirs,
    /// Something must come before. Keep the message and try it again after the next one.
    TooEarly,
    /// The sender has already said this, or something else in its place.
    Repeated,
    /// The sender has opened everything, and can do nothing more.
    TooLate,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Malformed => "not a message",
            Self::OtherRound => "a message of another deal",
            Self::NotTheirs => "a step of another seat",
            Self::TooEarly => "a message too early",
            Self::Repeated => "a message again",
            Self::TooLate => "a message after the end",
        })
    }
}

impl core::error::Error for Refusal {}
