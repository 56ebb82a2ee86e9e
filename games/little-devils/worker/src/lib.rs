//! The worker's end of the line: thinks in slices, so that a newer question is heard.

pub mod analysis;
mod database;

use core::cell::RefCell;
use core::task::Poll;
use std::rc::Rc;

use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use little_devils::bots::Agent;
use little_devils::bots::advice::Adviser;
use little_devils::bots::net::{Net, check};
use little_devils::protocol::{
    AdviceRequest, BUILD, CardAdvice, FromWorker, MoveRequest, ToWorker, UNFIT, WorkerRequest,
};
use session::{Front, Mailbox, Ticket};

/// As many iterations as a slice has: some hundredths of a second. Browsers make a chain of timers
/// wait at least 4 ms between its links, so short slices would cost more than they are worth.
const SLICE: u32 = 4096;

/// The same for advice, which plays whole rounds out in most of its iterations.
const ADVICE_SLICE: u32 = 512;

/// What is being thought about.
type Thoughts = Mailbox<(Ticket, Agent), (Ticket, Adviser)>;

/// Listens for questions, for ever.
pub fn listen() {
    console_error_panic_hook::set_once();
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let thoughts = Rc::<RefCell<Thoughts>>::default();
    let heard = {
        let scope = scope.clone();
        Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| {
            hear(&scope, &thoughts, &message);
        })
    };
    scope.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
    let build = build().into();
    tell(&scope, &FromWorker::Ready { build });
}

/// The build that a worker says it is of: none where the machine computes wrongly.
fn build() -> &'static str {
    if check::is_right() { BUILD } else { UNFIT }
}

fn hear(
    scope: &DedicatedWorkerGlobalScope,
    thoughts: &Rc<RefCell<Thoughts>>,
    message: &MessageEvent,
) {
    let text = message.data().as_string().unwrap_or_default();
    let task = ToWorker::read(&text)
        .map_err(|error| error.to_string())
        .and_then(ToWorker::task);
    let idle = thoughts.borrow().is_idle();
    match task.and_then(|task| begin(&mut thoughts.borrow_mut(), task)) {
        Err(error) => tell(scope, &FromWorker::Refused { error }),
        Ok(()) if idle => think(scope.clone(), Rc::clone(thoughts)),
        Ok(()) => {}
    }
}

/// Puts what is asked on the desk.
fn begin(desk: &mut Thoughts, task: WorkerRequest) -> Result<(), String> {
    let out_of_turn = "it is not the viewer's turn";
    match task {
        WorkerRequest::MoveRequest(MoveRequest {
            ticket,
            level,
            seed,
            view,
        }) => {
            let thinker = Agent::new(level, &view, seed).ok_or(out_of_turn)?;
            desk.put_move_request((ticket, thinker));
        }
        WorkerRequest::AdviceRequest(AdviceRequest {
            ticket,
            seed,
            view,
            deals,
        }) => {
            let net = Some(Net::for_seats(view.seats()));
            let adviser = Adviser::new(&view, net, seed, deals).ok_or(out_of_turn)?;
            desk.put_advice_request((ticket, adviser));
        }
    }
    Ok(())
}

/// Thinks one slice and comes back for the next after listening.
fn think(scope: DedicatedWorkerGlobalScope, thoughts: Rc<RefCell<Thoughts>>) {
    if let Some(answer) = slice(&mut thoughts.borrow_mut()) {
        tell(&scope, &answer);
    }
    if thoughts.borrow().is_idle() {
        return;
    }
    let timer = scope.clone();
    let next = Closure::once_into_js(move || think(scope, thoughts));
    // Without a timer there are no slices: the answer fails to come, and the page starts anew.
    let _ = timer.set_timeout_with_callback(next.unchecked_ref());
}

/// One slice of what is on top of the desk; the answer when that is done.
fn slice(desk: &mut Thoughts) -> Option<FromWorker> {
    let answer = match desk.front()? {
        Front::MoveRequest((ticket, thinker)) => thinker.step(SLICE).map(|card| FromWorker::Card {
            ticket: ticket.0,
            card: card.number().into(),
        }),
        Front::AdviceRequest((ticket, adviser)) => {
            adviser
                .step(ADVICE_SLICE)
                .map(|advice| FromWorker::Advised {
                    ticket: ticket.0,
                    rows: CardAdvice::list(&advice),
                })
        }
    };
    match answer {
        Poll::Pending => None,
        Poll::Ready(answer) => {
            desk.clear_front();
            Some(answer)
        }
    }
}

fn tell(scope: &DedicatedWorkerGlobalScope, message: &FromWorker) {
    // A page that is gone needs no answer.
    let _ = scope.post_message(&JsValue::from_str(&message.to_json()));
}
