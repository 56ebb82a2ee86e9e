//! The store: the state of the page and the methods that change it. Each file owns one concern; its
//! fields are private to it. The [`Shell`] has what is the same for every game.

mod analysis;
mod game_page;
mod lazy;
mod session;
mod transfer;
mod workers;

pub use game_page::LittleDevils;
pub use lazy::{Entries, LazyTask, LazyView};
pub use session::{percent, tenths};

use std::ops::Deref;

use leptos::prelude::StoredValue;

use little_devils::words::Words;
use page::address;
use page::shell;
use page::shell::{MatchState, Shell};

use analysis::AnalysisState;
use session::SessionState;
use workers::Workers;

/// Everything the page knows: the shell, which has the game's own state. Components hand it down.
#[derive(Clone, Copy)]
pub struct Store(Shell<LittleDevils>);

/// The functions of the chunk.
pub type Chunk = shell::Chunk<LittleDevils>;
/// Loads the chunk and hands it to a callback.
pub type LoadChunk = shell::LoadChunk<LittleDevils>;
/// The callback that takes the chunk.
pub type Loaded = shell::Loaded<LittleDevils>;
/// The address and the settings that the page finds when it is opened.
pub type Opening = shell::MatchOpening<LittleDevils>;

impl Deref for Store {
    type Target = Shell<LittleDevils>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl From<Shell<LittleDevils>> for Store {
    fn from(shell: Shell<LittleDevils>) -> Self {
        Self(shell)
    }
}

impl Store {
    /// Makes the store of a page that has just been opened, restores the saved match, and opens the
    /// page that the address names.
    #[must_use]
    pub fn open(
        opening: Opening,
        words: &'static Words,
        load_chunk: LoadChunk,
        chunk: Option<Chunk>,
    ) -> Self {
        let preferences = opening.preferences();
        let Opening {
            address,
            loaded,
            notices,
        } = opening;
        let opening = shell::Opening {
            words,
            settings: loaded,
            preferences,
            is_muted: address.mute == Some(true),
            notices,
            load_chunk,
            chunk,
        };
        let store = Self(Shell::open(opening, |words| {
            let reader = chunk.map(|chunk| chunk.entries.read_match);
            let match_state = MatchState::new(address, reader);
            LittleDevils {
                analysis: AnalysisState::new(),
                session: SessionState::new(match_state.session(), words),
                match_state,
                file: StoredValue::new(String::new()),
                workers: Workers::new(),
            }
        }));
        store.connect_workers();
        store.restore_match();
        if address::has_fragment() {
            store.run_lazy(LazyTask::FollowFragment);
        }
        store
    }
}
