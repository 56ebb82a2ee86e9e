//! The names under which the page of a game saves its texts.

use core::marker::PhantomData;

use crate::GameFormat;

/// Names in the browser's storage: the game's id, a slash, and a word. All pages of a site share one
/// storage. The compiler puts the names together. Released names never change.
///
/// Other names begin with these: unreadable texts
/// ([`KeyValueStore::quarantine`](crate::KeyValueStore::quarantine)) and matches that were shelved.
#[derive(Clone, Copy, Debug)]
pub struct StorageNames<G>(PhantomData<G>);

impl<G: GameFormat> StorageNames<G> {
    /// The current match.
    pub const MATCH: &'static str = Name::new(G::INFO.id, "match").text();
    /// The commitment to the seed of the current match.
    pub const COMMITMENT: &'static str = Name::new(G::INFO.id, "commitment").text();
    /// The settings.
    pub const SETTINGS: &'static str = Name::new(G::INFO.id, "settings").text();
    /// The results of finished matches.
    pub const RESULTS: &'static str = Name::new(G::INFO.id, "results").text();
    /// The challenges that the person has taken.
    pub const CHALLENGES: &'static str = Name::new(G::INFO.id, "challenges").text();
    /// The matches that were played online.
    pub const ONLINE: &'static str = Name::new(G::INFO.id, "shared-matches").text();
    /// The address of a STUN server, if the person has entered one.
    pub const STUN: &'static str = Name::new(G::INFO.id, "stun-server").text();
    /// The analysis worker's summary for the first page.
    pub const SUMMARY: &'static str = Name::new(G::INFO.id, "summary").text();
    /// The seed of the match whose first round has tips.
    pub const COACHED: &'static str = Name::new(G::INFO.id, "coached").text();
    /// Set once the browser has been asked not to delete what is saved.
    pub const PERSIST_ASKED: &'static str = Name::new(G::INFO.id, "asked-to-persist").text();
    /// The number of matches finished since the last export.
    pub const FINISHED: &'static str = Name::new(G::INFO.id, "finished-since-export").text();
    /// Set once the installed game has offered to import a file.
    pub const IMPORT_OFFERED: &'static str = Name::new(G::INFO.id, "import-offered").text();

    /// A slot for a match that was shelved.
    #[must_use]
    pub fn slot(number: u32) -> String {
        format!("{}/kept-{number}", Self::MATCH)
    }
}

/// Most bytes of a name: an id of 24, a slash, and the longest word.
const MAX: usize = 48;

/// A name while the compiler puts it together.
struct Name {
    bytes: [u8; MAX],
    length: usize,
}

impl Name {
    const fn new(id: &str, word: &str) -> Self {
        let name = Self {
            bytes: [0; MAX],
            length: 0,
        };
        name.with(id).with("/").with(word)
    }

    const fn with(mut self, text: &str) -> Self {
        let text = text.as_bytes();
        let mut at = 0;
        while at < text.len() {
            self.bytes[self.length] = text[at];
            self.length += 1;
            at += 1;
        }
        self
    }

    const fn text(&self) -> &str {
        match core::str::from_utf8(self.bytes.split_at(self.length).0) {
            Ok(text) => text,
            Err(_) => panic!("whole texts were put together"),
        }
    }
}
