//! One match, as a guest knows it.

use game::Word;
use protocol::Deal;
use session::{AnyMatch, Commitment};

use crate::sealed::SealedRound;
use crate::{Entry, Lie, Log, SeatEntry};

/// What a guest knows of one match.
#[derive(Default)]
pub(super) struct Followed {
    pub(super) log: Log,
    pub(super) seats: Vec<SeatEntry>,
    pub(super) options: String,
    /// The promises for the round that is drawn or played.
    pub(super) promises: Vec<Option<Commitment>>,
    pub(super) drawing: Drawing,
    /// The match before the round on the table.
    pub(super) before: Option<Box<dyn AnyMatch>>,
    pub(super) record: Option<Box<dyn AnyMatch>>,
    /// Whether the host has begun the match with sealed deals.
    pub(super) is_sealed: bool,
    /// The sealed round that is dealt or played. The record is the match before it.
    pub(super) sealed: Option<SealedRound>,
    /// The deal of a sealed round that this guest has checked before a reload.
    pub(super) checked: Option<Deal>,
    /// The move that the person has made and the log does not have yet, with the key of a sealed card.
    pub(super) wanted: Option<(Word, String)>,
    /// The evidence against another guest, until the cards are opened.
    pub(super) accused: Option<Entry>,
    pub(super) lie: Option<Lie>,
    /// The number of log entries at the end of the match.
    pub(super) ended: Option<usize>,
}

/// How far the draw of a joint seed is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Drawing {
    /// A promise is wanted.
    Promise(usize),
    /// The salt is wanted.
    Salt(usize),
    /// Nothing.
    #[default]
    Done,
}
