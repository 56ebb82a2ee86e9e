//! The options of a match.

use core::fmt;

use crate::bots::Level;
use crate::rules::SEATS;
use cards::{Seat, SeatCount, Seed, branches};

/// The longest name, in characters.
pub const NAME_LENGTH: usize = 20;

/// What the page calls a person without a name, in the languages of the game, English first. Earlier
/// versions saved these words as names, so they count as no name. The first is still written where
/// there is no name, because earlier versions refuse to load a match without one.
pub const UNNAMED: [&str; 4] = ["You", "Du", "Jij", "Vous"];

/// A bot at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opponent {
    /// Its name, 1 to [`NAME_LENGTH`] characters.
    pub name: String,
    /// Its playing strength.
    pub level: Level,
}

/// The options of a match: the person in the first seat, bots in the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchOptions {
    seed: Seed,
    name: String,
    opponents: Vec<Opponent>,
}

/// Why options are invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionsError {
    /// Not 2 to 5 opponents.
    Opponents(usize),
    /// The name in this seat is empty or too long.
    Name(Seat),
}

impl MatchOptions {
    /// Checks the options and trims the names. The person may be without a name; the words in
    /// [`UNNAMED`] count as none.
    ///
    /// # Errors
    /// Too few or too many opponents, a bot without a name, or a name longer than [`NAME_LENGTH`].
    pub fn new(seed: Seed, name: &str, opponents: Vec<Opponent>) -> Result<Self, OptionsError> {
        if !(2..=5).contains(&opponents.len()) {
            return Err(OptionsError::Opponents(opponents.len()));
        }
        let trim = |opponent: Opponent| Opponent {
            name: opponent.name.trim().into(),
            ..opponent
        };
        let opponents = opponents.into_iter().map(trim).collect();
        let options = Self {
            seed,
            name: normalize_name(name).into(),
            opponents,
        };
        let wrong = |seat: &Seat| {
            let least = usize::from(*seat != Seat::FIRST);
            !(least..=NAME_LENGTH).contains(&options.name(*seat).chars().count())
        };
        match options.seats().seats().find(wrong) {
            Some(seat) => Err(OptionsError::Name(seat)),
            None => Ok(options),
        }
    }

    /// The seed of the deals and of the bots' choices.
    #[must_use]
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    /// The seed of a bot's choice after this number of cards of the match.
    #[must_use]
    pub const fn decision_seed(&self, cards: usize) -> Seed {
        self.seed.branch(branches::DECISIONS - cards as u64)
    }

    /// The number of players.
    #[must_use]
    pub fn seats(&self) -> SeatCount {
        // The constructor has counted them.
        SEATS
            .all()
            .nth(self.opponents.len() - 2)
            .unwrap_or(SEATS.most())
    }

    /// The name of the player in a seat; empty if the person has none.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        self.opponent(seat)
            .map_or(&self.name, |opponent| &opponent.name)
    }

    /// The same options with another name of the person, cut to [`NAME_LENGTH`].
    #[must_use]
    pub fn with_name(self, name: &str) -> Self {
        let name = normalize_name(name).chars().take(NAME_LENGTH).collect();
        Self { name, ..self }
    }

    /// The person's name as it is saved, so that earlier versions can load it; see [`UNNAMED`].
    #[must_use]
    pub fn saved_name(&self) -> &str {
        match &*self.name {
            "" => UNNAMED[0],
            name => name,
        }
    }

    /// The bots, clockwise from the person's left.
    #[must_use]
    pub fn opponents(&self) -> &[Opponent] {
        &self.opponents
    }

    /// The bot in a seat; `None` in the person's.
    #[must_use]
    pub fn opponent(&self, seat: Seat) -> Option<&Opponent> {
        self.opponents.get(seat.index().checked_sub(1)?)
    }
}

/// Trims a person's name; empty if it counts as no name.
#[must_use]
pub fn normalize_name(name: &str) -> &str {
    match name.trim() {
        name if UNNAMED.contains(&name) => "",
        name => name,
    }
}

impl fmt::Display for OptionsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Opponents(given) => write!(f, "{given} opponents, not 2 to 5"),
            Self::Name(seat) => {
                write!(
                    f,
                    "the name of seat {seat:?} is missing or longer than {NAME_LENGTH} characters"
                )
            }
        }
    }
}

impl core::error::Error for OptionsError {}
