//! The bots of a table game, seen from the page: some choose at once, others in a worker.

use core::cell::Cell;
use std::rc::Rc;

use cards::{Seat, Seed};
use game::{LevelId, Word};
use protocol::table_worker::ToTableWorker;
use protocol::{BUILD, JsonText};
use session::{RatedMove, Ticket};

use crate::clock;
use crate::json::Object;
use crate::worker_link::{LinkReport, Request, Restart, WorkerLink, WorkerScript};

/// After this many milliseconds without an answer the worker counts as dead.
const TIMEOUT: u32 = 20_000;

/// A bot's turn: what the bot gets beside the view of its seat, and the ticket of its answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BotRequest {
    /// The number of the request.
    pub ticket: Ticket,
    /// The bot's seat.
    pub seat: Seat,
    /// The bot's level.
    pub level: LevelId,
    /// The seed of the bot's random choices.
    pub seed: Seed,
}

/// A report of the bots.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BotReport {
    /// A bot has chosen a move.
    Chosen(Ticket, Word),
    /// The rated legal moves, the best first.
    Rated(Vec<RatedMove<Word>>),
    /// The worker has failed too often.
    Failed,
    /// The browser computes wrongly.
    SelfCheckFailed,
}

/// Handles the reports of a game's bots.
type OnBotReport = Rc<dyn Fn(BotReport)>;

/// Whether the game at the table has this move, legal or not.
type IsMove = Box<dyn Fn(Word) -> bool>;

/// The bots of a table game, with their worker. Clones share it.
#[derive(Clone)]
pub struct TableBotWorker {
    link: WorkerLink,
    last_hint: Rc<Cell<u32>>,
    report: OnBotReport,
}

impl TableBotWorker {
    /// Bots whose worker is started when it is first needed. An answer with something that `is_move` does not know
    /// counts as a failure of the worker.
    pub fn new(
        is_move: impl Fn(Word) -> bool + 'static,
        report: impl Fn(BotReport) + 'static,
    ) -> Self {
        let (is_move, report): (IsMove, OnBotReport) = (Box::new(is_move), Rc::new(report));
        let script = WorkerScript {
            suffix: "",
            build: BUILD,
            restart: Restart::Always,
        };
        let receiver = Rc::clone(&report);
        let on_report = move |link: &WorkerLink, event| match event {
            LinkReport::Message(text) => receive(link, &text, &is_move, &receiver),
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

    /// Reports the move of a bot that needs no search, so that the worker need not be loaded.
    pub fn answer(&self, ticket: Ticket, mv: Word) {
        let report = Rc::clone(&self.report);
        clock::after(0, move || report(BotReport::Chosen(ticket, mv)));
    }

    /// Requests a move of a bot that searches and has this view, in place of an earlier request.
    pub fn search(&self, asked: &BotRequest, view: &str) {
        let BotRequest {
            ticket,
            level,
            seed,
            ..
        } = *asked;
        let message = ToTableWorker::choose_text(ticket, level, view, seed);
        let request = Request { ticket, message };
        self.link.request(request.clone());
        self.link.watch(request, TIMEOUT);
    }

    /// Requests the rated moves of the player who has this view. They are computed when no bot has to choose.
    pub fn rate_moves(&self, view: String, seed: Seed) {
        self.last_hint.set(self.last_hint.get() + 1);
        let ticket = Ticket(self.last_hint.get());
        let message = ToTableWorker::rate_moves(ticket, view, seed).to_json();
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

fn receive(link: &WorkerLink, text: &str, is_move: &IsMove, report: &OnBotReport) {
    match read_answer(text).filter(|(_, answer)| has_moves(answer, is_move)) {
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

/// Whether the moves of an answer are moves of the game.
fn has_moves(answer: &BotReport, is_move: &IsMove) -> bool {
    match answer {
        BotReport::Chosen(_, mv) => is_move(*mv),
        BotReport::Rated(rows) => rows.iter().all(|row| is_move(row.mv)),
        BotReport::Failed | BotReport::SelfCheckFailed => true,
    }
}

/// Reads a message of the worker with its ticket; `None` for a refused request and for an unreadable
/// message.
fn read_answer(text: &str) -> Option<(Ticket, BotReport)> {
    let message = Object::parse(text);
    if let Some(chosen) = message.object("chosen") {
        let ticket = Ticket(chosen.number("ticket")?);
        let mv = Word::new(&chosen.text("move"))?;
        return Some((ticket, BotReport::Chosen(ticket, mv)));
    }
    let rated = message.object("rated")?;
    let rows = rated.list("rows", read_row).into_iter();
    let ticket = Ticket(rated.number("ticket")?);
    Some((ticket, BotReport::Rated(rows.collect::<Option<_>>()?)))
}

fn read_row(row: &Object) -> Option<RatedMove<Word>> {
    Some(RatedMove {
        mv: Word::new(&row.text("move"))?,
        value: row.number("value")?,
        margin: row.number("margin")?,
        cost: row.number("cost").unwrap_or_default(),
        percent: row.number("percent").unwrap_or_default(),
    })
}
