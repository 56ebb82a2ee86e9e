//! Dragging: a piece is taken to another piece or place by mouse, pen or finger. Two presses do the same.

use core::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::{document, untrack};
use scene::Word;
use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element, Event, HtmlElement, PointerEvent};

use crate::animation;
use crate::dom::on_window;
use crate::shell::Shell;

/// A pointer that moves less than this is a press, in CSS pixels.
const SLACK: i32 = 7;

/// An attribute while something is dragged. The style sheet lifts it.
const DRAGGED: &str = "data-dragged";

/// A pointer that is down on a piece.
struct Grip {
    pointer: i32,
    start: [i32; 2],
    key: u16,
    /// What moves: the piece, or the top card of a place.
    shape: HtmlElement,
    is_dragged: bool,
}

/// Lets the person drag pieces that have targets, for the lifetime of the page.
pub(crate) fn watch(shell: Shell) {
    let grip: Rc<RefCell<Option<Grip>>> = Rc::default();
    let on = |name: &str, run: fn(Shell, &mut Option<Grip>, &PointerEvent)| {
        let grip = Rc::clone(&grip);
        on_window(name, move |event: Event| {
            untrack(|| run(shell, &mut grip.borrow_mut(), event.unchecked_ref()));
        });
    };
    on("pointerdown", |shell, grip, event| {
        if event.is_primary() {
            let_go(shell, grip);
            *grip = taken(shell, event);
        }
    });
    on("pointermove", moved);
    on("pointerup", dropped);
    on("pointercancel", |shell, grip, _| let_go(shell, grip));
}

/// The grip on the piece under a pointer; `None` unless the piece can go somewhere.
fn taken(shell: Shell, event: &PointerEvent) -> Option<Grip> {
    let under: Element = event.target()?.dyn_into().ok()?;
    let (piece, key) = piece_of(&under)?;
    let goes = shell.with_piece(key, |piece| !piece.targets.is_empty())?;
    let top = piece.query_selector("i:nth-last-of-type(1)").ok()?;
    let shape = top.unwrap_or(piece).dyn_into().ok()?;
    (goes && event.button() == 0).then(|| Grip {
        pointer: event.pointer_id(),
        start: place(event),
        key,
        shape,
        is_dragged: false,
    })
}

fn moved(shell: Shell, held: &mut Option<Grip>, event: &PointerEvent) {
    let Some(grip) = held
        .as_mut()
        .filter(|grip| grip.pointer == event.pointer_id())
    else {
        return;
    };
    // The pointer has come up outside the window.
    if event.buttons() == 0 {
        return let_go(shell, held);
    }
    let [x, y] = place(event);
    let [x, y] = [x - grip.start[0], y - grip.start[1]];
    if !grip.is_dragged {
        if x.abs() + y.abs() <= SLACK {
            return;
        }
        grip.is_dragged = true;
        // A piece that is selected shows where it can go.
        shell.deselect_all();
        shell.select(grip.key.into());
        // They fail only for an invalid name, and for a pointer that has gone. What has the pointer gets the
        // click at the end, so that a drag is no press.
        let _ = grip.shape.set_attribute(DRAGGED, "");
        let _ = document()
            .body()
            .map(|body| body.set_pointer_capture(grip.pointer));
    }
    set_way(&grip.shape, &format!("{x}px {y}px"));
}

/// Plays the move to the target on which the piece was dropped. On another piece it stays selected, and the page asks
/// where it goes.
fn dropped(shell: Shell, held: &mut Option<Grip>, event: &PointerEvent) {
    let Some(grip) = held.take_if(|grip| grip.pointer == event.pointer_id()) else {
        return;
    };
    if !grip.is_dragged {
        return;
    }
    let end = end(shell, &grip, place(event));
    let key = grip.key;
    let_go(shell, &mut Some(grip));
    match end {
        End::Target(mv) => {
            animation::record_dragged();
            shell.play(&mv);
        }
        End::Elsewhere => {
            let ask = shell.with_piece(key, |piece| piece.ask.clone());
            if let Some(ask) = ask.filter(|ask| !ask.is_empty()) {
                shell.select(key.into());
                shell.set_remark(ask);
            }
        }
        End::Back => {}
    }
}

/// Where a drag has ended.
enum End {
    /// On a target.
    Target(Word),
    /// On another piece.
    Elsewhere,
    /// Where it began, or on nothing.
    Back,
}

/// Where a piece was dropped: on what lies under the pointer; beside all pieces, on the target that it covers most.
fn end(shell: Shell, grip: &Grip, [x, y]: [i32; 2]) -> End {
    let targets = shell
        .with_piece(grip.key, |piece| piece.targets.clone())
        .unwrap_or_default();
    #[allow(clippy::cast_precision_loss)] // a page is not that wide
    let under = document().element_from_point(x as f32, y as f32);
    if let Some((_, key)) = under.and_then(|under| piece_of(&under)) {
        let hit = targets.into_iter().find(|target| target.key == key);
        return match hit {
            Some(target) => End::Target(target.mv),
            None if key == grip.key => End::Back,
            None => End::Elsewhere,
        };
    }
    let dragged = grip.shape.get_bounding_client_rect();
    let mut best = None;
    for target in targets {
        let name = target.key;
        let found =
            document().query_selector(&format!("[data-card='{name}'], [data-cell='{name}']"));
        let Ok(Some(there)) = found else { continue };
        let covered = covered(&dragged, &there.get_bounding_client_rect());
        if covered > best.as_ref().map_or(0.0, |(most, _)| *most) {
            best = Some((covered, target.mv));
        }
    }
    best.map_or(End::Back, |(_, mv)| End::Target(mv))
}

/// The piece that an element belongs to, and its key.
fn piece_of(element: &Element) -> Option<(Element, u16)> {
    let piece = element.closest("[data-card], [data-cell]").ok()??;
    let key = piece.get_attribute("data-card");
    let key = key.or_else(|| piece.get_attribute("data-cell"))?;
    Some((piece, key.parse().ok()?))
}

/// The area that two rectangles have in common.
fn covered(one: &DomRect, other: &DomRect) -> f64 {
    let width = one.right().min(other.right()) - one.left().max(other.left());
    let height = one.bottom().min(other.bottom()) - one.top().max(other.top());
    width.max(0.0) * height.max(0.0)
}

/// Puts the piece back where it lies.
fn let_go(shell: Shell, held: &mut Option<Grip>) {
    if let Some(grip) = held.take().filter(|grip| grip.is_dragged) {
        shell.deselect_all();
        let _ = grip.shape.remove_attribute(DRAGGED);
        set_way(&grip.shape, "");
    }
}

fn set_way(shape: &HtmlElement, way: &str) {
    // It fails only for an invalid value.
    let _ = shape.style().set_property("translate", way);
}

fn place(event: &PointerEvent) -> [i32; 2] {
    [event.client_x(), event.client_y()]
}
