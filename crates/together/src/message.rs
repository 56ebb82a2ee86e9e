//! Messages between host and guests, as short texts.

use protocol::compact_text;

use crate::{Entry, SeatEntry};

/// Message from a guest to the host. A guest repeats it until the log shows that it has arrived.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ToHost {
    /// Asks for a seat, or for the seat that the token belongs to.
    Join {
        /// The name.
        name: String,
        /// 32 random hexadecimal digits that only this guest knows.
        token: String,
        /// The public key.
        key: String,
    },
    /// The guest is ready to start, or is not.
    Ready {
        /// Whether ready.
        ready: bool,
    },
    /// The promise of a salt.
    Promise {
        /// The number of the match at this table.
        match_number: usize,
        /// The round, or 0.
        round: usize,
        /// The commitment.
        promise: String,
    },
    /// The promised salt.
    Salt {
        /// The number of the match at this table.
        match_number: usize,
        /// The round, or 0.
        round: usize,
        /// The salt.
        salt: String,
        /// The signature over the log with the promises and the salt.
        signature: String,
    },
    /// A move.
    Move {
        /// The number of the match at this table.
        match_number: usize,
        /// The number of entries in the log before it.
        number: usize,
        /// The move.
        mv: String,
        /// The message that opens its card in a sealed round, in base64url; else empty.
        key: String,
        /// The signature over the log before it, the move and the key.
        signature: String,
    },
    /// A message of a sealed deal.
    Sealed {
        /// The number of the match at this table.
        match_number: usize,
        /// The message, in base64url.
        message: String,
        /// The number of log entries that the signature covers.
        entries: usize,
        /// The signature over them and the message.
        signature: String,
    },
    /// The guest has audited the whole match.
    Confirm {
        /// The number of the match at this table.
        match_number: usize,
        /// The signature over the whole log.
        signature: String,
    },
    /// The guest agrees that a bot plays for a person who is away.
    Vote {
        /// The seat.
        seat: usize,
    },
    /// One of the [`REACTIONS`].
    React {
        /// Its number.
        reaction: usize,
    },
    /// The guest is still there, and has this number of log entries.
    Have {
        /// The number of the match at this table.
        match_number: usize,
        /// The number of entries.
        entries: usize,
    },
    /// The guest leaves for good.
    Leave {},
}

/// Message from the host to a guest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ToGuest {
    /// The lobby as it is now.
    Lobby {
        /// The number of the match that is played or comes next, counting from 1.
        match_number: usize,
        /// The guest's own seat.
        you: usize,
        /// The seats.
        seats: Vec<LobbySeat>,
        /// Whether nobody, not even the host, may look into the deals.
        sealed: bool,
    },
    /// A part of the log.
    Entries {
        /// The number of the match at this table.
        match_number: usize,
        /// The number of entries before it.
        from: usize,
        /// The entries.
        entries: Vec<Entry>,
        /// The rounds dealt in it or still on the table, as this guest may know them.
        deals: Vec<SentDeal>,
        /// The host's signature over the hash of the log after them.
        signature: String,
    },
    /// The host is there, and the guest has the whole log.
    Here {},
    /// Somebody reacts.
    Reacted {
        /// Who, and how.
        reaction: Reaction,
    },
    /// The last request cannot be met.
    Refused {
        /// The reason.
        reason: String,
    },
    /// The host has closed the table.
    Bye {},
}

/// A seat in the lobby.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LobbySeat {
    /// Name, level and key. An open seat has none of them.
    pub player: SeatEntry,
    /// Whether the person is ready. In a match everybody is, except a person who has left it on purpose.
    pub ready: bool,
    /// Whether nothing has been heard from the person for a while.
    pub away: bool,
}

/// A deal for one guest: a determinization, or the true deal of a round that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SentDeal {
    /// The round.
    pub round: usize,
    /// The cards.
    pub cards: Vec<Vec<u8>>,
}

/// The reactions, by number.
pub const REACTIONS: [&str; 6] = ["hello", "well-played", "oops", "thinking", "thanks", "bye"];

/// Somebody reacts to what happens at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reaction {
    /// The seat.
    pub seat: usize,
    /// The number of the reaction, below the length of [`REACTIONS`].
    pub reaction: usize,
}

/// The most entries in a message.
pub const BATCH: usize = 40;

/// About the most bytes of the entries in a message.
pub(crate) const BATCH_BYTES: usize = 24_000;

compact_text!(enum ToHost {
    0 Join { name, token, key },
    1 Ready { ready },
    2 Promise { match_number, round, promise },
    3 Salt { match_number, round, salt, signature },
    4 Move { match_number, number, mv, key, signature },
    5 Sealed { match_number, message, entries, signature },
    6 Confirm { match_number, signature },
    7 Vote { seat },
    8 React { reaction },
    9 Have { match_number, entries },
    else 10 Leave {}
});
compact_text!(enum ToGuest {
    0 Lobby { match_number, you, seats, sealed },
    1 Entries { match_number, from, entries, deals, signature },
    2 Here {},
    3 Reacted { reaction },
    4 Refused { reason },
    else 5 Bye {}
});
compact_text!(struct LobbySeat { player, ready, away });
compact_text!(struct SentDeal { round, cards });
compact_text!(struct Reaction { seat, reaction });
