//! The store: the state of the page and the methods that change it. Each file owns one concern; its
//! fields are private to it.

mod analysis;
mod chunk;
mod language;
mod match_form;
mod notices;
mod opening;
mod saves;
mod session;
mod settings;
mod view;
mod workers;

pub use chunk::{Chunk, LazyTask, LazyView, LoadChunk, Loaded};
pub use match_form::MatchForm;
pub use opening::Opening;
pub use saves::MatchQuestion;
pub use session::{percent, tenths};
pub use settings::{LoadedSettings, load_settings};

use analysis::AnalysisState;
use chunk::ChunkState;
use language::LanguageState;
use little_devils::words::Words;
use notices::NoticeState;
use saves::SavesState;
use session::SessionState;
use settings::SettingsState;
use view::ViewState;
use workers::Workers;

/// Everything the page knows. Components hand it down.
///
/// A page has one store for its whole lifetime, so this is only a reference: closures that hold it
/// stay small, and so does the program.
#[derive(Clone, Copy)]
pub struct Store(&'static State);

/// The state behind a [`Store`], by owner.
struct State {
    analysis: AnalysisState,
    chunk: ChunkState,
    language: LanguageState,
    notices: NoticeState,
    saves: SavesState,
    session: SessionState,
    settings: SettingsState,
    view: ViewState,
    workers: Workers,
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
        let Opening {
            address,
            loaded,
            notices,
        } = opening;
        let language = LanguageState::new(words);
        let store = Self(Box::leak(Box::new(State {
            analysis: AnalysisState::new(),
            chunk: ChunkState::new(load_chunk, chunk),
            session: SessionState::new(&language),
            language,
            notices: NoticeState::new(notices),
            saves: SavesState::new(chunk.map(|chunk| chunk.read_match)),
            settings: SettingsState::new(loaded, address),
            view: ViewState::new(),
            workers: Workers::new(),
        })));
        store.connect_workers();
        store.restore_match();
        if page::address::has_fragment() {
            store.run_lazy(LazyTask::FollowFragment);
        }
        store
    }
}
