//! The log of a match: numbered entries, each with the hash of all before it.

use protocol::{CompactText, Deal, compact_text};
use session::NAME_LENGTH;
use sha2::{Digest, Sha256};

use crate::LieKind;

/// Something that has happened at an online table. Texts are as in saves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// The host has started the match.
    Began {
        /// The number of the match at this table, counting from 1.
        match_number: usize,
        /// The game's own options.
        options: String,
        /// The players, by seat.
        seats: Vec<SeatEntry>,
        /// Whether nobody, not even the host, may look into the deals.
        sealed: bool,
    },
    /// Everybody has promised a salt for the joint seed of a round; round 0 is the draw before the match.
    Promised {
        /// The round, or 0.
        round: usize,
        /// A commitment for each seat; empty where nobody contributes.
        promises: Vec<String>,
    },
    /// The salts of a round are open: before the match for round 0, after its last move for a round, or
    /// after a lie that ends the match.
    Opened {
        /// The round, or 0.
        round: usize,
        /// A salt for each seat; empty where nobody contributes.
        salts: Vec<String>,
        /// The signatures of the guests over the log with the promises and their salts; else empty.
        signatures: Vec<String>,
    },
    /// A sealed deal begins. Its messages follow.
    Sealing {
        /// The round.
        round: usize,
    },
    /// A message of a sealed deal.
    Sealed {
        /// The sender's seat.
        seat: usize,
        /// The message, in base64url.
        message: String,
        /// The number of log entries that the signature covers.
        entries: usize,
        /// The signature of a guest over these entries and the message; else empty.
        signature: String,
    },
    /// After the last move of a sealed round everybody has opened everything, and the host has found no lie.
    Checked {
        /// The round.
        round: usize,
        /// The true deal; empty if a lie has made it unreadable.
        cards: Deal,
    },
    /// The host has dealt a round, or everybody has their hand of a sealed one. The deal is not in the log.
    Dealt {
        /// The round.
        round: usize,
    },
    /// A move.
    Played {
        /// The seat.
        seat: usize,
        /// The move.
        mv: String,
        /// The message that opens its card in a sealed round, in base64url; empty if the card is open.
        key: String,
        /// Signature of a guest over the log before this entry, the move and the key; else empty.
        signature: String,
    },
    /// Another player moves for a seat from now on.
    Seated {
        /// The seat.
        seat: usize,
        /// The level of the bot; empty if the person is back.
        level: String,
    },
    /// A guest has signed a move that the rules do not allow. The match ends, and the salts are opened.
    IllegalMove {
        /// The seat.
        seat: usize,
        /// The move.
        mv: String,
        /// The guest's signature over the log before this entry and the move.
        signature: String,
    },
    /// A guest has signed another salt than promised. The match ends.
    FalseSalt {
        /// The seat.
        seat: usize,
        /// The round, or 0.
        round: usize,
        /// The salt.
        salt: String,
        /// The guest's signature over the log with the promises and the salt.
        signature: String,
    },
    /// A guest has audited the whole match.
    Confirmed {
        /// The seat.
        seat: usize,
        /// The guest's signature over the log up to the end of the match.
        signature: String,
    },
}

/// A player as the log names them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatEntry {
    /// The name.
    pub name: String,
    /// The level of a bot; empty for a person.
    pub level: String,
    /// The public key of a person, in hexadecimal digits; empty for a bot.
    pub key: String,
}

impl SeatEntry {
    /// Whether the name and the level are as short as those of every true table. Others could be too long to be shown
    /// or kept.
    pub(crate) fn is_short(&self) -> bool {
        let is_short = |text: &str| text.chars().count() <= NAME_LENGTH;
        is_short(&self.name) && is_short(&self.level)
    }
}

/// The first of these entries, as many as fit into one message: at most `count`, and about `bytes` long, but at least
/// one if there is one.
pub(crate) fn part(entries: &[Entry], count: usize, bytes: usize) -> &[Entry] {
    let lengths = entries.iter().map(|entry| entry.to_text().len());
    let ends = lengths.scan(0, |end, length| {
        *end += length + 1;
        Some(*end)
    });
    let fitting = ends.take(count).take_while(|end| *end <= bytes).count();
    &entries[..fitting.max(1).min(entries.len())]
}

