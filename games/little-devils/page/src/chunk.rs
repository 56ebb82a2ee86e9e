//! Code splitting: the chunk of the program that a first match does not need. It is loaded when
//! something of it is used for the first time, or at once where matches or settings are kept.
//!
//! What is in the chunk is reached through [`Chunk::entries`] only. A direct call from elsewhere would
//! move it into the program that everybody waits for.

use leptos::prelude::{Get, GetUntracked, GetValue, Set, SetValue, Update};

use little_devils::protocol::{AsideMatch, Settings};

use super::aside::Question;
use super::components::{Form, analysis, dialog, lesson, match_list, new_match, question};
use super::notice::Notice;
use super::store::Store;
use super::{embed, save_guard};
use crate::dialog::Page;
use crate::message::Message;
use page::dom::Element;

/// The chunk's functions.
#[derive(Clone, Copy, Debug)]
pub struct Chunk {
    /// Builds a view.
    pub(super) build: fn(Store, LazyView) -> Element,
    /// Does a task.
    pub(super) run: fn(Store, LazyTask),
    /// Reads the settings that are kept, with what is to be told of them.
    pub(super) settings: fn() -> (Settings, Option<Notice>),
    /// Reads a match as it was kept.
    pub(super) read_match: fn(&str) -> Option<AsideMatch>,
}

/// Loads the chunk and hands it on; `None` if it cannot be had.
pub type LoadChunk = fn(Loaded);

/// Takes the chunk.
pub type Loaded = Box<dyn FnOnce(Option<Chunk>)>;

impl Chunk {
    /// The chunk's functions. This function is the way into it: see [`LoadChunk`].
    #[must_use]
    pub fn entries() -> Self {
        Self {
            build,
            run,
            settings: save_guard::settings,
            read_match: |text| AsideMatch::load(text).ok(),
        }
    }
}

/// A view of the chunk.
#[derive(Clone, Debug, PartialEq)]
pub enum LazyView {
    /// A dialog that the person opens.
    Page(Page),
    /// The tutorial.
    Lesson,
    /// The form of all options.
    NewMatch(Form),
    /// The matches to go back to.
    Matches,
    /// A question about the person's matches.
    Question(Question),
    /// The dialog of what is looked at beside the table.
    Study,
}

/// Something the chunk does.
#[derive(Clone, Debug)]
pub enum LazyTask {
    /// Talks with the page around the frame.
    Embed,
    /// Does what the study says.
    Study(Message),
    /// Plays and keeps the match here from now on, which another tab or frame has.
    PlayOnHere,
}

fn build(store: Store, view: LazyView) -> Element {
    match view {
        LazyView::Page(page) => dialog(store, page),
        LazyView::Lesson => lesson(store),
        LazyView::NewMatch(form) => new_match(store, form),
        LazyView::Matches => match_list(store),
        LazyView::Question(asked) => question(store, asked),
        LazyView::Study => analysis(store),
    }
}

fn run(store: Store, task: LazyTask) {
    match task {
        LazyTask::Embed => embed::connect(store),
        LazyTask::Study(said) => store.obey_study(&said),
        LazyTask::PlayOnHere => store.play_on_here(),
    }
}

/// Elements with views of the chunk in them.
pub trait WithLazy {
    /// Adds a view of the chunk for as long as `wanted` names one.
    #[must_use]
    fn lazy(self, store: Store, wanted: impl Fn() -> Option<LazyView> + 'static) -> Self;
}

impl WithLazy for Element {
    fn lazy(self, store: Store, wanted: impl Fn() -> Option<LazyView> + 'static) -> Self {
        self.live(
            move || store.with_chunk(wanted()),
            move |view| {
                let built = view.and_then(|view| store.build(view));
                built.into_iter().collect()
            },
        )
    }
}

impl Store {
    /// What is wanted, once the chunk is there that shows it; until then it is on its way. For use
    /// where a change of the answer is followed.
    pub fn with_chunk<T>(self, wanted: Option<T>) -> Option<T> {
        let wanted = wanted?;
        let loaded = self.chunk.get().is_some();
        if !loaded && !self.chunk_asked.get_value() {
            self.chunk_asked.set_value(true);
            self.load_chunk(|_| {});
        }
        loaded.then_some(wanted)
    }

    /// Builds a view of the chunk, after [`Self::with_chunk`] has said that it is there.
    #[must_use]
    pub fn build(self, view: LazyView) -> Option<Element> {
        let chunk = self.chunk.get_untracked()?;
        Some((chunk.build)(self, view))
    }

    /// Does a task of the chunk, as soon as that is there.
    pub fn run_lazy(self, task: LazyTask) {
        match self.chunk.get_untracked() {
            Some(chunk) => (chunk.run)(self, task),
            None => self.load_chunk(move |chunk| (chunk.run)(self, task)),
        }
    }

    fn load_chunk(self, then: impl FnOnce(Chunk) + 'static) {
        (self.chunk_loader)(Box::new(move |chunk| {
            self.chunk_asked.set_value(false);
            if let Some(chunk) = chunk {
                self.take_chunk(chunk);
                then(chunk);
            } else {
                self.do_without_chunk();
            }
        }));
    }

    fn take_chunk(self, chunk: Chunk) {
        self.with_saves(|saves| saves.set_reader(chunk.read_match));
        self.listed.update(|version| *version += 1);
        self.chunk.set(Some(chunk));
    }

    /// The chunk cannot be had: what takes it is closed again.
    fn do_without_chunk(self) {
        self.close_page();
        self.close_study();
        self.learning.set(false);
        self.more_options.set(false);
        self.question.set(None);
        self.tell(Notice::StudySilent);
    }
}
