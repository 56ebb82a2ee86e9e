//! An entry of the catalogue of a site.

use cards::SeatRange;

/// A game's entry in the catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CatalogueEntry {
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
