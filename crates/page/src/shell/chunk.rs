//! The lazily loaded chunk of the program: its functions, and loading it on first use.

use leptos::prelude::{Get, GetUntracked, GetValue, RwSignal, Set, SetValue, StoredValue};

use super::{GamePage, LoadedSettings, Notice, Shell};
use crate::dom::Element;

/// The functions of the chunk.
pub struct Chunk<G: GamePage> {
    /// Builds a view.
    pub build: fn(Shell<G>, G::View) -> Element,
    /// Does a task.
    pub run: fn(Shell<G>, G::Task),
    /// Follows what a first match does not have, for the lifetime of the page.
    pub watch: fn(Shell<G>),
    /// Loads the saved settings.
    pub settings: fn() -> LoadedSettings,
    /// The functions that only this game has.
    pub lazy_api: G::LazyApi,
}

impl<G: GamePage> Clone for Chunk<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GamePage> Copy for Chunk<G> {}

/// Loads the chunk and hands it to a callback; `None` if it cannot be loaded.
pub type LoadChunk<G> = fn(Loaded<G>);

/// The callback that takes the chunk.
pub type Loaded<G> = Box<dyn FnOnce(Option<Chunk<G>>)>;

pub(super) struct ChunkState<G: GamePage> {
    load: LoadChunk<G>,
    loaded: RwSignal<Option<Chunk<G>>>,
    is_loading: StoredValue<bool>,
}

impl<G: GamePage> ChunkState<G> {
    pub(super) fn new(load: LoadChunk<G>, loaded: Option<Chunk<G>>) -> Self {
        Self {
            load,
            loaded: RwSignal::new(loaded),
            is_loading: StoredValue::new(false),
        }
    }
}

impl<G: GamePage> Shell<G> {
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
    pub fn build(self, view: G::View) -> Option<Element> {
        let chunk = self.0.chunk.loaded.get_untracked()?;
        Some((chunk.build)(self, view))
    }

    /// Does a task of the chunk as soon as it is loaded.
    pub fn run_lazy(self, task: G::Task) {
        self.with_loaded_chunk(move |chunk| (chunk.run)(self, task));
    }

    /// Gives access to the chunk as soon as it is loaded.
    pub(super) fn with_loaded_chunk(self, act: impl FnOnce(Chunk<G>) + 'static) {
        match self.0.chunk.loaded.get_untracked() {
            Some(chunk) => act(chunk),
            None => self.load_chunk(act, true),
        }
    }

    /// The functions of the chunk that only this game has, once it is loaded.
    #[must_use]
    pub fn lazy_api(self) -> Option<G::LazyApi> {
        Some(self.0.chunk.loaded.get()?.lazy_api)
    }

    /// Runs [`Chunk::watch`] if the page was opened with the chunk.
    pub(crate) fn watch_chunk(self) {
        if let Some(chunk) = self.0.chunk.loaded.get_untracked() {
            (chunk.watch)(self);
        }
    }

    fn load_chunk(self, then: impl FnOnce(Chunk<G>) + 'static, is_needed: bool) {
        (self.0.chunk.load)(Box::new(move |chunk| {
            self.0.chunk.is_loading.set_value(false);
            if let Some(chunk) = chunk {
                // Several tasks may have waited for it.
                if self.0.chunk.loaded.get_untracked().is_none() {
                    G::chunk_loaded(self, chunk.lazy_api);
                    self.0.chunk.loaded.set(Some(chunk));
                    (chunk.watch)(self);
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
        G::chunk_failed(self);
        self.notify(Notice::AnalysisSilent);
    }
}
