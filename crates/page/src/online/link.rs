//! The link to the program for online tables.

use core::cell::RefCell;

use leptos::prelude::{document, window};
use protocol::CompactText;
use protocol::online_program::{FromOnline, ToOnline};
use wasm_bindgen::prelude::*;
use web_sys::Event;

use crate::dom::el;
use crate::event::on_window;
use crate::promise::{method, property};

/// The id of the link with the script's name.
const LINK_ID: &str = "online";

/// The event by which the program says that it is there, and the property of the window that then is this page's end of the
/// channel.
const NAME: &str = "online-program";

thread_local! {
    static LINK: RefCell<Link> = const { RefCell::new(Link::None) };
}

enum Link {
    /// The program is not there.
    None,
    /// It is being loaded; these messages wait for it.
    Loading(Vec<String>),
    /// This end of the channel.
    Port(JsValue),
}

/// Loads the program, unless it is there. `receive` gets its messages, `fail` runs if it cannot be loaded.
pub(super) fn start(
    receive: impl Fn(FromOnline) + Copy + 'static,
    fail: impl Fn() + Copy + 'static,
) {
    if LINK.with(|link| !matches!(*link.borrow(), Link::None)) {
        return;
    }
    let link = document().get_element_by_id(LINK_ID);
    let Some(href) = link.and_then(|link| link.get_attribute("href")) else {
        return fail();
    };
    LINK.with(|link| link.replace(Link::Loading(Vec::new())));
    on_window(NAME, move |_| open(receive));
    let script = el("script").attr("src", href).on("error", move |_| {
        LINK.with(|link| link.replace(Link::None));
        fail();
    });
    if let Some(head) = document().head() {
        // A new element can be added anywhere.
        let _ = head.append_child(&script.node());
    }
}

/// The program is there.
fn open(receive: impl Fn(FromOnline) + 'static) {
    let Some(port) = property(&window(), NAME) else {
        return;
    };
    let on_message: Box<dyn Fn(Event)> = Box::new(move |event| {
        let text = property(&event, "data").and_then(|data| data.as_string());
        if let Some(message) = FromOnline::read(&text.unwrap_or_default()) {
            receive(message);
        }
    });
    let on_message = Closure::wrap(on_message).into_js_value();
    // A channel takes it.
    let _ = js_sys::Reflect::set(&port, &"onmessage".into(), &on_message);
    let waiting = LINK.with(|link| link.replace(Link::Port(port)));
    if let Link::Loading(waiting) = waiting {
        waiting.into_iter().for_each(post_text);
    }
}

/// Sends a message to the program. It waits until the program is there.
pub(super) fn post(message: &ToOnline) {
    post_text(message.to_text());
}

fn post_text(text: String) {
    LINK.with(|link| match &mut *link.borrow_mut() {
        Link::None => {}
        Link::Loading(waiting) => waiting.push(text),
        Link::Port(port) => {
            if let Some(post) = method(port, "postMessage") {
                // A text can always be sent.
                let _ = post.call1(port, &text.into());
            }
        }
    });
}
