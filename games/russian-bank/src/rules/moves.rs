//! One move, and sets of moves.

use core::fmt;
use core::str::FromStr;

use cards::ParseTextError;

use crate::rules::{Source, Target};

/// A move: the top card of a pile goes to another pile, a card is turned from the stock, or the player passes.
///
/// ```
/// use russian_bank::rules::{Move, Source, Target};
/// let carry = Move::Carry(Source::Reserve, Target::Column(2));
/// assert_eq!("r-3".parse(), Ok(carry));
/// assert_eq!(Move::Draw.to_string(), "draw");
/// assert!("r-9".parse::<Move>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Moves the top card of one pile to another.
    Carry(Source, Target),
    /// Turns the top card of the mover's stock. If the stock is empty, the waste becomes the stock first.
    Draw,
    /// Ends a turn in which there is no card left to turn.
    Pass,
}

/// A set of moves, as bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Moves([u64; WORDS]);

/// Iterates over a set of moves: by source, then by target; then turning a card, then passing.
#[derive(Clone, Debug)]
pub struct MoveIter(Moves);

const WORDS: usize = 3;

/// The number of moves from pile to pile.
const CARRIES: u8 = Source::COUNT * Target::COUNT;

impl Move {
    /// Every conceivable move, legal or not.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..CARRIES + 2).map(Self::from_index)
    }

    /// Where the card comes from; `None` of a move without one.
    #[must_use]
    pub const fn source(self) -> Option<Source> {
        match self {
            Self::Carry(from, _) => Some(from),
            Self::Draw | Self::Pass => None,
        }
    }

    /// Whether the move goes from a column to a column.
    #[must_use]
    pub const fn is_shift(self) -> bool {
        matches!(self, Self::Carry(Source::Column(_), Target::Column(_)))
    }

    #[inline]
    const fn index(self) -> u8 {
        match self {
            Self::Carry(from, to) => from.index() * Target::COUNT + to.index(),
            Self::Draw => CARRIES,
            Self::Pass => CARRIES + 1,
        }
    }

    #[inline]
    fn from_index(index: u8) -> Self {
        let from = Source::from_index(index / Target::COUNT);
        let to = Target::from_index(index % Target::COUNT);
        match from.zip(to) {
            Some((from, to)) => Self::Carry(from, to),
            None if index == CARRIES => Self::Draw,
            None => Self::Pass,
        }
    }
}

impl Moves {
    /// Adds a move.
    #[inline]
    pub fn insert(&mut self, mv: Move) {
        let index = mv.index();
        self.0[usize::from(index / 64)] |= 1 << (index % 64);
    }

    /// The number of moves.
    #[inline]
    #[must_use]
    pub fn len(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Whether there is no move.
    #[inline]
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == [0; WORDS]
    }

    /// Whether a move is in the set.
    #[inline]
    #[must_use]
    pub const fn contains(self, mv: Move) -> bool {
        let index = mv.index();
        self.0[(index / 64) as usize] & 1 << (index % 64) != 0
    }
}

impl IntoIterator for Moves {
    type Item = Move;
    type IntoIter = MoveIter;

    fn into_iter(self) -> MoveIter {
        MoveIter(self)
    }
}

impl Iterator for MoveIter {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        let words = &mut self.0.0;
        let at = words.iter().position(|word| *word != 0)?;
        let bit = words[at].trailing_zeros();
        words[at] &= words[at] - 1;
        let index = 64 * at + bit as usize;
        Some(Move::from_index(u8::try_from(index).unwrap_or(u8::MAX)))
    }
}

impl FromIterator<Move> for Moves {
    fn from_iter<I: IntoIterator<Item = Move>>(moves: I) -> Self {
        let mut set = Self::default();
        moves.into_iter().for_each(|mv| set.insert(mv));
        set
    }
}

impl FromStr for Move {
    type Err = ParseTextError;

    fn from_str(text: &str) -> Result<Self, ParseTextError> {
        let letters: Vec<char> = text.chars().take(4).collect();
        let read = match letters[..] {
            [from, '-', to] => Source::from_letter(from)
                .zip(Target::from_letter(to))
                .map(|(from, to)| Self::Carry(from, to)),
            _ if text == "draw" => Some(Self::Draw),
            _ if text == "pass" => Some(Self::Pass),
            _ => None,
        };
        let fault = "is not a move such as r-3, d-f, draw or pass";
        read.ok_or_else(|| ParseTextError::new(text, fault))
    }
}

/// Writes the move as in records: "r-3", "d-f", "draw" or "pass".
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Carry(from, to) => write!(f, "{}-{}", from.letter(), to.letter()),
            Self::Draw => f.write_str("draw"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
