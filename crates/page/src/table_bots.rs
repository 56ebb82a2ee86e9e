//! The bots of a table game, seen from the page: some choose at once, others in a worker.

use core::cell::Cell;
use std::rc::Rc;

use cards::Seed;
use game::Game;
use protocol::table_worker::ToTableWorker;
use protocol::{BUILD, JsonText, MoveOf, TableFormat};
use session::{MatchRecord, RatedMove, TableBots, Ticket};

use crate::clock;
use crate::json::Object;
use crate::worker_link::{LinkReport, Request, Restart, WorkerLink, WorkerScript};

/// After this many milliseconds without an answer the worker counts as dead.
const TIMEOUT: u32 = 20_000;

/// A report of the bots. `M` is a move of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BotReport<M> {
    /// A bot has chosen a move.
    Chosen(Ticket, M),
    /// The advice on each legal move, the best first.
    Advised(Vec<RatedMove<M>>),
    /// The worker has failed too often.
    Failed,
    /// The browser computes wrongly.
    Unfit,
}

/// Handles the reports of a game's bots.
type OnBotReport<G> = Rc<dyn Fn(BotReport<MoveOf<G>>)>;

/// The bots of a table game, with their worker. Clones share it.
pub struct TableBotWorker<G: TableFormat> {
    link: WorkerLink,
    last_advice: Rc<Cell<u32>>,
    report: OnBotReport<G>,
}

impl<G: TableFormat<Round: TableBots>> TableBotWorker<G> {
    /// Bots whose worker is started when it is first needed.
    pub fn new(report: impl Fn(BotReport<MoveOf<G>>) + 'static) -> Self {
        let report: OnBotReport<G> = Rc::new(report);
        let script = WorkerScript {
            link: "bot-worker",
            build: BUILD,
            restart: Restart::Always,
        };
        let receiver = Rc::clone(&report);
        let on_report = move |link: &WorkerLink, event| match event {
            LinkReport::Message(text) => receive::<G>(link, &text, &receiver),
            LinkReport::Unfit => receiver(BotReport::Unfit),
            LinkReport::Silent => receiver(BotReport::Failed),
        };
        Self {
            link: WorkerLink::new(script, Box::new(on_report)),
            last_advice: Rc::default(),
            report,
        }
    }

    /// Starts the worker, unless it is running: a bot of the match needs search. A frame without storage
    /// could not fetch it later without a network.
    pub fn wake(&self) {
        self.link.wake();
    }

    /// Requests a move, in place of an earlier request. A bot that needs no search chooses here, and the
    /// worker need not be loaded. `view` is that of the player to move in `record`.
    pub fn ask(
        &self,
        ticket: Ticket,
        record: &MatchRecord<G::Round>,
        level: G::Level,
        view: &<G::Round as Game>::View,
        seed: Seed,
    ) {
        if let Some(mv) = G::Round::instant_move(level, view, seed) {
            let report = Rc::clone(&self.report);
            return clock::after(0, move || report(BotReport::Chosen(ticket, mv)));
        }
        let message = ToTableWorker::choose::<G>(ticket, record, level, seed).to_json();
        let request = Request { ticket, message };
        self.link.request(request.clone());
        self.link.watch(request, TIMEOUT);
    }

    /// Requests advice for the player to move. It is computed when no bot has to choose.
    pub fn advise(&self, record: &MatchRecord<G::Round>) {
        self.last_advice.set(self.last_advice.get() + 1);
        let ticket = Ticket(self.last_advice.get());
        let seed = record.decision_seed();
        let message = ToTableWorker::advise::<G>(ticket, record, seed).to_json();
        self.link.request_advice(Request { ticket, message });
    }

    /// Cancels the request for advice.
    pub fn cancel_advice(&self) {
        self.link.cancel_advice();
    }

    /// Starts the worker again after it has failed.
    pub fn retry(&self) {
        self.link.retry();
    }
}

impl<G: TableFormat> Clone for TableBotWorker<G> {
    fn clone(&self) -> Self {
        Self {
            link: self.link.clone(),
            last_advice: Rc::clone(&self.last_advice),
            report: Rc::clone(&self.report),
        }
    }
}

fn receive<G: TableFormat>(link: &WorkerLink, text: &str, report: &OnBotReport<G>) {
    match read_answer::<G>(text) {
        Some((ticket, BotReport::Advised(rows))) => {
            if link.advice_answered(ticket) {
                report(BotReport::Advised(rows));
            }
        }
        Some((ticket, chosen)) => {
            if link.answered(ticket) {
                report(chosen);
            }
        }
        None => link.fail(),
    }
}

/// Reads a message of the worker with its ticket; `None` for a refused request and for an unreadable
/// message.
fn read_answer<G: TableFormat>(text: &str) -> Option<(Ticket, BotReport<MoveOf<G>>)> {
    let message = Object::parse(text);
    if let Some(chosen) = message.object("chosen") {
        let ticket = Ticket(chosen.number("ticket")?);
        let mv = G::parse_move(&chosen.text("move"))?;
        return Some((ticket, BotReport::Chosen(ticket, mv)));
    }
    let advised = message.object("advised")?;
    let rows = advised.list("rows", read_row::<G>).into_iter();
    let ticket = Ticket(advised.number("ticket")?);
    Some((ticket, BotReport::Advised(rows.collect::<Option<_>>()?)))
}

fn read_row<G: TableFormat>(row: &Object) -> Option<RatedMove<MoveOf<G>>> {
    Some(RatedMove {
        mv: G::parse_move(&row.text("move"))?,
        value: row.number("value")?,
        margin: row.number("margin")?,
    })
}
