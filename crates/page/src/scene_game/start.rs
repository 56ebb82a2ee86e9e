//! The start of the page of a game at a table: makes all its parts and connects them.

use core::marker::PhantomData;

use protocol::{MatchReader, StorageName};
use scene::SceneGame;

use super::any::Typed;
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
    AnyGame, Catalogs, Chunk, ChunkPage, LoadChunk, MatchOpening, MatchState, Notice, OwnPage,
    OwnParts, Shell, Task, View, WithLazy, WordsRef,
};

/// What a page needs of a game at a table before its chunk is there.
#[derive(Clone, Copy)]
pub struct TableStart {
    /// The game.
    pub game: &'static dyn AnyGame,
    /// Its texts.
    pub catalogs: Catalogs,
    /// The parts that only this page has.
    pub parts: fn() -> Box<dyn OwnParts>,
}

impl TableStart {
    /// That of a game with its types, and with the parts that only this page has.
    #[must_use]
    pub const fn of<T: SceneGame, P: OwnPage>() -> Self {
        Self {
            game: &Typed::<T>(PhantomData),
            catalogs: Catalogs::of::<T::Words, T::Guide>(),
            parts: P::parts,
        }
    }
}

/// Starts the page of a game. `load` loads the chunk.
pub fn start(table: TableStart, load: LoadChunk) {
    let info = table.game.format().info();
    shell::start(load, MatchOpening::is_first(info), move |chunk| {
        let opening = MatchOpening::new(info, chunk.map(ChunkPage::settings));
        let lang = opening.lang();
        shell::mount(table.catalogs, lang, move |host, words| {
            page(host, open(table, opening, words, load, chunk))
        });
    });
}

/// Makes the shell of a page that has just been opened, restores the saved match, and opens what the
/// address names.
#[must_use]
pub fn open(
    table: TableStart,
    opening: MatchOpening,
    words: WordsRef,
    load_chunk: LoadChunk,
    chunk: Option<Chunk>,
) -> Shell {
    let game = table.game;
    let (opening, address) = opening.with_program(table.catalogs, words, load_chunk, chunk);
    let reader: Option<MatchReader> = chunk.and_then(ChunkPage::match_reader);
    let shell = Shell::open(opening, Box::new(TablePage::new(game)), |words| {
        Some(MatchState::new(
            game,
            (table.parts)(),
            address,
            reader,
            words,
        ))
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
