//! What a match is set up with.

use core::fmt;

use crate::bots::Level;
use cards::{Seat, SeatCount, Seed};

/// The longest name, in characters.
pub const NAME_LENGTH: usize = 20;

/// What a person is called who has given no name, in the languages of the game, English first. These
/// words were kept as names once; they are nobody's name now, but the first is still written in the
/// place of none, as earlier versions refuse a match of somebody without a name.
pub const UNNAMED: [&str; 4] = ["You", "Du", "Jij", "Vous"];

/// A bot at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opponent {
    /// What it is called, 1 to [`NAME_LENGTH`] characters.
    pub name: String,
    /// How it plays.
    pub level: Level,
}

/// What a match is set up with: the person in the first seat, bots in the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchOptions {
    seed: Seed,
    name: String,
    opponents: Vec<Opponent>,
}

/// Why a match cannot be set up so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionsError {
    /// Not 2 to 5 opponents.
    Opponents(usize),
    /// A name that is empty or too long.
    Name(Seat),
}

impl MatchOptions {
    /// Sets up a match; names are trimmed. The person may have none, and has none if it is one of
    /// [`UNNAMED`].
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

    /// What the deals and the bots' choices follow from.
    #[must_use]
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    /// What a bot's random choices follow from when so many cards of the match have been played.
    #[must_use]
    pub const fn decision_seed(&self, cards: usize) -> Seed {
        self.seed.branch(u64::MAX - cards as u64)
    }

    /// How many players there are.
    #[must_use]
    pub fn seats(&self) -> SeatCount {
        // The constructor has counted them.
        SeatCount::all()
            .nth(self.opponents.len() - 2)
            .unwrap_or(SeatCount::MAX)
    }

    /// What the player in a seat is called; the person's may be empty.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        self.opponent(seat)
            .map_or(&self.name, |opponent| &opponent.name)
    }

    /// The same for somebody of this name; of a longer one than [`NAME_LENGTH`], the beginning.
    #[must_use]
    pub fn with_name(self, name: &str) -> Self {
        let name = normalize_name(name).chars().take(NAME_LENGTH).collect();
        Self { name, ..self }
    }

    /// What is written for the person's name, wherever earlier versions read it.
    #[must_use]
    pub fn saved_name(&self) -> &str {
        match &*self.name {
            "" => UNNAMED[0],
            name => name,
        }
    }

    /// The bots, from the person's left on.
    #[must_use]
    pub fn opponents(&self) -> &[Opponent] {
        &self.opponents
    }

    /// The bot in a seat; none in the person's.
    #[must_use]
    pub fn opponent(&self, seat: Seat) -> Option<&Opponent> {
        self.opponents.get(seat.index().checked_sub(1)?)
    }
}

/// The name that a person has given, trimmed; empty if it is none.
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
