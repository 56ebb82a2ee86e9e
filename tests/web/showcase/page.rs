//! A page for scenes that no game has yet: the tests make them.

use core::cell::Cell;

use cards::Seed;
use game::ChosenOptions;
use game::Game;
use own_trumps::bots::levels;
use own_trumps::rules::Round;
use own_trumps::words::Words;
use page::scene_game;
use page::scene_game::{TableStart, chunk_of};
use page::scene_page;
use page::shell::{Chunk, Loaded, LoadedSettings, MatchOpening, Shell};
use protocol::TableFormat;
use scene::{TableScene, Word};
use session::{MatchOptions, Player, Speed};
use web_sys::{HtmlElement, KeyboardEvent, KeyboardEventInit};
use words::Lang;

use super::set_scene;
use super::set_scene::Showcase;
use crate::{clear_storage, show, wait};

thread_local! {
    static SHELL: Cell<Option<Shell>> = const { Cell::new(None) };
}

/// Opens a page whose table shows a scene. The person is to move.
pub(super) async fn open(scene: TableScene) -> HtmlElement {
    show_next(scene);
    clear_storage();
    let host = show(|| {
        let opening = MatchOpening::new(
            &own_trumps::protocol::INFO,
            Some(LoadedSettings::load(&own_trumps::protocol::INFO)),
        );
        let chunk: Option<Chunk> = Some(chunk_of::<Showcase, ()>());
        let load = |loaded: Loaded| loaded(Some(chunk_of::<Showcase, ()>()));
        let table = TableStart::of::<Showcase, ()>();
        let shell = scene_game::open(table, opening, Words::for_lang(Lang::En), load, chunk);
        shell.change_preferences(|preferences| preferences.speed = Speed::Instant);
        SHELL.set(Some(shell));
        scene_page::watch(shell);
        shell.deal_once(options());
        let mut elements = scene_page::table(shell);
        elements.push(scene_page::log(shell));
        elements
    });
    wait(0).await;
    host
}

/// The scene that the table shows from its next move on.
pub(super) fn show_next(scene: TableScene) {
    set_scene::show(move |_, _| scene.clone());
}

/// The words of the moves that the rules allow the person now.
pub(super) fn legal() -> Vec<Word> {
    let record = SHELL.get().expect("a page").record().expect("a match");
    record.any().legal()
}

/// The moves that were made.
pub(super) fn made() -> Vec<Word> {
    let record = SHELL.get().expect("a page").record().expect("a match");
    record.moves().to_vec()
}

/// A match whose first card the person leads; the bot needs a worker, and there is none.
fn options() -> MatchOptions {
    let start = |seats, seed| Round::start(Seed(seed), seats, &ChosenOptions::default());
    let is_own = |seats, seed: &u64| {
        let round = start(seats, *seed).deal();
        round.to_move() == Some(cards::Seat::FIRST)
    };
    let players = vec![Player::here("Me"), Player::bot("Ada", levels::FOX)];
    let options = MatchOptions::new(players, |seats| {
        let seed = (0..100).find(|seed| is_own(seats, seed));
        start(seats, seed.expect("in half of the deals"))
    });
    options.expect("good options")
}

/// An attribute of an element; empty without it.
pub(super) fn attribute(element: &web_sys::Element, name: &str) -> String {
    element.get_attribute(name).unwrap_or_default()
}

/// Presses a key where the focus is.
pub(super) fn press_key(key: &str) {
    let init = KeyboardEventInit::new();
    init.set_key(key);
    init.set_bubbles(true);
    let event = KeyboardEvent::new_with_keyboard_event_init_dict("keydown", &init);
    let window = leptos::prelude::window();
    let target = leptos::prelude::document().active_element();
    let event = event.expect("an event");
    // The pages of earlier tests listen too. The first that acts is the last.
    let stop = js_sys::Function::new_no_args("this.stopImmediatePropagation()");
    let is_set = js_sys::Reflect::set(&event, &"preventDefault".into(), &stop);
    assert_eq!(is_set, Ok(true));
    match target {
        Some(element) => drop(element.dispatch_event(&event)),
        None => drop(window.dispatch_event(&event)),
    }
}

/// The name of the element that has the focus.
pub(super) fn focused() -> String {
    let active = leptos::prelude::document().active_element();
    active
        .map(|active| attribute(&active, "aria-label"))
        .unwrap_or_default()
}
