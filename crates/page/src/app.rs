//! The composition root of a page with matches: makes all its parts and connects them.

use leptos::prelude::RwSignal;

use protocol::{MatchReader, StorageName};

use crate::address;
use crate::back;
use crate::components::{GameViews, with_screens};
use crate::dom::Element;
use crate::frame;
use crate::reminder;
use crate::shell;
use crate::shell::{
    Chunk, LoadChunk, MatchOpening, MatchPage, MatchState, MatchTask, MatchView, Notice, Opening,
    Shell, WithLazy,
};

/// A game whose page [`start`] runs.
pub trait App: MatchPage + GameViews {
    /// The game's own state. It has the state of the match, and gets the signal of the messages in the
    /// language of the page.
    fn new(match_state: MatchState, words: RwSignal<&'static Self::Words>) -> Self;
    /// The title of the document.
    fn title(words: &'static Self::Words) -> &'static str;
    /// The reader of saved matches, which is in the chunk.
    fn match_reader(lazy_api: Self::LazyApi) -> MatchReader;
    /// Connects the workers, before a saved match is opened.
    fn connect_workers(shell: Shell<Self>);
    /// Follows what happens on the table for the lifetime of the page, with movements and sounds.
    fn watch(shell: Shell<Self>);
    /// The log: the live region with what happens on the table.
    fn log(shell: Shell<Self>) -> Element;
    /// Opens what the fragment of the address names, or closes what an earlier one has opened if there is
    /// none any more.
    fn follow_address(shell: Shell<Self>);
    /// A view of the chunk that lies over the page, such as a review. Follows signals.
    #[must_use]
    fn overlay(_shell: Shell<Self>) -> Option<Self::View> {
        None
    }
}

/// Starts the page of a game. `load` loads the chunk.
pub fn start<G: App>(load: LoadChunk<G>) {
    shell::start(load, MatchOpening::is_first(G::INFO), |load, chunk| {
        let opening = MatchOpening::new(G::INFO, chunk.map(|chunk| (chunk.settings)()));
        shell::mount::<G>(opening.lang(), move |host, words| {
            page(host, open(opening, words, load, chunk))
        });
    });
}

/// Makes the shell of a page that has just been opened, restores the saved match, and opens what the
/// address names.
#[must_use]
pub fn open<G: App>(
    opening: MatchOpening,
    words: &'static G::Words,
    load_chunk: LoadChunk<G>,
    chunk: Option<Chunk<G>>,
) -> Shell<G> {
    let preferences = opening.preferences();
    let MatchOpening {
        address,
        loaded,
        notices,
    } = opening;
    let opening = Opening {
        words,
        settings: loaded,
        preferences,
        is_muted: address.mute == Some(true),
        notices,
        load_chunk,
        chunk,
    };
    let reader = chunk.map(|chunk| G::match_reader(chunk.lazy_api));
    let shell = Shell::open(opening, |words| {
        G::new(MatchState::new(G::format(), address, reader), words)
    });
    G::connect_workers(shell);
    shell.restore_match();
    if address::has_fragment() {
        G::follow_address(shell);
    }
    shell
}

fn page<G: App>(host: Element, shell: Shell<G>) -> Element {
    shell.connect(G::title);
    G::watch(shell);
    shell.watch_saves();
    shell.watch_chunk();
    if frame::host().is_some() {
        shell.run_lazy(MatchTask::Embed.into());
    }
    let saved = [StorageName::Match, StorageName::Settings].map(|name| name.of(G::INFO.id()));
    if reminder::take_import_offer(&StorageName::ImportOffered.of(G::INFO.id()), &saved) {
        shell.notify(Notice::ImportHere);
    }
    back::on_fragment(move || G::follow_address(shell));
    with_screens(host, shell)
        .lazy(shell, move || G::overlay(shell))
        .lazy(shell, move || {
            let question = shell.question().map(MatchView::Question);
            question.map(G::View::from)
        })
        .child(G::log(shell))
}
