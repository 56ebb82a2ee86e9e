//! The players of a table as sentences name them.

use cards::Seat;
use words::Who;

use crate::session::{SessionOptions, SessionTable};
use crate::words::Words;

/// The words of a language, and the players of a table.
#[derive(Clone, Copy)]
pub(super) struct Speaker<'a> {
    pub(super) words: &'a Words,
    options: &'a SessionOptions,
    /// The person to whom the table is shown; `None` while nobody's hand may be seen.
    you: Option<Seat>,
}

impl<'a> Speaker<'a> {
    pub(super) fn new(table: &'a SessionTable, words: &'a Words) -> Self {
        Self {
            words,
            options: table.record().options(),
            you: table.open_hand(),
        }
    }

    /// Whether the player in a seat is the person to whom the table is shown.
    pub(super) fn is_you(&self, seat: Seat) -> bool {
        self.you == Some(seat) && self.options.is_here(seat)
    }

    /// Whether the player in a seat is a person at this device.
    pub(super) fn is_here(&self, seat: Seat) -> bool {
        self.options.is_here(seat)
    }

    /// The name of a player. A person without one has that of the language.
    pub(super) fn name(&self, seat: Seat) -> &'a str {
        match self.options.name(seat) {
            "" => self.words.default_name(),
            name => name,
        }
    }

    /// The player in a seat, as sentences name them.
    pub(super) fn who(&self, seat: Seat) -> Who<'a> {
        if self.is_you(seat) {
            Who::You
        } else {
            Who::Other(self.name(seat))
        }
    }
}
