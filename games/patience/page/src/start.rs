//! The start of the page.

use leptos::prelude::{Get, GetUntracked, RwSignal, SetValue, StoredValue, With, document};
use page::address;
use page::back;
use page::components::with_screens;
use page::dom::{Element, effect, on_window};
use page::frame;
use page::shell;
use page::shell::{
    Catalogs, Chunk, ChunkPage, LoadChunk, MatchOpening, Notice, Shell, Task, View, WithLazy,
    WordsRef,
};
use page::sound;
use patience::play::{DealLink, Play, Statistics, Tapper};
use patience::protocol::INFO;
use patience::words::{Guide, Words};
use protocol::{KeyValueStore, StorageName};
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;

use crate::actions;
use crate::kept;
use crate::own::{Findings, GIVE_UP, Page, PatiencePage, WON};
use crate::saved;
use crate::stopwatch;

/// The number of characters of an unknown name that are shown.
const MAX_SHOWN: usize = 40;

/// Starts the page. `load` loads the chunk.
pub fn start(load: LoadChunk) {
    let settings = StorageName::Settings.of(INFO.id());
    let is_first = !matches!(page::storage::BrowserStorage.load(&settings), Ok(Some(_)));
    shell::start(load, is_first, move |chunk| {
        let opening = MatchOpening::new(&INFO, chunk.map(ChunkPage::settings));
        let catalogs = Catalogs::of::<Words, Guide>();
        shell::mount(catalogs, opening.lang(), move |host, words| {
            build(host, open(opening, catalogs, words, load, chunk))
        });
    });
}

fn open(
    opening: MatchOpening,
    catalogs: Catalogs,
    words: WordsRef,
    load_chunk: LoadChunk,
    chunk: Option<Chunk>,
) -> Page {
    let (opening, address) = opening.with_program(catalogs, words, load_chunk, chunk);
    let own = PatiencePage {
        play: RwSignal::new(None),
        is_at_table: RwSignal::new(false),
        picked: RwSignal::new(None),
        refused: RwSignal::new(None),
        hint: RwSignal::new(None),
        left: RwSignal::new(None),
        seconds: RwSignal::new(0),
        statistics: RwSignal::new(Statistics::default()),
        result: RwSignal::new(None),
        celebrates: RwSignal::new(false),
        wanted: RwSignal::new(None),
        log: StoredValue::new(None),
        tapper: StoredValue::new(Tapper::default()),
        kept: StoredValue::new(None),
        findings: Findings::new(),
        host: address.host,
        is_paused: RwSignal::new(false),
        ended: RwSignal::new(None),
    };
    Shell::open(opening, Box::new(own), |_| None).into()
}

fn build(host: Element, page: Page) -> Element {
    page.connect(move || title(page));
    sound::listen();
    kept::watch(page);
    saved::quarantine_unknown(page);
    open_address(page);
    if frame::host().is_some() {
        page.run_lazy(Task::Embed);
    }
    back::on_fragment(move || follow_fragment(page));
    listen_for_undo(page);
    stopwatch::start(page);
    let own = page.own();
    with_screens(host, *page)
        .lazy(*page, move || own.result.get().map(|_| View::Own(WON)))
        .lazy(*page, move || own.wanted.get().map(|_| View::Own(GIVE_UP)))
        .child(shell::log(*page, move |lines| {
            own.log.set_value(Some(lines));
        }))
}

/// Opens what the address names: `?game=klondike&deal=1`, or the same in the fragment.
fn open_address(page: Page) {
    let parameters = address::parameters(&["game", "deal"]);
    let parameters: Vec<String> = parameters
        .iter()
        .map(|(name, value)| format!("{name}={value}"))
        .collect();
    let given = [
        address::fragment().unwrap_or_default(),
        parameters.join("&"),
    ];
    // The game that is opened is in the fragment from now on: what was closed does not open again on a reload.
    address::remove_parameters(&["game", "deal"]);
    if let Some(link) = given.iter().find_map(|text| DealLink::read(text)) {
        actions::open(page, link);
    }
    for text in &given {
        tell_faults(page, text);
    }
    effect(move || {
        // The screen reader hears which page this is; the browser's list of pages shows it too.
        let at_table = page.own().is_at_table.get();
        let name = if at_table { "table" } else { "first" };
        if let Some(root) = document().document_element() {
            // It fails only for an invalid name.
            let _ = root.set_attribute("data-screen", name);
        }
    });
}

/// The title of the page: at the table, the name of the game comes first.
fn title(page: Page) -> String {
    let (own, words) = (page.own(), page.words());
    let game = own.play.with(|play| play.as_ref().map(Play::game));
    match game.filter(|_| own.is_at_table.get()) {
        Some(game) => format!("{} – {}", words.game_name(&game.names), words.title()),
        None => words.title().into(),
    }
}

/// Goes where the fragment leads: to a game, or back to the first page.
fn follow_fragment(page: Page) {
    let fragment = address::fragment().unwrap_or_default();
    page.hide_dialog();
    if let Some(link) = DealLink::read(&fragment) {
        actions::open(page, link);
    } else {
        actions::leave(page);
    }
    tell_faults(page, &fragment);
}

/// Says that a link names a game or a deal that there is not.
fn tell_faults(page: Page, text: &str) {
    for (name, value) in DealLink::faults(text) {
        page.notify(Notice::IgnoredParameter {
            name: name.into(),
            value: value.chars().take(MAX_SHOWN).collect(),
        });
    }
}

/// Ctrl or Cmd with Z takes a turn back; with Y, or with Shift too, it comes again.
fn listen_for_undo(page: Page) {
    on_window("keydown", move |event| {
        let event: KeyboardEvent = event.unchecked_into();
        let is_open = document().query_selector("dialog[open]");
        let is_free =
            page.own().is_at_table.get_untracked() && is_open.is_ok_and(|at| at.is_none());
        let has_key = (event.ctrl_key() || event.meta_key()) && !event.alt_key();
        if !is_free || !has_key {
            return;
        }
        match (event.key().to_ascii_lowercase().as_str(), event.shift_key()) {
            ("z", false) => actions::undo(page),
            ("z", true) | ("y", false) => actions::redo(page),
            _ => return,
        }
        event.prevent_default();
    });
}
