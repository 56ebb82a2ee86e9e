//! A table in parts: what the session knows of it, apart from what only its game can read.

use cards::Seat;

use crate::any_match::{AnyDisplay, AnyMatch};
use crate::hand_visibility::HandVisibility;
use crate::rivals::Clock;
use crate::{MatchRecord, Phase, RecordParts, Table, Ticket};

/// What the session knows of a table, as far as its scene shows it: all but the bots that are asked while the table
/// waits for somebody else, and the clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableParts {
    /// The match.
    pub record: RecordParts,
    /// The seat from which the table is shown.
    pub viewer: Seat,
    /// What the table is waiting for.
    pub phase: Phase,
    /// Whether the hand of the person who was last ready is open, at a device that several people share.
    pub is_open: bool,
    /// The person whose hand was open last, at such a device.
    pub last_open: Option<Seat>,
    /// The number of moves when that hand was first opened.
    pub open_since: usize,
}

impl Table {
    /// What the session knows of the table.
    #[must_use]
    pub fn parts(&self) -> TableParts {
        TableParts {
            record: self.record.parts(),
            viewer: self.viewer,
            phase: self.phase,
            is_open: self.visibility.is_open,
            last_open: self.visibility.last,
            open_since: self.visibility.since,
        }
    }

    /// The table of these parts. `display` is the position to show. `None` as [`MatchRecord::from_parts`] says.
    #[must_use]
    pub fn from_parts(
        parts: TableParts,
        [start, now]: [Box<dyn AnyMatch>; 2],
        display: Box<dyn AnyDisplay>,
    ) -> Option<Self> {
        Some(Self {
            record: MatchRecord::from_parts(parts.record, start, now)?,
            viewer: parts.viewer,
            visibility: HandVisibility {
                is_open: parts.is_open,
                last: parts.last_open,
                since: parts.open_since,
            },
            display,
            phase: parts.phase,
            rivals: Vec::new(),
            clock: Clock::Stopped,
            last_ticket: Ticket::default(),
        })
    }

    /// The match before its first round and with its moves, and the position: what [`Self::from_parts`] gets.
    #[must_use]
    pub fn into_matches(self) -> ([Box<dyn AnyMatch>; 2], Box<dyn AnyDisplay>) {
        (self.record.into_matches(), self.display)
    }
}
