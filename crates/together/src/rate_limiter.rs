//! Reads messages from a peer, and limits their number.

use core::fmt;

use protocol::CompactText;

/// The longest message, in bytes.
pub const MAX_MESSAGE: usize = 32_768;

/// The most messages that a peer may send at once.
const BURST: u64 = 120;

/// The number of messages that a peer may send in each tick after that.
const RATE: u64 = 4;

/// The entrance for the messages of one connection: limits their size and rate, and reads them. A peer whose message
/// is refused must be disconnected.
#[derive(Clone, Debug)]
pub struct RateLimiter {
    left: u64,
    tick: u64,
}

/// Why a peer is disconnected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MessageFault {
    /// The message is longer than [`MAX_MESSAGE`].
    TooLong,
    /// There are too many messages.
    TooMany,
    /// The bytes are not a message.
    Nonsense,
}

impl Default for RateLimiter {
    fn default() -> Self {
        Self::new(0)
    }
}

impl RateLimiter {
    /// The limiter of a connection that opens at this tick.
    #[must_use]
    pub const fn new(tick: u64) -> Self {
        Self { left: BURST, tick }
    }

    /// Reads a message that arrives at this tick.
    ///
    /// # Errors
    /// The message is too long, one too many, or not a message.
    pub fn admit<M: CompactText>(&mut self, bytes: &[u8], tick: u64) -> Result<M, MessageFault> {
        let ticks = tick.saturating_sub(self.tick);
        self.tick = self.tick.max(tick);
        self.left = self
            .left
            .saturating_add(ticks.saturating_mul(RATE))
            .min(BURST);
        self.left = self.left.checked_sub(1).ok_or(MessageFault::TooMany)?;
        if bytes.len() > MAX_MESSAGE {
            return Err(MessageFault::TooLong);
        }
        M::read(bytes).ok_or(MessageFault::Nonsense)
    }
}

impl fmt::Display for MessageFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::TooLong => "a message is too long",
            Self::TooMany => "there are too many messages",
            Self::Nonsense => "a message makes no sense",
        })
    }
}

impl core::error::Error for MessageFault {}
