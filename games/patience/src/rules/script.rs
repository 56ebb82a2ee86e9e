//! Deal scripts, and how a table is gathered: data of declarations.

/// A step of a deal. Groups are numbers in the list of the game's groups.
#[derive(Clone, Copy, Debug)]
pub enum Deal {
    /// All cards of a rank go to the piles of a group before the pack is shuffled: each suit in turn.
    Rank {
        /// The group.
        group: u8,
        /// The rank.
        rank: u8,
    },
    /// The hearts from ace to king go to the piles of a group.
    Hearts {
        /// The group.
        group: u8,
    },
    /// Cards row by row.
    Rows {
        /// The group.
        group: u8,
        /// The number of rows.
        rows: u8,
        /// The number of rows that lie face down.
        face_down: u8,
    },
    /// Columns of different lengths, row by row. A column that is full is passed over.
    Lengths {
        /// The group.
        group: u8,
        /// The length of each column.
        lengths: &'static [u8],
        /// The cards that lie face down.
        down: Down,
    },
    /// Rows, and a card that fits a foundation goes there at once. Its place in the row stays empty.
    RowsWithPlay {
        /// The group.
        group: u8,
        /// The number of rows.
        rows: u8,
    },
    /// Rows, and cards of the deal's rank go to the foundations. The next card takes their place.
    RowsWithoutBases {
        /// The group.
        group: u8,
        /// The number of rows.
        rows: u8,
    },
    /// A card on the first foundation; its rank is that of all foundations' first cards.
    Base,
    /// A king begins the next column; aces go to the foundations.
    KingsBegin {
        /// The group.
        group: u8,
    },
    /// Three circles of cards. After each, cards that fit the foundations go there and are replaced.
    Circles {
        /// The group.
        group: u8,
    },
    /// Four rows of twelve cards, behind an ace and a space.
    BehindAces {
        /// The group.
        group: u8,
    },
}

/// The cards of a column that lie face down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Down {
    /// None.
    None,
    /// All but the top card.
    Covered,
}

/// How the table is gathered and laid out again, and how often.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gather {
    /// Nothing.
    None,
    /// All columns, one after the other, go under the stock without shuffling, and packets of four are
    /// dealt again.
    Packets(u8),
    /// The cards left are shuffled and laid out again.
    Shuffle(u8),
    /// The cards that do not follow their ace in order are shuffled and laid out again, with a space
    /// after those in order.
    Rows(u8),
}

impl Deal {
    /// Rows of open cards.
    #[must_use]
    pub const fn rows(group: u8, rows: u8) -> Self {
        let face_down = 0;
        Self::Rows {
            group,
            rows,
            face_down,
        }
    }
}

impl Gather {
    /// The number of times.
    #[must_use]
    pub const fn times(self) -> u8 {
        match self {
            Self::None => 0,
            Self::Packets(times) | Self::Shuffle(times) | Self::Rows(times) => times,
        }
    }
}
