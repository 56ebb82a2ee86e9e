//! The bots' worker: sends requests, matches answers.

use core::cell::Cell;
use std::rc::Rc;

use crate::message::parse_from_worker;
use cards::{Card, Seed};
use little_devils::bots::instant;
use little_devils::protocol::{
    AdviceRequest, BUILD, CardAdvice, FromWorker, MoveRequest, ToWorker,
};
use little_devils::rules::View;
use page::clock;
use page::worker_link::{LinkReport, Request, Restart, WorkerLink, WorkerScript};
use protocol::JsonText;
use session::Ticket;

/// After this many milliseconds without an answer the worker counts as dead.
const TIMEOUT: u32 = 20_000;

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

/// The bots' worker. Clones share it.
#[derive(Clone)]
pub struct BotWorker {
    link: WorkerLink,
    last_advice: Rc<Cell<u32>>,
    report: Rc<dyn Fn(BotReport)>,
}

impl BotWorker {
    /// A worker that is started when it is first needed.
    pub fn new(report: impl Fn(BotReport) + 'static) -> Self {
        let report: Rc<dyn Fn(BotReport)> = Rc::new(report);
        let script = WorkerScript {
            link: "bot-worker",
            build: BUILD,
            restart: Restart::Always,
        };
        let to_store = Rc::clone(&report);
        let on_report = move |link: &WorkerLink, event| match event {
            LinkReport::Message(text) => receive(link, &text, &*to_store),
            LinkReport::Unfit => to_store(BotReport::Unfit),
            LinkReport::Silent => to_store(BotReport::Silent),
        };
        Self {
            link: WorkerLink::new(script, Box::new(on_report)),
            last_advice: Rc::default(),
            report,
        }
    }

    /// Starts the worker, unless it is running: an opponent needs search. A frame without storage could
    /// not fetch it later without a network.
    pub fn wake(&self) {
        self.link.wake();
    }

    /// Requests a card, in place of an earlier request. Instant policies are answered here: the worker
    /// is the larger part of the download, and they do not need it.
    pub fn ask(&self, request: &MoveRequest) {
        let ticket = request.ticket;
        if let Some(card) = instant::card(request.level.strategy(), &request.view, request.seed) {
            let report = Rc::clone(&self.report);
            return clock::after(0, move || report(BotReport::Chosen(ticket, card)));
        }
        let request = to_request(ticket, &request.into());
        self.link.request(request.clone());
        self.link.watch(request, TIMEOUT);
    }

    /// Requests advice averaged over this many deals. It is computed when no bot has to choose.
    pub fn advise(&self, view: View, seed: Seed, deals: u32) {
        self.last_advice.set(self.last_advice.get() + 1);
        let ticket = Ticket(self.last_advice.get());
        let request = AdviceRequest {
            ticket,
            seed,
            view,
            deals,
        };
        self.link
            .request_advice(to_request(ticket, &(&request).into()));
    }

    /// Cancels the request for advice.
    pub fn cancel_advice(&self) {
        self.link.cancel_advice();
    }

    /// Starts the worker again after it was given up.
    pub fn retry(&self) {
        self.link.retry();
    }
}

fn to_request(ticket: Ticket, message: &ToWorker) -> Request {
    Request {
        ticket,
        message: message.to_json(),
    }
}

fn receive(link: &WorkerLink, text: &str, report: &dyn Fn(BotReport)) {
    match parse_from_worker(text) {
        Some(FromWorker::Card { ticket, card }) => {
            let ticket = Ticket(ticket);
            let is_awaited = link.answered(ticket);
            match Card::try_from(card) {
                Ok(card) if is_awaited => report(BotReport::Chosen(ticket, card)),
                Ok(_) => {}
                Err(_) => link.fail(),
            }
        }
        Some(FromWorker::Advised { ticket, rows }) => {
            if link.advice_answered(Ticket(ticket)) {
                report(BotReport::Advised(rows));
            }
        }
        Some(FromWorker::Refused { .. }) | None => link.fail(),
    }
}
