//! The page's end of the line to the bots' worker: starts it, asks, listens, starts it again.

use core::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::JsValue;

use cards::{Card, Seed};
use little_devils::bots::instant;
use little_devils::protocol::{
    AdviceRequest, BUILD, CardAdvice, FromWorker, MoveRequest, ToWorker, UNFIT,
};
use little_devils::rules::View;
use session::{Command, Supervisor, Ticket};

use crate::message::Message;
use page::clock;
use page::worker_handle::WorkerHandle;

/// After this many milliseconds without an answer the worker counts as dead.
const PATIENCE: u32 = 20_000;

/// This many milliseconds after a failure the worker is started again.
const RECOVERY: u32 = 200;

/// What comes of the worker.
pub enum Outcome {
    /// A bot has chosen.
    Chosen(Ticket, Card),
    /// What there is to say of each of the person's cards.
    Advised(Vec<CardAdvice>),
    /// The worker does not work.
    Silent,
    /// The worker computes wrongly here.
    Unfit,
}

/// The line to the worker; cheap to clone, one line all the same.
#[derive(Clone)]
pub struct Engine {
    line: Rc<RefCell<Line>>,
    report: Rc<dyn Fn(Outcome)>,
}

struct Line {
    dispatcher: Supervisor<MoveRequest, AdviceRequest>,
    last_errand: Ticket,
    worker: Option<WorkerHandle>,
}

impl Engine {
    /// A line whose worker is started when it is first needed; what comes of it is reported.
    pub fn new(report: impl Fn(Outcome) + 'static) -> Self {
        let line = Line {
            dispatcher: Supervisor::new(),
            last_errand: Ticket::default(),
            worker: None,
        };
        Self {
            line: Rc::new(RefCell::new(line)),
            report: Rc::new(report),
        }
    }

    /// Starts the worker, if it is not there yet: somebody sits down who thinks. A frame without a
    /// store of its own could not fetch it later without a network.
    pub fn wake(&self) {
        let order = self.line.borrow_mut().dispatcher.wake();
        self.obey(order);
    }

    /// Asks for a card; an older question need no longer be answered. What takes no thought is
    /// answered here: the worker is the larger part of the download, and not needed for it.
    pub fn ask(&self, job: MoveRequest) {
        if let Some(card) = instant::card(job.level.strategy(), &job.view, job.seed) {
            let report = Rc::clone(&self.report);
            return clock::after(0, move || report(Outcome::Chosen(job.ticket, card)));
        }
        let order = self.line.borrow_mut().dispatcher.request_move(job.clone());
        self.obey(order);
        self.watch(job);
    }

    /// Asks for advice over so many deals; it comes when no bot has to choose.
    pub fn advise(&self, view: View, seed: Seed, deals: u32) {
        let order = {
            let mut line = self.line.borrow_mut();
            line.last_errand.0 += 1;
            let ticket = line.last_errand;
            line.dispatcher.request_advice(AdviceRequest {
                ticket,
                seed,
                view,
                deals,
            })
        };
        self.obey(order);
    }

    /// Advice is no longer waited for.
    pub fn call_back(&self) {
        self.line.borrow_mut().dispatcher.cancel_advice();
    }

    /// Tries it again after it was given up.
    pub fn retry(&self) {
        let order = self.line.borrow_mut().dispatcher.retry();
        self.obey(Some(order));
    }

    fn obey(&self, order: Option<Command<MoveRequest, AdviceRequest>>) {
        match order {
            None => {}
            Some(Command::Start) => match self.run_worker() {
                Ok(running) => self.line.borrow_mut().worker = Some(running),
                Err(_) => self.failed(),
            },
            Some(Command::SendMoveRequest(job)) => self.send(&(&job).into()),
            Some(Command::SendAdviceRequest(errand)) => self.send(&(&errand).into()),
            Some(Command::GiveUp) => {
                self.line.borrow_mut().worker = None;
                (self.report)(Outcome::Silent);
            }
        }
    }

    fn send(&self, message: &ToWorker) {
        let text = message.to_json();
        let post = |running: &WorkerHandle| running.tell(&text);
        let sent = self.line.borrow().worker.as_ref().is_some_and(post);
        if !sent {
            self.failed();
        }
    }

    /// Counts the worker as dead when a job has not been answered for too long.
    fn watch(&self, job: MoveRequest) {
        let engine = self.clone();
        clock::after(PATIENCE, move || {
            let order = engine.line.borrow_mut().dispatcher.timed_out(&job);
            if order.is_some() {
                engine.obey(order);
                engine.watch(job);
            }
        });
    }

    /// Replaces the worker, but not while one of its own calls is under way.
    fn failed(&self) {
        let engine = self.clone();
        clock::after(RECOVERY, move || {
            let order = engine.line.borrow_mut().dispatcher.failed();
            engine.obey(Some(order));
        });
    }

    fn heard(&self, text: &str) {
        match read(text) {
            Some(FromWorker::Ready { build }) if build == BUILD => {
                let orders = self.line.borrow_mut().dispatcher.ready();
                for order in orders {
                    self.obey(Some(order));
                }
            }
            Some(FromWorker::Card { ticket, card }) => {
                let ticket = Ticket(ticket);
                let awaited = self
                    .line
                    .borrow_mut()
                    .dispatcher
                    .move_answered(|job| job.ticket == ticket);
                match Card::try_from(card) {
                    Ok(card) if awaited => (self.report)(Outcome::Chosen(ticket, card)),
                    Ok(_) => {}
                    Err(_) => self.failed(),
                }
            }
            Some(FromWorker::Advised { ticket, rows }) => {
                let awaited = |errand: &AdviceRequest| errand.ticket == Ticket(ticket);
                if self.line.borrow_mut().dispatcher.advice_answered(awaited) {
                    (self.report)(Outcome::Advised(rows));
                }
            }
            Some(FromWorker::Ready { build }) if build == UNFIT => {
                (self.report)(Outcome::Unfit);
                self.failed();
            }
            // Another build's worker, a refusal of what we asked, or nonsense.
            _ => self.failed(),
        }
    }

    fn run_worker(&self) -> Result<WorkerHandle, JsValue> {
        let (heard, failed) = (self.clone(), self.clone());
        WorkerHandle::start(
            "bot-worker",
            Box::new(move |text| heard.heard(&text)),
            Box::new(move || failed.failed()),
        )
    }
}

/// Reads what the worker says; `None` for a refusal of what it was asked, and for nonsense. The browser
/// reads the JSON: [`FromWorker::read`] would bring a reader of its own into the page.
fn read(text: &str) -> Option<FromWorker> {
    let said = Message::read(text);
    if let Some(card) = said.object("card") {
        return Some(FromWorker::Card {
            ticket: card.number("ticket")?,
            card: card.number("card")?,
        });
    }
    if let Some(advised) = said.object("advised") {
        let row = |row: &Message| {
            Some(CardAdvice {
                card: row.number("card")?,
                devils: row.number("devils")?,
                half: row.number("half")?,
                dearer: row.number("dearer")?,
                dearer_half: row.number("dearer_half")?,
                takes: row.number("takes")?,
            })
        };
        return Some(FromWorker::Advised {
            ticket: advised.number("ticket")?,
            rows: advised
                .list("rows")
                .iter()
                .map(row)
                .collect::<Option<_>>()?,
        });
    }
    let build = said.object("ready")?.text("build");
    Some(FromWorker::Ready { build })
}
