//! Messages between the windows of one browser.

use super::sdp::MAX_MESSAGE_BYTES;

/// Bytes before the contents: the kind, the sender and the receiver.
const HEAD: usize = 1 + 8 + 8;

/// The longest text that one window hands to another, in bytes.
const MAX_TEXT_BYTES: usize = 200;

/// The number of a window: random, and not 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct WindowId(u64);

/// A message through a `BroadcastChannel`. All windows of the game receive it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WindowMessage {
    /// The window that sends it.
    pub from: WindowId,
    /// The window that it is for; `None` for all.
    pub to: Option<WindowId>,
    /// Its contents.
    pub contents: WindowContents,
}

/// The contents of a message between windows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WindowContents {
    /// The sender has opened. Every other window answers with [`Self::Here`].
    Hello,
    /// The sender is open.
    Here,
    /// The sender closes.
    Bye,
    /// Bytes for the game, at most [`MAX_MESSAGE_BYTES`].
    Bytes(Vec<u8>),
    /// The text of a reply or an invitation whose link was opened here, for the window that waits for it.
    Text(String),
    /// The sender uses the text that the receiver has handed over.
    Taken,
}

impl WindowId {
    /// The window with this number; `None` for 0.
    #[must_use]
    pub fn new(number: u64) -> Option<Self> {
        (number != 0).then_some(Self(number))
    }
}

impl WindowMessage {
    /// The bytes: the kind; the sender and the receiver in 8 bytes each, the receiver 0 for all; the
    /// contents.
    #[must_use]
    pub fn pack(&self) -> Vec<u8> {
        let (kind, contents) = match &self.contents {
            WindowContents::Hello => (1, &[][..]),
            WindowContents::Here => (2, &[][..]),
            WindowContents::Bye => (3, &[][..]),
            WindowContents::Bytes(bytes) => (4, bytes.as_slice()),
            WindowContents::Text(text) => (5, text.as_bytes()),
            WindowContents::Taken => (6, &[][..]),
        };
        let mut bytes = vec![kind];
        bytes.extend(self.from.0.to_be_bytes());
        bytes.extend(self.to.map_or(0, |to| to.0).to_be_bytes());
        bytes.extend(contents);
        bytes
    }

    /// Reads a message. `None` for anything else, and if it is too long.
    #[must_use]
    pub fn parse(bytes: &[u8]) -> Option<Self> {
        if bytes.len() > HEAD + MAX_MESSAGE_BYTES {
            return None;
        }
        let (kind, rest) = bytes.split_first()?;
        let (from, rest) = rest.split_first_chunk()?;
        let (to, rest) = rest.split_first_chunk()?;
        let contents = match (kind, rest) {
            (1, []) => WindowContents::Hello,
            (2, []) => WindowContents::Here,
            (3, []) => WindowContents::Bye,
            (4, _) => WindowContents::Bytes(rest.to_vec()),
            (5, _) if rest.len() <= MAX_TEXT_BYTES => {
                WindowContents::Text(core::str::from_utf8(rest).ok()?.to_owned())
            }
            (6, []) => WindowContents::Taken,
            _ => return None,
        };
        Some(Self {
            from: WindowId::new(u64::from_be_bytes(*from))?,
            to: WindowId::new(u64::from_be_bytes(*to)),
            contents,
        })
    }
}
