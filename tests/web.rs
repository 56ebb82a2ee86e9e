//! The components, in a browser.
#![cfg(target_arch = "wasm32")]

use cards::{Card, Seat, Seed};
use game::Game;
use js_sys::{Promise, Reflect};
use leptos::prelude::{GetValue, SetValue, StoredValue, document, window};
use little_devils::bots::Level;
use little_devils::protocol::MATCH;
use little_devils::rules::Match;
use little_devils::session::{Event, MatchOptions, Opponent};
use little_devils::words::Words;
use little_devils_page::chunk;
use little_devils_page::components::{card_face, lobby, log, notices, score_table, table_view};
use little_devils_page::notice::Notice;
use little_devils_page::store::{Loaded, Opening, Store, load_settings};
use page::dom;
use page::dom::Element as Built;
use page::storage::BrowserStorage;
use protocol::KeyValueStore;
use session::Speed;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::{Element, HtmlElement};
use words::Lang;

#[path = "../games/little-devils/tests/it/conformance.rs"]
mod conformance;
#[path = "../crates/game/tests/it/kuhn.rs"]
mod kuhn;
#[path = "../crates/game/tests/it/nim.rs"]
mod nim;
#[path = "../games/little-devils/tests/it/seeded.rs"]
mod seeded;

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
        shown.push(log(store));
        shown
    })
}

/// A store as the page has it when it opens.
fn open_store() -> Store {
    let opening = Opening::new(Some(load_settings()));
    let loader = |loaded: Loaded| loaded(Some(chunk::entries()));
    Store::open(
        opening,
        Words::for_lang(Lang::En),
        loader,
        Some(chunk::entries()),
    )
}

/// Gives the page the German messages when it asks for them, as the script of the built page does.
fn serve_messages() {
    let texts = Closure::<dyn Fn(String) -> Promise>::new(|name: String| {
        assert_eq!(name, "words/de");
        Promise::resolve(&JsValue::from_str(include_str!(
            "../games/little-devils/src/words/words/de.txt"
        )))
    });
    Reflect::set(&window(), &"texts".into(), texts.as_ref()).expect("a window takes any property");
    texts.forget();
}

