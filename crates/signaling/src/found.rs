//! Finds an invitation or a reply in any text that somebody has pasted.

use core::fmt;

use super::bytes::{BytesFault, Head};
use super::description::{Invitation, MAX_CHARACTERS, Reply, TextFault};
use super::letters::decode;

/// The longest message that is searched, in bytes; the rest is left out.
const MAX_BYTES_SEARCHED: usize = 20_000;

/// The shortest word that may be a damaged text, in characters.
const FEWEST_CHARACTERS: usize = 40;

/// The number of characters from which the length of the text follows.
const HEAD_CHARACTERS: usize = Head::BYTES * 8 / 6;

/// What was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// An invitation.
    Invitation(Invitation),
    /// A reply.
    Reply(Reply),
}

/// Why nothing was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FindFault {
    /// Nothing looks like an invitation or a reply.
    Nothing,
    /// Something looks like one, but cannot be read.
    Unreadable(TextFault),
}

/// Finds the first invitation or reply in a link, a code or a whole message. It begins where a word
/// begins, or after a character such as `#`. There may be line breaks and spaces in it.
///
/// # Errors
///
/// There is none. If the message has a long word, the fault says why that word is not one.
pub fn find(message: &str) -> Result<Found, FindFault> {
    let mut fault = FindFault::Nothing;
    let mut is_within = false;
    for (at, character) in message
        .char_indices()
        .take_while(|(at, _)| *at < MAX_BYTES_SEARCHED)
    {
        let is_start = is_code(character) && !is_within;
        is_within = is_code(character);
        if !is_start {
            continue;
        }
        match find_at(message.get(at..).unwrap_or_default()) {
            Ok(found) => return Ok(found),
            Err(here) if fault == FindFault::Nothing => fault = here,
            Err(_) => {}
        }
    }
    Err(fault)
}

impl fmt::Display for FindFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing => f.write_str("there is no invitation and no reply in the text"),
            Self::Unreadable(fault) => fault.fmt(f),
        }
    }
}

impl core::error::Error for FindFault {}

/// Reads a text that begins at the start of this one.
fn find_at(rest: &str) -> Result<Found, FindFault> {
    let characters = rest.chars().filter(|one| !is_gap(*one));
    let code: String = characters
        .take_while(|one| is_code(*one))
        .take(MAX_CHARACTERS + 1)
        .collect();
    let word = rest.chars().take_while(|one| is_code(*one)).count();
    let looks_like_one = word >= FEWEST_CHARACTERS;
    let unreadable = |fault| {
        if looks_like_one {
            FindFault::Unreadable(fault)
        } else {
            FindFault::Nothing
        }
    };
    let head = code.get(..HEAD_CHARACTERS).ok_or(FindFault::Nothing)?;
    let head = decode(head).ok_or_else(|| unreadable(TextFault::NotBase64))?;
    let head = Head::read(&head).map_err(|fault: BytesFault| unreadable(fault.into()))?;
    let length = (head.whole() * 8).div_ceil(6);
    let text = code.get(..length);
    let text = text.ok_or_else(|| unreadable(TextFault::WrongLength))?;
    let found = if head.is_reply {
        Reply::parse(text).map(Found::Reply)
    } else {
        Invitation::parse(text).map(Found::Invitation)
    };
    found.map_err(unreadable)
}

/// Whether a character belongs to base64url.
fn is_code(character: char) -> bool {
    character.is_ascii_alphanumeric() || character == '-' || character == '_'
}

/// Whether a character may lie within a text that a mail program has broken: spaces, line breaks, marks
/// of quoted lines, and characters without a width.
fn is_gap(character: char) -> bool {
    character.is_whitespace() || ['>', '\u{200b}', '\u{00ad}', '\u{feff}'].contains(&character)
}
