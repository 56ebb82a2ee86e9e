//! The catalogue: every game of the site, with its permanent id.

use cards::SeatRange;

/// A game's entry in the catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameInfo {
    /// Permanent id: small letters, digits and hyphens. Saves, storage names, addresses and messages
    /// have it, so a released id never changes and never goes to another game.
    pub id: &'static str,
    /// Title, the same in every language.
    pub title: &'static str,
    /// Table game or patience.
    pub kind: GameKind,
    /// The numbers of players.
    pub seats: SeatRange,
    /// Address of its page, relative to the folder of the site.
    pub address: &'static str,
}

/// The kind of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameKind {
    /// A game at a table, against bots or other people.
    Table,
    /// A game for one person.
    Patience,
}

/// Little Devils, the front page of the site.
pub const LITTLE_DEVILS: GameInfo = GameInfo {
    id: "little-devils",
    title: "Little Devils",
    kind: GameKind::Table,
    seats: SeatRange::new(3, 6),
    address: "./",
};

/// Own Trumps, a beating game in which each player has a trump suit of their own.
pub const OWN_TRUMPS: GameInfo = GameInfo {
    id: "own-trumps",
    title: "Own Trumps",
    kind: GameKind::Table,
    seats: SeatRange::new(2, 4),
    address: "./own-trumps/",
};

/// Michigan, a stops game with chips.
pub const MICHIGAN: GameInfo = GameInfo {
    id: "michigan",
    title: "Michigan",
    kind: GameKind::Table,
    seats: SeatRange::new(3, 8),
    address: "./michigan/",
};

/// Patience, a family of games for one person.
pub const PATIENCE: GameInfo = GameInfo {
    id: "patience",
    title: "Patience",
    kind: GameKind::Patience,
    seats: SeatRange::new(1, 1),
    address: "./patience/",
};

/// Russian Bank, a patience for two players against each other.
pub const RUSSIAN_BANK: GameInfo = GameInfo {
    id: "russian-bank",
    title: "Russian Bank",
    kind: GameKind::Table,
    seats: SeatRange::new(2, 2),
    address: "./russian-bank/",
};

/// Every game that the pages lead to, in the order in which the site lists them.
pub const CATALOGUE: [GameInfo; 5] = [LITTLE_DEVILS, OWN_TRUMPS, MICHIGAN, RUSSIAN_BANK, PATIENCE];
