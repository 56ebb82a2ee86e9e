//! Where cards come from and where they go.

/// The number of columns.
pub const COLUMNS: usize = 8;

/// The letters of the sources, in the order of their numbers. Columns are counted from 1.
const SOURCES: &[u8; Source::COUNT as usize] = b"rdw12345678";

/// The letters of the targets, in the order of their numbers. R and W are the opponent's piles.
const TARGETS: &[u8; Target::COUNT as usize] = b"f12345678RWw";

/// Where the player to move takes a card from: always the top one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Source {
    /// The mover's reserve.
    Reserve,
    /// The card that was turned from the mover's stock.
    Drawn,
    /// The mover's waste.
    Waste,
    /// A column, 0 to 7.
    Column(u8),
}

/// Where the player to move puts a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Target {
    /// A foundation: the first one that takes the card.
    Foundation,
    /// A column, 0 to 7.
    Column(u8),
    /// The opponent's reserve.
    OtherReserve,
    /// The opponent's waste.
    OtherWaste,
    /// The mover's waste. It ends the turn.
    OwnWaste,
}

impl Source {
    /// The number of sources.
    pub(super) const COUNT: u8 = 11;

    /// Every source.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).filter_map(Self::from_index)
    }

    #[inline]
    pub(super) const fn index(self) -> u8 {
        match self {
            Self::Reserve => 0,
            Self::Drawn => 1,
            Self::Waste => 2,
            Self::Column(column) => 3 + column,
        }
    }

    pub(super) const fn from_index(index: u8) -> Option<Self> {
        Some(match index {
            0 => Self::Reserve,
            1 => Self::Drawn,
            2 => Self::Waste,
            3..Self::COUNT => Self::Column(index - 3),
            _ => return None,
        })
    }

    /// The letter in records: r, d, w, or the number of a column from 1.
    pub(super) fn letter(self) -> char {
        SOURCES[usize::from(self.index())].into()
    }

    pub(super) fn from_letter(letter: char) -> Option<Self> {
        Self::all().find(|source| source.letter() == letter)
    }
}

impl Target {
    /// The number of targets.
    pub(super) const COUNT: u8 = 12;

    /// Every target.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).filter_map(Self::from_index)
    }

    #[inline]
    pub(super) const fn index(self) -> u8 {
        match self {
            Self::Foundation => 0,
            Self::Column(column) => 1 + column,
            Self::OtherReserve => 9,
            Self::OtherWaste => 10,
            Self::OwnWaste => 11,
        }
    }

    pub(super) const fn from_index(index: u8) -> Option<Self> {
        Some(match index {
            0 => Self::Foundation,
            1..9 => Self::Column(index - 1),
            9 => Self::OtherReserve,
            10 => Self::OtherWaste,
            11 => Self::OwnWaste,
            _ => return None,
        })
    }

    /// The letter in records: f, the number of a column from 1, R and W of the opponent, w.
    pub(super) fn letter(self) -> char {
        TARGETS[usize::from(self.index())].into()
    }

    pub(super) fn from_letter(letter: char) -> Option<Self> {
        Self::all().find(|target| target.letter() == letter)
    }
}
