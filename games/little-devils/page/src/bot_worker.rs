//! The link to the bots' worker: starts it, sends requests, receives answers, restarts it.

use core::cell::RefCell;
use protocol::JsonText;
use std::rc::Rc;

use wasm_bindgen::JsValue;

use cards::{Card, Seed};
use little_devils::bots::instant;
use little_devils::protocol::{
    AdviceRequest, BUILD, CardAdvice, FromWorker, MoveRequest, ToWorker, UNFIT,
};
use little_devils::rules::View;
use session::{Command, Supervisor, Ticket};

use crate::message::parse_from_worker;
use page::clock;
use page::worker_handle::WorkerHandle;

/// After this many milliseconds without an answer the worker counts as dead.
const TIMEOUT: u32 = 20_000;

/// The worker is restarted this many milliseconds after a failure.
const RESTART_DELAY: u32 = 200;

/// A report to the store.
pub enum BotReport {
    /// A bot has chosen a card.
    Chosen(Ticket, Card),
    /// The advice on each card that the person may play.
    Advised(Vec<CardAdvice>),
    /// The worker has failed too often.
    Silent,
    /// The browser computes wrongly.
    Unfit,
}

/// The link to the bots' worker. Clones share one worker.
#[derive(Clone)]
pub struct BotWorker {
    link: Rc<RefCell<Link>>,
    report: Rc<dyn Fn(BotReport)>,
}

struct Link {
    supervisor: Supervisor<MoveRequest, AdviceRequest>,
    last_advice: Ticket,
    worker: Option<WorkerHandle>,
}

impl BotWorker {
    /// A link whose worker is started when it is first needed.
    pub fn new(report: impl Fn(BotReport) + 'static) -> Self {
        let link = Link {
            supervisor: Supervisor::new(),
            last_advice: Ticket::default(),
            worker: None,
        };
        Self {
            link: Rc::new(RefCell::new(link)),
            report: Rc::new(report),
        }
    }

    /// Starts the worker, unless it is running: an opponent needs search. A frame without storage could
    /// not fetch it later without a network.
    pub fn wake(&self) {
        let command = self.link.borrow_mut().supervisor.wake();
        self.execute(command);
    }

    /// Requests a card, in place of an earlier request. Instant policies are answered here: the worker
    /// is the larger part of the download, and they do not need it.
    pub fn ask(&self, request: MoveRequest) {
        if let Some(card) = instant::card(request.level.strategy(), &request.view, request.seed) {
            let report = Rc::clone(&self.report);
            return clock::after(0, move || report(BotReport::Chosen(request.ticket, card)));
        }
        let command = self
            .link
            .borrow_mut()
            .supervisor
            .request_move(request.clone());
        self.execute(command);
        self.watch(request);
    }

    /// Requests advice averaged over this many deals. It is computed when no bot has to choose.
    pub fn advise(&self, view: View, seed: Seed, deals: u32) {
        let command = {
            let mut link = self.link.borrow_mut();
            link.last_advice.0 += 1;
            let ticket = link.last_advice;
            link.supervisor.request_advice(AdviceRequest {
                ticket,
                seed,
                view,
                deals,
            })
        };
        self.execute(command);
    }

    /// Cancels the request for advice.
    pub fn cancel_advice(&self) {
        self.link.borrow_mut().supervisor.cancel_advice();
    }

    /// Starts the worker again after it was given up.
    pub fn retry(&self) {
        let command = self.link.borrow_mut().supervisor.retry();
        self.execute(Some(command));
    }

    fn execute(&self, command: Option<Command<MoveRequest, AdviceRequest>>) {
        match command {
            None => {}
            Some(Command::Start) => match self.start_worker() {
                Ok(worker) => self.link.borrow_mut().worker = Some(worker),
                Err(_) => self.restart(),
            },
            Some(Command::SendMoveRequest(request)) => self.send(&(&request).into()),
            Some(Command::SendAdviceRequest(request)) => self.send(&(&request).into()),
            Some(Command::GiveUp) => {
                self.link.borrow_mut().worker = None;
                (self.report)(BotReport::Silent);
            }
        }
    }

    fn send(&self, message: &ToWorker) {
        let text = message.to_json();
        let send = |worker: &WorkerHandle| worker.send(&text);
        let is_sent = self.link.borrow().worker.as_ref().is_some_and(send);
        if !is_sent {
            self.restart();
        }
    }

    /// Restarts the worker when a request has not been answered for too long.
    fn watch(&self, request: MoveRequest) {
        let worker = self.clone();
        clock::after(TIMEOUT, move || {
            let command = worker.link.borrow_mut().supervisor.timed_out(&request);
            if command.is_some() {
                worker.execute(command);
                worker.watch(request);
            }
        });
    }

    /// Replaces the worker after a delay: one of its own closures may be running.
    fn restart(&self) {
        let worker = self.clone();
        clock::after(RESTART_DELAY, move || {
            let command = worker.link.borrow_mut().supervisor.failed();
            worker.execute(Some(command));
        });
    }

    fn receive(&self, text: &str) {
        match parse_from_worker(text) {
            Some(FromWorker::Ready { build }) if build == BUILD => {
                let commands = self.link.borrow_mut().supervisor.ready();
                for command in commands {
                    self.execute(Some(command));
                }
            }
            Some(FromWorker::Card { ticket, card }) => {
                let ticket = Ticket(ticket);
                let is_awaited = self
                    .link
                    .borrow_mut()
                    .supervisor
                    .move_answered(|request| request.ticket == ticket);
                match Card::try_from(card) {
                    Ok(card) if is_awaited => (self.report)(BotReport::Chosen(ticket, card)),
                    Ok(_) => {}
                    Err(_) => self.restart(),
                }
            }
            Some(FromWorker::Advised { ticket, rows }) => {
                let is_awaited = |request: &AdviceRequest| request.ticket == Ticket(ticket);
                if self
                    .link
                    .borrow_mut()
                    .supervisor
                    .advice_answered(is_awaited)
                {
                    (self.report)(BotReport::Advised(rows));
                }
            }
            Some(FromWorker::Ready { build }) if build == UNFIT => {
                (self.report)(BotReport::Unfit);
                self.restart();
            }
            // A worker of another build, a refused request, or an unreadable message.
            _ => self.restart(),
        }
    }

    fn start_worker(&self) -> Result<WorkerHandle, JsValue> {
        let (receiver, failed) = (self.clone(), self.clone());
        WorkerHandle::start(
            "bot-worker",
            Box::new(move |text| receiver.receive(&text)),
            Box::new(move || failed.restart()),
        )
    }
}
