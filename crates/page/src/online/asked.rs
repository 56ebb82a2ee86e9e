//! A button that asks before it does what cannot be undone.

use leptos::prelude::{Get, RwSignal, Set};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::clock;
use crate::dom::{Element, el};
use crate::focus;
use crate::widgets::button;

/// What is asked, and the text of the button that says no.
pub(super) struct Question {
    pub(super) text: String,
    pub(super) no: &'static str,
}

/// A button that first shows a question in its own place. Without a question it acts at once. `dress` adds to the
/// button, also below the question.
pub(super) fn asking(
    name: impl Fn() -> &'static str + Copy + 'static,
    dress: impl Fn(Element) -> Element + Clone + 'static,
    question: impl Fn() -> Option<Question> + Copy + 'static,
    act: impl Fn() + Clone + 'static,
) -> Element {
    let asked = RwSignal::new(false);
    let place = el("div.asking");
    let node = place.node();
    let ask = move |is_asked| {
        asked.set(is_asked);
        // The button that was pressed is gone.
        let node = node.clone();
        clock::before_frame(move || focus_button(&node));
    };
    place.live(
        move || asked.get(),
        move |is_asked| {
            let (act, ask) = (act.clone(), ask.clone());
            match question().filter(|_| is_asked) {
                Some(Question { text, no }) => {
                    let buttons = [
                        button(move || no, move || ask(false)),
                        dress(button(name, act)),
                    ];
                    let text = el("p").attr("role", "alert").text(text);
                    vec![text, el("p.actions").children(buttons)]
                }
                None => vec![dress(button(name, move || {
                    if question().is_some() {
                        ask(true);
                    } else {
                        act();
                    }
                }))],
            }
        },
    )
}

fn focus_button(place: &HtmlElement) {
    let first = place.query_selector("button").ok().flatten();
    if let Some(first) = first.and_then(|first| first.dyn_into().ok()) {
        focus::focus(&first);
    }
}