/// Options with bots that need the worker, which these tests do not have.
fn options(seed: u64) -> MatchOptions {
    let opponents = ["Anna", "Bert", "Cleo"];
    let opponents = opponents.map(|name| Opponent {
        name: name.into(),
        level: Level::from_id("devil").expect("a level"),
    });
    MatchOptions::new(Seed(seed), "Me", opponents.to_vec()).expect("good options")
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

#[wasm_bindgen_test]
fn a_card_shows_its_number_and_its_devils() {
    for (number, devils) in [(15, 5), (3, 1), (22, 2), (10, 3)] {
        let host = show(move || vec![card_face(Card::new(number).expect("a card"))]);
        assert_eq!(
            one(&host, ".number").text_content(),
            Some(number.to_string())
        );
        assert_eq!(
            one(&host, ".count").text_content(),
            Some(devils.to_string())
        );
        assert_eq!(all(&host, ".devils .devil").len(), devils);
        assert!(all(&host, ".halo").is_empty());
    }
}

#[wasm_bindgen_test]
fn a_card_without_devils_is_marked() {
    let host = show(|| vec![card_face(Card::new(44).expect("a card"))]);
    assert_eq!(
        one(&host, ".face").get_attribute("data-devils").as_deref(),
        Some("0")
    );
    assert_eq!(all(&host, ".halo").len(), 1);
    assert!(all(&host, ".devils .devil").is_empty());
}

#[wasm_bindgen_test]
async fn the_form_starts_with_four_players_and_follows_the_language() {
    serve_messages();
    let host = show_page(|_| {}, |store| vec![lobby(store)]);
    wait(0).await;
    assert_eq!(
        one(&host, ".seats").text_content().as_deref(),
        Some("4 players · Kobold")
    );
    one(&host, ".ways [aria-expanded=false]").click();
    wait(0).await;
    assert_eq!(all(&host, ".opponent").len(), 3);
    assert_eq!(
        one(&host, "button[type=submit]").text_content().as_deref(),
        Some("Deal")
    );
    let radio = one(&host, "input[type=radio][value='6']");
    radio.click();
    wait(0).await;
    assert_eq!(all(&host, ".opponent").len(), 5);
    let lang: web_sys::HtmlSelectElement = one(&host, ".preferences select").unchecked_into();
    lang.set_value("de");
    lang.dispatch_event(&web_sys::Event::new("change").expect("an event"))
        .expect("heard");
    wait(0).await;
    assert_eq!(
        one(&host, "button[type=submit]").text_content().as_deref(),
        Some("Austeilen")
    );
}

#[wasm_bindgen_test]
async fn the_table_has_every_seat_and_names_every_card() {
    let host = show_page(|store| store.deal(options(2)), table_view);
    wait(0).await;
    let seats = all(&host, "[role=group].seat");
    let names = seats
        .iter()
        .filter_map(|seat| seat.get_attribute("aria-label"));
    let names: std::collections::BTreeSet<_> = names.collect();
    let expected = ["Anna", "Bert", "Cleo", "Me (you)"].map(String::from);
    assert_eq!(names, expected.into());
    let cards = all(&host, "[role=group][aria-label='Your hand'] button");
    assert_eq!(cards.len(), 9);
    for card in cards {
        let (number, name) = (
            card.get_attribute("data-card"),
            card.get_attribute("aria-label"),
        );
        let (number, name) = (number.expect("a number"), name.expect("a name"));
        assert!(
            name.starts_with(&format!("{number}, ")) && name.contains("devil"),
            "{name}"
        );
        assert!(!card.has_attribute("disabled"));
    }
}

#[wasm_bindgen_test]
async fn a_card_that_may_not_be_played_says_why_and_stays() {
    let host = show_page(|store| store.deal(options(bot_leads())), table_view);
    wait(0).await;
    let cards = all(&host, "#hand button[aria-disabled=true]");
    assert_eq!(
        cards.len(),
        9,
        "without a worker the bot that leads never plays"
    );
    let card: &HtmlElement = cards[0].unchecked_ref();
    card.click();
    wait(20).await;
    let status = one(&host, ".status").text_content().expect("a text");
    assert!(status.contains("not your turn"), "{status}");
    let log = one(&host, "[role=log]").text_content().expect("a text");
    assert!(log.contains(&status), "{log}");
    assert_eq!(all(&host, "#hand button").len(), 9);
}

#[wasm_bindgen_test]
async fn the_score_table_has_a_row_for_each_player() {
    let host = show_page(
        |store| store.deal(options(2)),
        |store| vec![score_table(store)],
    );
    wait(0).await;
    assert_eq!(
        one(&host, "caption").text_content().as_deref(),
        Some("Scores")
    );
    assert_eq!(all(&host, "tbody tr").len(), 4);
    assert_eq!(
        all(&host, "tbody tr:first-child td").len(),
        1,
        "no round yet: the total alone"
    );
}

#[wasm_bindgen_test]
async fn equal_remarks_are_spoken_twice() {
    let held: StoredValue<Option<Store>> = StoredValue::new(None);
    let host = show_page(move |store| held.set_value(Some(store)), |_| Vec::new());
    let store = held.get_value().expect("shown");
    for _ in 0..2 {
        store.send(Event::Leave);
        wait(20).await;
        store.set_remark("It is not your turn yet.".into());
        wait(20).await;
    }
    let lines: Vec<_> = all(&host, "p")
        .iter()
        .filter_map(|line| line.text_content())
        .collect();
    assert_eq!(
        lines,
        ["It is not your turn yet.", "It is not your turn yet."]
    );
}

#[wasm_bindgen_test]
async fn instant_bots_play_without_a_worker() {
    let options = |seed| {
        let opponents = ["Anna", "Bert"].map(|name| Opponent {
            name: name.into(),
            level: Level::DEFAULT,
        });
        MatchOptions::new(Seed(seed), "Me", opponents.to_vec()).expect("good options")
    };
    let leads = |seed: &u64| {
        let round = Match::new(options(*seed).seats(), Seed(*seed)).deal();
        round.to_move() != Some(Seat::FIRST)
    };
    let seed = (0..100).find(leads).expect("in most deals");
    let host = show_page(move |store| store.deal(options(seed)), table_view);
    wait(500).await;
    assert!(!all(&host, ".plays li").is_empty(), "a bot has led");
    assert!(!all(&host, "#hand button:not([aria-disabled])").is_empty());
}

#[wasm_bindgen_test]
async fn without_a_worker_the_person_is_told_and_can_try_again() {
    let host = show_page(
        |store| store.deal(options(bot_leads())),
        |store| vec![notices(store)],
    );
    wait(1_500).await;
    assert!(
        one(&host, ".notice")
            .text_content()
            .expect("a text")
            .contains("are not responding")
    );
    one(&host, ".notice button").click();
    wait(20).await;
    assert!(
        all(&host, ".notice").is_empty(),
        "dismissed while it is tried again"
    );
    wait(1_500).await;
    assert_eq!(
        all(&host, ".notice").len(),
        1,
        "and told again when it fails again"
    );
}

#[wasm_bindgen_test]
async fn an_unreadable_save_is_moved_aside_and_reported() {
    clear_storage();
    BrowserStorage.save(MATCH, "{broken").expect("kept");
    let host = show(|| {
        let store = open_store();
        vec![notices(store)]
    });
    wait(0).await;
    assert!(
        one(&host, ".notice")
            .text_content()
            .expect("a text")
            .contains("set aside, not deleted")
    );
    let aside = format!("{MATCH}/unreadable-1");
    assert_eq!(
        BrowserStorage.load(&aside).expect("storage").as_deref(),
        Some("{broken")
    );
    assert_eq!(BrowserStorage.load(MATCH).expect("storage"), None);
}

#[wasm_bindgen_test]
fn a_notice_names_the_parameter_that_was_ignored() {
    let ignored = little_devils::protocol::Address::read([("players", "9")])
        .1
        .remove(0);
    for lang in Lang::ALL {
        assert!(
            Notice::IgnoredParameter(ignored.clone())
                .text(Words::for_lang(lang))
                .contains("players=9")
        );
    }
}
