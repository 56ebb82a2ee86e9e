//! The bots of a table game, seen from the page: some choose at once, others in a worker.

use core::cell::Cell;
use std::rc::Rc;

use cards::Seed;
use protocol::table_worker::ToTableWorker;
use protocol::{BUILD, JsonText, MoveOf, RoundFormat, ViewOf};
use session::{RatedMove, TableBots, Ticket};

use crate::clock;
use crate::json::Object;
use crate::shell::BotRequest;
use crate::worker_link::{LinkReport, Request, Restart, WorkerLink, WorkerScript};

/// After this many milliseconds without an answer the worker counts as dead.
const TIMEOUT: u32 = 20_000;

/// A report of the bots. `M` is a move of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BotReport<M> {
    /// A bot has chosen a move.
    Chosen(Ticket, M),
    /// The rated legal moves, the best first.
    Rated(Vec<RatedMove<M>>),
    /// The worker has failed too often.
    Failed,
    /// The browser computes wrongly.
    SelfCheckFailed,
}

/// Handles the reports of a game's bots.
type OnBotReport<G> = Rc<dyn Fn(BotReport<MoveOf<G>>)>;

/// The bots of a table game, with their worker. Clones share it.
pub struct TableBotWorker<G: RoundFormat> {
    link: WorkerLink,
    last_hint: Rc<Cell<u32>>,
    report: OnBotReport<G>,
}

impl<G: RoundFormat<Round: TableBots>> TableBotWorker<G> {
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
            LinkReport::SelfCheckFailed => receiver(BotReport::SelfCheckFailed),
            LinkReport::Silent => receiver(BotReport::Failed),
        };
        Self {
            link: WorkerLink::new(script, Box::new(on_report)),
            last_hint: Rc::default(),
            report,
        }
    }

    /// Starts the worker, unless it is running: a bot of the match needs search. A frame without storage
    /// could not fetch it later without a network.
    pub fn wake(&self) {
        self.link.wake();
    }

    /// Lets a bot that needs no search choose here, so that the worker need not be loaded. Returns whether it does.
    #[must_use]
    pub fn answer(&self, request: &BotRequest<G::Round>) -> bool {
        let instant = G::Round::instant_move(request.level, &request.view, request.seed);
        if let Some(mv) = instant {
            let (report, ticket) = (Rc::clone(&self.report), request.ticket);
            clock::after(0, move || report(BotReport::Chosen(ticket, mv)));
        }
        instant.is_some()
    }

    /// Requests a move of a bot that searches, in place of an earlier request.
    pub fn search(&self, asked: &BotRequest<G::Round>) {
        let BotRequest {
            ticket,
            level,
            seed,
            ref view,
        } = *asked;
        let message = ToTableWorker::choose_text::<G>(ticket, level, view, seed);
        let request = Request { ticket, message };
        self.link.request(request.clone());
        self.link.watch(request, TIMEOUT);
    }

    /// Requests the rated moves of the player who has this view. They are computed when no bot has to choose.
    pub fn rate_moves(&self, view: &ViewOf<G>, seed: Seed) {
        self.last_hint.set(self.last_hint.get() + 1);
        let ticket = Ticket(self.last_hint.get());
        let message = ToTableWorker::rate_moves::<G>(ticket, view, seed).to_json();
        self.link.request_in_background(Request { ticket, message });
    }

    /// Cancels the request for a hint.
    pub fn cancel_hint(&self) {
        self.link.cancel_background();
    }

    /// Starts the worker again after it has failed.
    pub fn retry(&self) {
        self.link.retry();
    }
}

impl<G: RoundFormat> Clone for TableBotWorker<G> {
    fn clone(&self) -> Self {
        Self {
            link: self.link.clone(),
            last_hint: Rc::clone(&self.last_hint),
            report: Rc::clone(&self.report),
        }
    }
}

fn receive<G: RoundFormat>(link: &WorkerLink, text: &str, report: &OnBotReport<G>) {
    match read_answer::<G>(text) {
        Some((ticket, BotReport::Rated(rows))) => {
            if link.background_answered(ticket) {
                report(BotReport::Rated(rows));
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
fn read_answer<G: RoundFormat>(text: &str) -> Option<(Ticket, BotReport<MoveOf<G>>)> {
    let message = Object::parse(text);
    if let Some(chosen) = message.object("chosen") {
        let ticket = Ticket(chosen.number("ticket")?);
        let mv = G::parse_move(&chosen.text("move"))?;
        return Some((ticket, BotReport::Chosen(ticket, mv)));
    }
    let rated = message.object("rated")?;
    let rows = rated.list("rows", read_row::<G>).into_iter();
    let ticket = Ticket(rated.number("ticket")?);
    Some((ticket, BotReport::Rated(rows.collect::<Option<_>>()?)))
}

fn read_row<G: RoundFormat>(row: &Object) -> Option<RatedMove<MoveOf<G>>> {
    Some(RatedMove {
        mv: G::parse_move(&row.text("move"))?,
        value: row.number("value")?,
        margin: row.number("margin")?,
        cost: row.number("cost").unwrap_or_default(),
        percent: row.number("percent").unwrap_or_default(),
    })
}
