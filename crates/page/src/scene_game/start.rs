//! The start of the page of a game at a table: makes all its parts and connects them.

use protocol::{MatchReader, StorageName};
use scene::SceneGame;

use super::game_of;
use super::page::{TablePage, follow_address};
use crate::address;
use crate::back;
use crate::components::with_screens;
use crate::dom::Element;
use crate::frame;
use crate::reminder;
use crate::scene_page;
use crate::shell;
use crate::shell::{
    Catalogs, Chunk, ChunkPage, LoadChunk, MatchOpening, MatchState, Notice, OwnPage, Shell, Task,
    View, WithLazy, WordsRef,
};

/// Starts the page of a game. `load` loads the chunk.
pub fn start<T: SceneGame, P: OwnPage>(load: LoadChunk) {
    let info = game_of::<T>().format().info();
    shell::start(load, MatchOpening::is_first(info), move |chunk| {
        let opening = MatchOpening::new(info, chunk.map(ChunkPage::settings));
        let (catalogs, lang) = (Catalogs::of::<T::Words, T::Guide>(), opening.lang());
        shell::mount(catalogs, lang, move |host, words| {
            page(host, open::<T, P>(opening, words, load, chunk))
        });
    });
}

/// Makes the shell of a page that has just been opened, restores the saved match, and opens what the
/// address names.
#[must_use]
pub fn open<T: SceneGame, P: OwnPage>(
    opening: MatchOpening,
    words: WordsRef,
    load_chunk: LoadChunk,
    chunk: Option<Chunk>,
) -> Shell {
    let game = game_of::<T>();
    let catalogs = Catalogs::of::<T::Words, T::Guide>();
    let (opening, address) = opening.with_program(catalogs, words, load_chunk, chunk);
    let reader: Option<MatchReader> = chunk.and_then(ChunkPage::match_reader);
    let shell = Shell::open(opening, Box::new(TablePage::new(game)), |words| {
        Some(MatchState::new(game, P::parts(), address, reader, words))
    });
    shell.connect_bots();
    shell.own_parts().connect(shell);
    shell.restore_match();
    if address::has_fragment() {
        follow_address(shell);
    }
    shell
}

fn page(host: Element, shell: Shell) -> Element {
    shell.connect(move || shell.titles()[0]);
    scene_page::watch(shell);
    shell.watch_results();
    shell.own_parts().watch(shell);
    shell.watch_saves();
    shell.watch_chunk();
    if frame::host().is_some() {
        shell.run_lazy(Task::Embed);
    }
    let id = shell.info().id();
    let saved = [StorageName::Match, StorageName::Settings].map(|name| name.of(id));
    if reminder::take_import_offer(&StorageName::ImportOffered.of(id), &saved) {
        shell.notify(Notice::ImportHere);
    }
    back::on_fragment(move || follow_address(shell));
    let overlay = move || {
        shell
            .own_parts()
            .has_overlay()
            .then_some(View::Own("overlay"))
    };
    with_screens(host, shell)
        .lazy(shell, overlay)
        .lazy(shell, move || shell.question().map(View::Question))
        .child(scene_page::log(shell))
}
