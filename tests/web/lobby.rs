//! The form for a new match, and its language.

use js_sys::{Promise, Reflect};
use leptos::prelude::window;
use little_devils::words::Words;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::wasm_bindgen_test;
use words::{Lang, Messages};

use super::{all, one, show_page, wait};

/// Gives the page the German messages when it asks for them, as the script of the built page does.
fn serve_messages() {
    let texts = Closure::<dyn Fn(String) -> Promise>::new(|name: String| {
        assert_eq!(name, "words/de");
        Promise::resolve(&JsValue::from_str(&Words::files(Lang::De).concat()))
    });
    Reflect::set(&window(), &"texts".into(), texts.as_ref()).expect("a window takes any property");
    texts.forget();
}

#[wasm_bindgen_test]
async fn the_form_starts_with_four_players_and_follows_the_language() {
    serve_messages();
    let host = show_page(|_| {}, |store| vec![store.page().first_page(*store)]);
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
        Some("Play")
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
        Some("Spielen")
    );
}
