//! The lazily loaded chunk of the program: its functions, and loading it on first use.

use leptos::prelude::{Get, GetUntracked, GetValue, RwSignal, Set, SetValue, StoredValue};

use wasm_bindgen::throw_str;

use super::{ChunkGame, ChunkPage, Notice, OwnChunk, Shell, Task, View};
use crate::dom::Element;

/// The part of a page that is in the chunk.
pub type Chunk = &'static dyn ChunkPage;

/// Loads the chunk and hands it to a callback; `None` if it cannot be loaded.
pub type LoadChunk = fn(Loaded);

/// The callback that takes the chunk.
pub type Loaded = Box<dyn FnOnce(Option<Chunk>)>;

pub(super) struct ChunkState {
    load: LoadChunk,
    loaded: RwSignal<Option<Chunk>>,
    is_loading: StoredValue<bool>,
}

impl ChunkState {
    pub(super) fn new(load: LoadChunk, loaded: Option<Chunk>) -> Self {
        Self {
            load,
            loaded: RwSignal::new(loaded),
            is_loading: StoredValue::new(false),
        }
    }
}

impl Shell {
    /// Gives `wanted` once the chunk that shows it is loaded, and `None` while it is loading. Call this
    /// where a change of the answer is followed.
    pub fn with_chunk<T>(self, wanted: Option<T>) -> Option<T> {
        let wanted = wanted?;
        let is_loaded = self.0.chunk.loaded.get().is_some();
        if !is_loaded {
            self.begin_loading(true);
        }
        is_loaded.then_some(wanted)
    }

    /// Loads the chunk, for something that the page can do without. Nothing is told if it cannot be loaded.
    pub fn load_quietly(self) {
        if self.0.chunk.loaded.get_untracked().is_none() {
            self.begin_loading(false);
        }
    }

    /// Loads the chunk, unless it is on its way.
    fn begin_loading(self, is_needed: bool) {
        let is_loading = self.0.chunk.is_loading;
        if !is_loading.get_value() {
            is_loading.set_value(true);
            self.load_chunk(|_| {}, is_needed);
        }
    }

    /// Builds a view of the chunk; `None` if the chunk is not loaded.
    #[must_use]
    pub fn build(self, view: View) -> Option<Element> {
        let chunk = self.0.chunk.loaded.get_untracked()?;
        Some(chunk.build(self, view))
    }

    /// Does a task of the chunk as soon as it is loaded.
    pub fn run_lazy(self, task: Task) {
        self.with_loaded_chunk(move |chunk| chunk.run(self, task));
    }

    /// Gives access to the chunk as soon as it is loaded.
    pub(super) fn with_loaded_chunk(self, act: impl FnOnce(Chunk) + 'static) {
        match self.0.chunk.loaded.get_untracked() {
            Some(chunk) => act(chunk),
            None => self.load_chunk(act, true),
        }
    }

    /// The part of the page that is in the chunk; `None` until the chunk is loaded. Follows signals.
    #[must_use]
    pub fn chunk(self) -> Option<Chunk> {
        self.0.chunk.loaded.get()
    }

    /// The game at the table, for code of the chunk.
    ///
    /// # Panics
    /// The chunk is not loaded, or the page has no matches.
    #[must_use]
    pub fn chunk_game(self) -> &'static dyn ChunkGame {
        let game = self.0.chunk.loaded.get_untracked();
        match game.and_then(ChunkPage::game) {
            Some(game) => game,
            None => throw_str("a game of the chunk"),
        }
    }

    /// The parts of the page that only this game has, for code of the chunk; `None` if the chunk is not loaded, or the
    /// page has no matches.
    #[must_use]
    pub fn own_chunk(self) -> Option<&'static dyn OwnChunk> {
        self.0.chunk.loaded.get_untracked()?.own()
    }

    /// Runs [`ChunkPage::watch`] if the page was opened with the chunk.
    pub(crate) fn watch_chunk(self) {
        if let Some(chunk) = self.0.chunk.loaded.get_untracked() {
            chunk.watch(self);
        }
    }

    fn load_chunk(self, then: impl FnOnce(Chunk) + 'static, is_needed: bool) {
        (self.0.chunk.load)(Box::new(move |chunk| {
            self.0.chunk.is_loading.set_value(false);
            if let Some(chunk) = chunk {
                // Several tasks may have waited for it.
                if self.0.chunk.loaded.get_untracked().is_none() {
                    self.page().chunk_loaded(self, chunk);
                    self.0.chunk.loaded.set(Some(chunk));
                    chunk.watch(self);
                }
                then(chunk);
            } else if is_needed {
                self.give_chunk_up();
            }
        }));
    }

    /// Closes what the chunk would have shown.
    fn give_chunk_up(self) {
        self.close_dialog();
        self.set_learning(false);
        self.show_more_options(false);
        self.page().chunk_failed(self);
        self.notify(Notice::AnalysisSilent);
    }
}
