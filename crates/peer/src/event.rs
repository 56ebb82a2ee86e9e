//! The events of a transport over WebRTC.

use core::fmt;

/// An event of an [`RtcTransport`](super::RtcTransport).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RtcEvent {
    /// The text for the other side: the host's invitation, or the guest's reply. When an attempt has failed, the event
    /// comes again with another text, and the text before no longer works.
    Text(String),
    /// The connection is open: messages can be sent.
    Open,
    /// A message of the other side, at most [`MAX_MESSAGE_BYTES`](super::MAX_MESSAGE_BYTES).
    Message(Vec<u8>),
    /// The end. No event follows.
    Closed(Closing),
}

/// Why a transport has closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Closing {
    /// The other side has closed the connection, or its page is gone.
    ByPeer,
    /// Nothing has come from the other side for a while: its device sleeps, or the network is gone.
    Lost,
    /// The other side has sent a text, or too many bytes at once.
    Nonsense,
    /// Many attempts have failed: the two networks do not let each other through, or nobody replies.
    NoConnection,
    /// The browser knows no address at which another device could reach it.
    NoAddress,
    /// The browser has no WebRTC, or does not allow it here.
    Unsupported,
}

/// Why a message was not sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SendFault {
    /// The connection is not open.
    NotOpen,
    /// The message has more than [`MAX_MESSAGE_BYTES`](super::MAX_MESSAGE_BYTES).
    TooLong,
    /// A megabyte waits already, because the network is slow.
    Full,
}

impl fmt::Display for Closing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::ByPeer => "the other side has closed the connection",
            Self::Lost => "the connection is lost",
            Self::Nonsense => "the other side has sent something else than messages",
            Self::NoConnection => "no attempt to connect has succeeded",
            Self::NoAddress => "this device has no address that another one could reach",
            Self::Unsupported => "the browser has no WebRTC",
        })
    }
}

impl fmt::Display for SendFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotOpen => "the connection is not open",
            Self::TooLong => "the message is too long",
            Self::Full => "too many messages wait to be sent",
        })
    }
}

impl core::error::Error for SendFault {}