impl Entry {
    /// The lie of a guest that this entry has the evidence of; `None` for other entries.
    #[must_use]
    pub const fn lie_kind(&self) -> Option<LieKind> {
        match self {
            Self::IllegalMove { .. } => Some(LieKind::IllegalMove),
            Self::FalseSalt { .. } => Some(LieKind::FalseSalt),
            _ => None,
        }
    }
}

/// Hash of a log.
pub type Head = [u8; 32];

/// All entries so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Log {
    entries: Vec<Entry>,
    heads: Vec<Head>,
}

impl Log {
    /// Adds an entry.
    pub fn push(&mut self, entry: Entry) {
        self.heads.push(next_head(self.head(), &entry));
        self.entries.push(entry);
    }

    /// The entries.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The hash of all entries.
    #[must_use]
    pub fn head(&self) -> Head {
        self.heads.last().copied().unwrap_or_default()
    }

    /// The hash of the log with the last promises for a round; `None` if it has none.
    #[must_use]
    pub fn head_with_promises(&self, round: usize) -> Option<Head> {
        let is_it =
            |entry: &Entry| matches!(entry, Entry::Promised { round: of, .. } if *of == round);
        self.head_after(self.entries.iter().rposition(is_it)? + 1)
    }

    /// The promise that a seat has made for a round; `None` if it has made none. It binds the seat, even if the
    /// draw begins again.
    #[must_use]
    pub fn promise(&self, round: usize, seat: usize) -> Option<&str> {
        self.entries.iter().find_map(|entry| match entry {
            Entry::Promised {
                round: of,
                promises,
            } if *of == round => {
                let made = promises.get(seat).map(String::as_str);
                made.filter(|made| !made.is_empty())
            }
            _ => None,
        })
    }

    /// The hash of the first entries, if the last deal that has begun among them is the last sealed one;
    /// `None` if it began later.
    #[must_use]
    pub fn head_in_sealing(&self, entries: usize) -> Option<Head> {
        let is_it = |entry: &Entry| matches!(entry, Entry::Sealing { .. });
        let sealing = self.entries.iter().rposition(is_it)?;
        self.head_after(entries).filter(|_| entries > sealing)
    }

    /// The players by seat as they are now: a bot that plays for a person has its level there. Empty before
    /// the match begins.
    #[must_use]
    pub fn players(&self) -> Vec<SeatEntry> {
        let mut players: Vec<SeatEntry> = Vec::new();
        for entry in &self.entries {
            match entry {
                Entry::Began { seats, .. } => players.clone_from(seats),
                Entry::Seated { seat, level } => {
                    if let Some(player) = players.get_mut(*seat) {
                        player.level.clone_from(level);
                    }
                }
                _ => {}
            }
        }
        players
    }

    /// The seats of the guests who have audited the whole match and have the same log.
    #[must_use]
    pub fn confirmed(&self) -> Vec<usize> {
        let seat = |entry: &Entry| match entry {
            Entry::Confirmed { seat, .. } => Some(*seat),
            _ => None,
        };
        self.entries.iter().filter_map(seat).collect()
    }

    /// The hash of the first entries; `None` if there are fewer.
    #[must_use]
    pub fn head_after(&self, entries: usize) -> Option<Head> {
        match entries.checked_sub(1) {
            None => Some(Head::default()),
            Some(last) => self.heads.get(last).copied(),
        }
    }
}

/// The hash of a log after one more entry.
#[must_use]
pub fn next_head(head: Head, entry: &Entry) -> Head {
    let hash = Sha256::new().chain_update(head);
    hash.chain_update(entry.to_text()).finalize().into()
}

compact_text!(enum Entry {
    0 Began { match_number, options, seats, sealed },
    1 Promised { round, promises },
    2 Opened { round, salts, signatures },
    3 Sealing { round },
    4 Sealed { seat, message, entries, signature },
    5 Checked { round, cards },
    6 Dealt { round },
    7 Played { seat, mv, key, signature },
    8 Seated { seat, level },
    9 IllegalMove { seat, mv, signature },
    10 FalseSalt { seat, round, salt, signature },
    else 11 Confirmed { seat, signature }
});
compact_text!(struct SeatEntry { name, level, key });
