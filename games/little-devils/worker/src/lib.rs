//! The bots' worker. It computes in slices, so that a newer request is received between two of them.

pub mod analysis;
mod database;

use core::cell::RefCell;
use core::task::Poll;
use protocol::{JsonText, UNFIT, announcement};
use std::rc::Rc;

use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use little_devils::bots::Agent;
use little_devils::bots::advice::Adviser;
use little_devils::bots::net::{Net, check};
use little_devils::protocol::{
    AdviceRequest, BUILD, CardAdvice, FromWorker, MoveRequest, ToWorker, WorkerRequest,
};
use session::{Front, Mailbox, Ticket};

/// Iterations in a slice: some hundredths of a second. Browsers delay each link of a chain of timers
/// by at least 4 ms, so shorter slices would waste time.
const SLICE: u32 = 4096;

/// Iterations in a slice of advice. Most of them play a whole round out.
const ADVICE_SLICE: u32 = 512;

/// Mailbox of searches: the bot's card and the player's advice.
type SearchMailbox = Mailbox<(Ticket, Agent), (Ticket, Adviser)>;

/// Starts the bots' worker: receives messages as long as the worker lives.
pub fn listen() {
    console_error_panic_hook::set_once();
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let mailbox = Rc::<RefCell<SearchMailbox>>::default();
    let on_message = {
        let scope = scope.clone();
        Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| {
            receive(&scope, &mailbox, &message);
        })
    };
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
    post(&scope, &announcement(build()));
}

/// The build that the worker announces: [`UNFIT`] if the machine computes wrongly.
fn build() -> &'static str {
    if check::is_right() { BUILD } else { UNFIT }
}

fn receive(
    scope: &DedicatedWorkerGlobalScope,
    mailbox: &Rc<RefCell<SearchMailbox>>,
    message: &MessageEvent,
) {
    let text = message.data().as_string().unwrap_or_default();
    let request = ToWorker::read(&text)
        .map_err(|error| error.to_string())
        .and_then(ToWorker::request);
    let idle = mailbox.borrow().is_idle();
    match request.and_then(|request| begin(&mut mailbox.borrow_mut(), request)) {
        Err(error) => send(scope, &FromWorker::Refused { error }),
        Ok(()) if idle => run_slice(scope.clone(), Rc::clone(mailbox)),
        Ok(()) => {}
    }
}

/// Starts the search for a request.
fn begin(mailbox: &mut SearchMailbox, request: WorkerRequest) -> Result<(), String> {
    let out_of_turn = "it is not the viewer's turn";
    match request {
        WorkerRequest::MoveRequest(MoveRequest {
            ticket,
            level,
            seed,
            view,
        }) => {
            let agent = Agent::new(level, &view, seed).ok_or(out_of_turn)?;
            mailbox.put_move_request((ticket, agent));
        }
        WorkerRequest::AdviceRequest(AdviceRequest {
            ticket,
            seed,
            view,
            deals,
        }) => {
            let net = Some(Net::for_seats(view.seats()));
            let adviser = Adviser::new(&view, net, seed, deals).ok_or(out_of_turn)?;
            mailbox.put_advice_request((ticket, adviser));
        }
    }
    Ok(())
}

/// Runs one slice, then yields to messages and schedules the next.
fn run_slice(scope: DedicatedWorkerGlobalScope, mailbox: Rc<RefCell<SearchMailbox>>) {
    if let Some(answer) = slice(&mut mailbox.borrow_mut()) {
        send(&scope, &answer);
    }
    if mailbox.borrow().is_idle() {
        return;
    }
    let timer = scope.clone();
    let next = Closure::once_into_js(move || run_slice(scope, mailbox));
    // Without a timer no further slice runs. No answer comes, and the page restarts the worker.
    let _ = timer.set_timeout_with_callback(next.unchecked_ref());
}

/// Runs one slice of the search in front; returns the answer once it is complete.
fn slice(mailbox: &mut SearchMailbox) -> Option<FromWorker> {
    let answer = match mailbox.front()? {
        Front::MoveRequest((ticket, agent)) => agent.step(SLICE).map(|card| FromWorker::Card {
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
            mailbox.clear_front();
            Some(answer)
        }
    }
}

fn send(scope: &DedicatedWorkerGlobalScope, message: &FromWorker) {
    post(scope, &message.to_json());
}

fn post(scope: &DedicatedWorkerGlobalScope, text: &str) {
    // A page that is gone needs no answer.
    let _ = scope.post_message(&JsValue::from_str(text));
}
