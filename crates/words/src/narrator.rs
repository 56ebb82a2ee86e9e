//! The players of a table as sentences name them.

use std::ops::Deref;

use cards::{Seat, SeatSet};
use session::Table;

use crate::{ShellWords, Who};

/// The words of a language, and the players of a table.
#[derive(Clone, Debug)]
pub struct Narrator<'a, W> {
    /// The words of the game.
    pub words: &'a W,
    /// The name of each player, seat by seat.
    names: Vec<&'a str>,
    /// The seats of people at this device.
    here: SeatSet,
    /// The person who reads "you"; `None` while nobody's hand may be seen.
    you: Option<Seat>,
}

impl<'a, W: Deref<Target = ShellWords>> Narrator<'a, W> {
    /// A narrator for a table. A player without a name has that of the language.
    #[must_use]
    pub fn new(table: &'a Table, words: &'a W) -> Self {
        let options = table.record().options();
        let (mut names, mut here) = (Vec::new(), SeatSet::EMPTY);
        for seat in options.seats().seats() {
            names.push(match options.name(seat) {
                "" => words.default_name(),
                name => name,
            });
            if options.is_here(seat) {
                here = here.with(seat);
            }
        }
        let you = table.open_hand().filter(|seat| here.contains(*seat));
        Self {
            words,
            names,
            here,
            you,
        }
    }

    /// The name of a player; empty for a seat that the table does not have.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &'a str {
        self.names.get(seat.index()).copied().unwrap_or_default()
    }

    /// The name of a player, marked if it is the person who reads.
    #[must_use]
    pub fn marked_name(&self, seat: Seat) -> String {
        self.words.seat_name(self.name(seat), self.is_you(seat))
    }

    /// The names of some players: "Anna, Bert and Cleo".
    #[must_use]
    pub fn names(&self, seats: &[Seat]) -> String {
        let names: Vec<&str> = seats.iter().map(|seat| self.name(*seat)).collect();
        self.words.all_of(&names)
    }

    /// The player in a seat, as sentences name them.
    #[must_use]
    pub fn who(&self, seat: Seat) -> Who<'a> {
        if self.is_you(seat) {
            Who::You
        } else {
            Who::Other(self.name(seat))
        }
    }

    /// Whether the player in a seat is the person who reads: sentences call this player "you".
    #[must_use]
    pub fn is_you(&self, seat: Seat) -> bool {
        self.you == Some(seat)
    }

    /// Whether the player in a seat is a person at this device.
    #[must_use]
    pub const fn is_here(&self, seat: Seat) -> bool {
        self.here.contains(seat)
    }
}
