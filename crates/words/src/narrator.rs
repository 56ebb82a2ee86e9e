//! The players of a table as sentences name them.

use std::borrow::Cow;
use std::ops::Deref;

use cards::{Seat, SeatSet};
use session::{Phase, Table};

use crate::{ShellWords, Who};

/// The words of a language, and the players of a table.
#[derive(Clone, Debug)]
pub struct Narrator<'a, W> {
    /// The words of the game.
    pub words: &'a W,
    /// The name of each player, seat by seat.
    names: Vec<Cow<'a, str>>,
    /// The seats of people at this device.
    here: SeatSet,
    /// The person who reads "you"; `None` while nobody's hand may be seen.
    you: Option<Seat>,
}

impl<'a, W: Deref<Target = ShellWords>> Narrator<'a, W> {
    /// A narrator for a table. The viewer has the name of the language if they have none, and another player without a
    /// name a number.
    #[must_use]
    pub fn new(table: &'a Table, words: &'a W) -> Self {
        let options = table.record().options();
        let (mut names, mut here) = (Vec::new(), SeatSet::EMPTY);
        for seat in options.seats().seats() {
            names.push(match options.name(seat) {
                "" if seat == table.viewer() => words.default_name().into(),
                "" => format!("{} {}", words.player(), seat.get() + 1).into(),
                name => name.into(),
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
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", |name| name)
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
    pub fn who(&self, seat: Seat) -> Who<'_> {
        if self.is_you(seat) {
            Who::You
        } else {
            Who::Other(self.name(seat))
        }
    }

    /// What the table waits for, while nobody at the page is to move: the next round, or the player to move.
    #[must_use]
    pub fn waits(&self, table: &Table, mover: Option<Seat>) -> String {
        match table.phase() {
            Phase::RoundOver => self.words.round_over(table.record().round_number()),
            Phase::MatchOver => self.words.match_over().into(),
            _ => self.words.thinks(self.who(mover.unwrap_or(table.viewer()))),
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
