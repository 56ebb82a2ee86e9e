//! The catalogue: every game of the site, with its permanent id.

use cards::SeatRange;

/// A game's entry in the catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameInfo {
    /// Permanent id: small letters, digits and hyphens. Saves, storage names, addresses and messages
    /// have it, so a released id never changes and never goes to another game.
    pub id: &'static str,
    /// Title, as its page has it.
    pub title: Title,
    /// Table game or patience.
    pub kind: GameKind,
    /// The numbers of players.
    pub seats: SeatRange,
    /// Address of its page, relative to the folder of the site.
    pub address: &'static str,
}

/// The title of a game in each language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Title {
    /// English.
    pub en: &'static str,
    /// German.
    pub de: &'static str,
    /// Dutch.
    pub nl: &'static str,
    /// French.
    pub fr: &'static str,
}

impl Title {
    /// The same title in every language.
    #[must_use]
    pub const fn everywhere(title: &'static str) -> Self {
        Self {
            en: title,
            de: title,
            nl: title,
            fr: title,
        }
    }

    /// The title in the language with this tag; in English if it has none in that language.
    #[must_use]
    pub fn in_language(&self, tag: &str) -> &'static str {
        match tag {
            "de" => self.de,
            "nl" => self.nl,
            "fr" => self.fr,
            _ => self.en,
        }
    }
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
pub const OWN_TRUMPS: GameInfo = GameInfo {
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
pub const MICHIGAN: GameInfo = GameInfo {
    id: "michigan",
    title: Title::everywhere("Michigan"),
    kind: GameKind::Table,
    seats: SeatRange::new(3, 8),
    address: "./michigan/",
};

/// Patience, a family of games for one person.
pub const PATIENCE: GameInfo = GameInfo {
    id: "patience",
    title: Title::everywhere("Patience"),
    kind: GameKind::Patience,
    seats: SeatRange::new(1, 1),
    address: "./patience/",
};

/// Russian Bank, a patience for two players against each other.
pub const RUSSIAN_BANK: GameInfo = GameInfo {
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
pub const CATALOGUE: [GameInfo; 5] = [LITTLE_DEVILS, OWN_TRUMPS, MICHIGAN, RUSSIAN_BANK, PATIENCE];
