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
type SearchMailbox = Mailbox<(Ticket, Agent), (Ticket, Adviser)>;

/// Listens for questions, for ever.
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
    let build = build().into();
    send(&scope, &FromWorker::Ready { build });
}

/// The build that a worker says it is of: none where the machine computes wrongly.
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

/// Puts what is asked on the desk.
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
            let net = Some(Net::of(view.seats()));
            let adviser = Adviser::new(&view, net, seed, deals).ok_or(out_of_turn)?;
            mailbox.put_advice_request((ticket, adviser));
        }
    }
    Ok(())
}

/// Thinks one slice and comes back for the next after listening.
fn run_slice(scope: DedicatedWorkerGlobalScope, mailbox: Rc<RefCell<SearchMailbox>>) {
    if let Some(answer) = slice(&mut mailbox.borrow_mut()) {
        send(&scope, &answer);
    }
    if mailbox.borrow().is_idle() {
        return;
    }
    let timer = scope.clone();
    let next = Closure::once_into_js(move || run_slice(scope, mailbox));
    // Without a timer there are no slices: the answer fails to come, and the page starts anew.
    let _ = timer.set_timeout_with_callback(next.unchecked_ref());
}

/// One slice of what is on top of the desk; the answer when that is done.
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
    // A page that is gone needs no answer.
    let _ = scope.post_message(&JsValue::from_str(&message.to_json()));
}
