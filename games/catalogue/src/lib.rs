//! The catalogue: every game of the site, with its permanent id.

use cards::SeatRange;
use game::{CatalogueEntry, GameKind, Title};

/// Little Devils, the front page of the site.
pub const LITTLE_DEVILS: CatalogueEntry = CatalogueEntry {
    id: "little-devils",
    title: Title {
        en: "Little Devils",
        de: "Kleine Teufel",
        nl: "Duiveltjes",
        fr: "Diablotins",
    },
    kind: GameKind::Table,
    seats: SeatRange::new(3, 6),
    address: "./",
};

/// Own Trumps, a beating game in which each player has a trump suit of their own.
pub const OWN_TRUMPS: CatalogueEntry = CatalogueEntry {
    id: "own-trumps",
    title: Title {
        en: "Own Trumps",
        de: "Eigene Trümpfe",
        nl: "Eigen troeven",
        fr: "À chacun ses atouts",
    },
    kind: GameKind::Table,
    seats: SeatRange::new(2, 4),
    address: "./own-trumps/",
};

/// Michigan, a stops game with chips.
pub const MICHIGAN: CatalogueEntry = CatalogueEntry {
    id: "michigan",
    title: Title::everywhere("Michigan"),
    kind: GameKind::Table,
    seats: SeatRange::new(3, 8),
    address: "./michigan/",
};

/// Patience, a family of games for one person.
pub const PATIENCE: CatalogueEntry = CatalogueEntry {
    id: "patience",
    title: Title::everywhere("Patience"),
    kind: GameKind::Patience,
    seats: SeatRange::new(1, 1),
    address: "./patience/",
};

/// Russian Bank, a patience for two players against each other.
pub const RUSSIAN_BANK: CatalogueEntry = CatalogueEntry {
    id: "russian-bank",
    title: Title {
        en: "Russian Bank",
        de: "Zank-Patience",
        nl: "Crapette",
        fr: "Crapette",
    },
    kind: GameKind::Table,
    seats: SeatRange::new(2, 2),
    address: "./russian-bank/",
};

/// Every game that the pages lead to, in the order in which the site lists them.
pub const CATALOGUE: [CatalogueEntry; 5] =
    [LITTLE_DEVILS, OWN_TRUMPS, MICHIGAN, RUSSIAN_BANK, PATIENCE];
