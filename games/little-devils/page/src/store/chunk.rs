//! The lazily loaded chunk of the program: its functions, and loading it on first use.

use leptos::prelude::{Get, GetUntracked, GetValue, RwSignal, Set, SetValue, StoredValue};

use little_devils::protocol::AsideMatch;
use page::dom::Element;

use super::{LoadedSettings, MatchForm, MatchQuestion, Store};
use crate::analysis_page::AnalysisEntry;
use crate::dialog::Dialog;
use crate::message::UnreadMessage;
use crate::notice::Notice;

/// The functions of the chunk.
#[derive(Clone, Copy, Debug)]
pub struct Chunk {
    /// Builds a view.
    pub build: fn(Store, LazyView) -> Element,
    /// Does a task.
    pub run: fn(Store, LazyTask),
    /// The tip of a coached round: see [`Store::tip`].
    pub tip: fn(Store) -> Option<String>,
    /// Loads the saved settings.
    pub settings: fn() -> LoadedSettings,
    /// Parses a saved match.
    pub read_match: fn(&str) -> Option<AsideMatch>,
}

/// Loads the chunk and hands it to a callback; `None` if it cannot be loaded.
pub type LoadChunk = fn(Loaded);

/// The callback that takes the chunk.
pub type Loaded = Box<dyn FnOnce(Option<Chunk>)>;

/// A view of the chunk.
#[derive(Clone, Debug, PartialEq)]
pub enum LazyView {
    /// A dialog that the person opens.
    Dialog(Dialog),
    /// The tutorial.
    Lesson,
    /// The form of all options.
    NewMatch(MatchForm),
    /// The unfinished matches.
    Matches,
    /// A question about the person's matches.
    Question(MatchQuestion),
    /// The dialog of the analysis worker's pages.
    Analysis,
}

/// A task of the chunk.
#[derive(Clone, Debug)]
pub enum LazyTask {
    /// Connects with the host page.
    Embed,
    /// Opens the page that the fragment of the address names.
    FollowFragment,
    /// Opens an analysis page.
    OpenAnalysis(AnalysisEntry),
    /// Handles a message of the analysis worker.
    Analysis(UnreadMessage),
    /// Takes the match over from another tab or frame.
    PlayOnHere,
    /// Handles a keyboard shortcut at the table. The text is the last line of the log.
    Key(char, Option<String>),
    /// Takes the person's last decision back.
    Undo,
    /// Opens the hint.
    Hint,
    /// Asks for the tip of a coached round.
    AskTip,
    /// Ends the tips.
    StopCoaching,
}

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

impl Store {
    /// Gives `wanted` once the chunk that shows it is loaded, and `None` while it is loading. Call this
    /// where a change of the answer is followed.
    pub fn with_chunk<T>(self, wanted: Option<T>) -> Option<T> {
        let wanted = wanted?;
        let state = &self.0.chunk;
        let is_loaded = state.loaded.get().is_some();
        if !is_loaded && !state.is_loading.get_value() {
            state.is_loading.set_value(true);
            self.load_chunk(|_| {});
        }
        is_loaded.then_some(wanted)
    }

    /// Builds a view of the chunk; `None` if the chunk is not loaded.
    #[must_use]
    pub fn build(self, view: LazyView) -> Option<Element> {
        let chunk = self.0.chunk.loaded.get_untracked()?;
        Some((chunk.build)(self, view))
    }

    /// Does a task of the chunk as soon as it is loaded.
    pub fn run_lazy(self, task: LazyTask) {
        match self.0.chunk.loaded.get_untracked() {
            Some(chunk) => (chunk.run)(self, task),
            None => self.load_chunk(move |chunk| (chunk.run)(self, task)),
        }
    }

    /// The best card and why, in a sentence, while the person chooses a card in a coached round. Only the
    /// chunk can start such a round.
    #[must_use]
    pub fn coached_tip(self) -> Option<String> {
        (self.0.chunk.loaded.get()?.tip)(self)
    }

    fn load_chunk(self, then: impl FnOnce(Chunk) + 'static) {
        (self.0.chunk.load)(Box::new(move |chunk| {
            self.0.chunk.is_loading.set_value(false);
            if let Some(chunk) = chunk {
                self.set_match_reader(chunk.read_match);
                self.0.chunk.loaded.set(Some(chunk));
                then(chunk);
            } else {
                self.give_chunk_up();
            }
        }));
    }

    /// Closes what the chunk would have shown.
    fn give_chunk_up(self) {
        self.close_dialog();
        self.close_analysis();
        self.set_learning(false);
        self.show_more_options(false);
        self.close_question();
        self.notify(Notice::AnalysisSilent);
    }
}
