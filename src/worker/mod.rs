//! The worker's end of the line: thinks in slices, so that a newer question is heard.

use core::cell::RefCell;
use core::task::Poll;
use std::rc::Rc;

use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::bots::Thinker;
use crate::play::Ticket;
use crate::wire::{BUILD, FromWorker, ToWorker};

/// As many iterations as a slice has: some hundredths of a second. Browsers make a chain of timers
/// wait at least 4 ms between its links, so short slices would cost more than they are worth.
const SLICE: u32 = 4096;

/// The question being thought about; a newer one takes its place.
type Thought = Rc<RefCell<Option<(Ticket, Thinker)>>>;

/// Listens for questions, for ever.
pub fn listen() {
    console_error_panic_hook::set_once();
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let thought = Thought::default();
    let heard = {
        let (scope, thought) = (scope.clone(), thought);
        Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| {
            hear(&scope, &thought, &message);
        })
    };
    scope.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
    tell(
        &scope,
        &FromWorker::Ready {
            build: BUILD.into(),
        },
    );
}

fn hear(scope: &DedicatedWorkerGlobalScope, thought: &Thought, message: &MessageEvent) {
    let text = message.data().as_string().unwrap_or_default();
    let question = ToWorker::read(&text)
        .map_err(|error| error.to_string())
        .and_then(ToWorker::job);
    let job = match question {
        Ok(job) => job,
        Err(error) => return tell(scope, &FromWorker::Refused { error }),
    };
    match Thinker::new(job.level, &job.view, job.seed) {
        None => tell(
            scope,
            &FromWorker::Refused {
                error: "it is not the viewer's turn".into(),
            },
        ),
        Some(thinker) => {
            let idle = thought.replace(Some((job.ticket, thinker))).is_none();
            if idle {
                think(scope.clone(), Rc::clone(thought));
            }
        }
    }
}

/// Thinks one slice and comes back for the next after listening.
fn think(scope: DedicatedWorkerGlobalScope, thought: Thought) {
    let decided = {
        let mut current = thought.borrow_mut();
        let Some((ticket, thinker)) = current.as_mut() else {
            return;
        };
        match thinker.step(SLICE) {
            Poll::Pending => None,
            Poll::Ready(card) => Some((*ticket, card)),
        }
    };
    if let Some((ticket, card)) = decided {
        thought.take();
        return tell(
            &scope,
            &FromWorker::Card {
                ticket: ticket.0,
                card: card.number().into(),
            },
        );
    }
    let timer = scope.clone();
    let next = Closure::once_into_js(move || think(scope, thought));
    // Without a timer there are no slices: the answer fails to come, and the page starts anew.
    let _ = timer.set_timeout_with_callback(next.unchecked_ref());
}

fn tell(scope: &DedicatedWorkerGlobalScope, message: &FromWorker) {
    // A page that is gone needs no answer.
    let _ = scope.post_message(&JsValue::from_str(&message.to_json()));
}
