//! The components, in a browser.
#![cfg(target_arch = "wasm32")]

mod lobby;
mod michigan;
mod notices;
mod own_trumps;
mod showcase;
mod table;

#[path = "../../games/little-devils/tests/it/conformance.rs"]
mod conformance;
#[path = "../../crates/game/tests/it/kuhn.rs"]
mod kuhn;
#[path = "../../crates/game/tests/it/nim.rs"]
mod nim;
#[path = "../../games/little-devils/tests/it/seeded.rs"]
mod seeded;

use cards::{Seat, Seed};
use game::Game;
use leptos::prelude::{document, window};
use little_devils::bots::Level;
use little_devils::rules::Match;
use little_devils::scene::LittleDevils;
use little_devils::session::{MatchOptions, Player, match_options};
use little_devils::words::Words;
use little_devils_page::Own;
use little_devils_page::store::Store;
use page::dom;
use page::dom::Element as Built;
use page::scene_game::{TableStart, chunk_of, open};
use page::shell::{Chunk, Loaded, LoadedSettings, MatchOpening};
use session::Speed;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use wasm_bindgen_test::wasm_bindgen_test_configure;
use web_sys::{Element, HtmlElement};
use words::Lang;

wasm_bindgen_test_configure!(run_in_browser);

/// A fresh place on the page with the elements in it.
fn show(elements: impl FnOnce() -> Vec<Built> + 'static) -> HtmlElement {
    let host: HtmlElement = document()
        .create_element("div")
        .expect("an element")
        .unchecked_into();
    document()
        .body()
        .expect("a body")
        .append_child(&host)
        .expect("appended");
    dom::mount(&host, |host| host.children(elements()));
    host
}

/// Removes what earlier tests have saved.
fn clear_storage() {
    let storage = window().local_storage().expect("storage").expect("storage");
    storage.clear().expect("cleared");
}

/// The same with a store, as the page has it, and nothing saved by earlier tests.
fn show_page(
    prepare: impl FnOnce(Store) + 'static,
    elements: impl FnOnce(Store) -> Vec<Built> + 'static,
) -> HtmlElement {
    clear_storage();
    show(move || {
        let store = open_store();
        store.change_preferences(|preferences| preferences.speed = Speed::Instant);
        prepare(store);
        let mut shown = elements(store);
        shown.push(page::scene_page::log(*store));
        shown
    })
}

/// A store as the page has it when it opens.
fn open_store() -> Store {
    let opening = MatchOpening::new(
        &little_devils::protocol::INFO,
        Some(LoadedSettings::load(&little_devils::protocol::INFO)),
    );
    let chunk: Option<Chunk> = Some(chunk_of::<LittleDevils, Own>());
    let load = |loaded: Loaded| loaded(Some(chunk_of::<LittleDevils, Own>()));
    let table = TableStart::of::<LittleDevils, Own>();
    open(table, opening, Words::for_lang(Lang::En), load, chunk).into()
}

/// Options with bots that need the worker, which these tests do not have.
fn options(seed: u64) -> MatchOptions {
    let opponents = ["Anna", "Bert", "Cleo"];
    let opponents =
        opponents.map(|name| Player::bot(name, Level::from_id("devil").expect("a level")));
    match_options(Seed(seed), "Me", opponents.to_vec()).expect("good options")
}

/// A seed with which a bot leads the first trick.
fn bot_leads() -> u64 {
    let four = options(0).seats();
    let leader = |seed: &u64| Match::new(four, Seed(*seed)).deal().to_move();
    (0..100)
        .find(|seed| leader(seed) != Some(Seat::FIRST))
        .expect("in most deals")
}

fn all(host: &HtmlElement, selector: &str) -> Vec<Element> {
    let found = host.query_selector_all(selector).expect("a selector");
    (0..found.length())
        .filter_map(|at| found.item(at)?.dyn_into().ok())
        .collect()
}

fn one(host: &HtmlElement, selector: &str) -> HtmlElement {
    host.query_selector(selector)
        .expect("a selector")
        .expect(selector)
        .unchecked_into()
}

async fn wait(milliseconds: i32) {
    let promise = js_sys::Promise::new(&mut |resolve, _| {
        window()
            .set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, milliseconds)
            .expect("a timer");
    });
    JsFuture::from(promise).await.expect("it rings");
}
