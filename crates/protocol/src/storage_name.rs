//! The names under which the page of a game saves its texts.

/// A text that the page of a game saves. All pages of a site share one storage, so its name there is the game's
/// id, a slash, and a word. Released names never change.
///
/// Other names begin with these: unreadable texts
/// ([`KeyValueStore::quarantine`](crate::KeyValueStore::quarantine)) and matches that were shelved
/// ([`Slots`](crate::Slots)).
///
/// ```
/// use protocol::StorageName;
/// assert_eq!(StorageName::Results.of("golf"), "golf/results");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StorageName {
    /// The current match.
    Match,
    /// The commitment to the seed of the current match.
    Commitment,
    /// The settings.
    Settings,
    /// The results of finished matches.
    Results,
    /// The challenges that the person has taken.
    Challenges,
    /// The matches that were played online.
    Online,
    /// The address of a STUN server, if the person has entered one.
    Stun,
    /// The analysis worker's summary for the first page.
    Summary,
    /// The seed of the match whose first round has tips.
    Coached,
    /// Set once the browser has been asked not to delete what is saved.
    PersistAsked,
    /// The number of matches finished since the last export.
    Finished,
    /// Set once the installed game has offered to import a file.
    ImportOffered,
}

impl StorageName {
    /// The name, for the game with this id.
    #[must_use]
    pub fn of(self, game: &str) -> String {
        format!("{game}/{}", self.word())
    }

    const fn word(self) -> &'static str {
        match self {
            Self::Match => "match",
            Self::Commitment => "commitment",
            Self::Settings => "settings",
            Self::Results => "results",
            Self::Challenges => "challenges",
            Self::Online => "shared-matches",
            Self::Stun => "stun-server",
            Self::Summary => "summary",
            Self::Coached => "coached",
            Self::PersistAsked => "asked-to-persist",
            Self::Finished => "finished-since-export",
            Self::ImportOffered => "import-offered",
        }
    }
}
