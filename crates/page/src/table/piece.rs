//! A piece that the person can press.

use core::cell::Cell;
use std::rc::Rc;

use leptos::prelude::{Set, untrack};
use scene::Press;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::place::Place;
use super::select;
use crate::animation;
use crate::dom::{self, Element, el};

/// Taps are ignored for this many milliseconds after a play: the next card has moved to the place of the
/// played one, and a double tap would play it.
const DEBOUNCE: f64 = 250.0;

/// One piece. `last_play` is the time of the last move made in its zone.
pub(super) fn piece(place: Place, key: u16, last_play: Rc<Cell<f64>>) -> Element {
    let shell = place.shell;
    let state = move || {
        place.read(key, |piece| match piece.press {
            Press::Move(_) | Press::Mark => "legal",
            Press::Refused(_) => "illegal",
            Press::NotNow(_) | Press::Never => "waiting",
        })
    };
    let is_target = move || select::target_move(place, key).is_some();
    let button = el(place.tag)
        .attr("type", "button")
        .attr(place.key_name, key)
        .live_attr("data-state", state)
        .live_attr("aria-label", move || {
            place.read(key, |piece| piece.label.clone())
        })
        .live_attr("aria-disabled", move || {
            (state() != Some("legal") && !is_target()).then_some("true")
        })
        .live_attr("tabindex", move || {
            if place.is_in_tab_order(key) {
                "0"
            } else {
                "-1"
            }
        })
        .live_attr("aria-pressed", move || {
            let marks = place.read(key, |piece| piece.press == Press::Mark) == Some(true);
            marks.then(|| shell.is_marked(key).to_string())
        })
        .live_attr("data-raised", move || {
            shell.is_selected(key.into()).then_some("")
        })
        .live_attr("data-hinted", move || {
            let is_hinted = place.read(key, |piece| shell.is_hinted(piece));
            is_hinted.filter(|hinted| *hinted).map(|_| "")
        })
        .on("focus", move |_| place.current.set(key.into()))
        .on("blur", move |_| {
            // The focus goes from a selected piece to its target.
            if place.read(key, |piece| piece.targets.is_empty()) == Some(true) {
                shell.deselect(key.into());
            }
        })
        .on("click", move |event| {
            let Some(pressed) = event.current_target() else {
                return;
            };
            let now = event.time_stamp();
            if dom::is_tap(&event) && now - last_play.get() < DEBOUNCE {
                return;
            }
            let pressed = pressed.unchecked_ref();
            animation::record_pressed(pressed);
            if untrack(|| press(place, pressed, key)) {
                last_play.set(now);
            }
        });
    select::with_mark(button, place, key)
}

/// Makes the move of a piece, or says why not; returns whether it was made.
fn press(place: Place, pressed: &HtmlElement, key: u16) -> bool {
    let shell = place.shell;
    let Some((press, label)) = place.read(key, |piece| (piece.press.clone(), piece.label.clone()))
    else {
        return false;
    };
    if let Some(mv) = select::target_move(place, key) {
        shell.play(&mv);
        return true;
    }
    if shell.selected() != Some(key) {
        shell.deselect_all();
    }
    if select::select(place, key) {
        return false;
    }
    match press {
        Press::Mark => shell.mark(key),
        Press::Move(_) if shell.needs_second_press(key.into()) => {
            shell.set_remark(shell.words().press_again(&label));
            shell.select(key.into());
        }
        Press::Move(mv) => {
            if place.loses_piece {
                // Removing an element that has the focus makes browsers lay out the half changed page at
                // once. `blur` never fails.
                let _ = pressed.blur();
            }
            shell.play(&mv);
            return true;
        }
        Press::NotNow(_) if shell.go_on() => {}
        Press::Refused(reason) | Press::NotNow(reason) => shell.set_remark(reason),
        Press::Never => {}
    }
    false
}
