//! Sentences about the players of a table.

use cards::Seat;
use words::Who;

use super::Words;

/// The words of a language with the players that sentences are about.
#[derive(Clone, Debug)]
pub struct Narrator<'a> {
    words: &'a Words,
    names: Vec<String>,
    you: Option<Seat>,
}

impl<'a> Narrator<'a> {
    /// A narrator for players with these names, by seat. `you` is the seat of the person who is spoken to,
    /// if there is one.
    #[must_use]
    pub const fn new(words: &'a Words, names: Vec<String>, you: Option<Seat>) -> Self {
        Self { words, names, you }
    }

    /// Messages of the language.
    #[must_use]
    pub const fn words(&self) -> &'a Words {
        self.words
    }

    /// The player's name, without a mark for the person who is spoken to.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// The player in a seat, as sentences name them.
    #[must_use]
    pub fn who(&self, seat: Seat) -> Who<'_> {
        if self.you == Some(seat) {
            Who::You
        } else {
            Who::Other(self.name(seat))
        }
    }
}
