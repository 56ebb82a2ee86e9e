//! The analysis worker: receives messages, computes in slices, and uses the database.

use core::cell::{Cell, RefCell};
use protocol::JsonText;
use std::collections::VecDeque;
use std::rc::Rc;

use js_sys::Uint8Array;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::Blob;

use little_devils::bots::Level;
use little_devils::bots::net::{Net, check};
use little_devils::protocol::{FromAnalysis, ToAnalysis};
use little_devils::review::Depth;
use little_devils_analysis::{Analysis, Environment, LARGEST_FILE, Outcome, SavedData, in_parts};
use session::Salt;
use worker::PageLink;

use crate::database::AnalysisDatabase;

/// Milliseconds in a day.
const DAY: f64 = 86_400_000.0;

/// State of the worker. Clones share it.
#[derive(Clone)]
struct AnalysisWorker {
    link: PageLink,
    analysis: Rc<RefCell<Analysis>>,
    /// `None` if the browser refuses a database. Results then last as long as the worker.
    database: Rc<Option<AnalysisDatabase>>,
    /// Whether a next slice is scheduled.
    running: Rc<Cell<bool>>,
    /// The last summary that was sent.
    summary: Rc<RefCell<String>>,
    /// What the page has sent and is not handled yet.
    waiting: Rc<RefCell<VecDeque<Received>>>,
    /// Whether it is being handled, in its order.
    handling: Rc<Cell<bool>>,
}

/// What the page sends.
enum Received {
    /// A message.
    Message(ToAnalysis),
    /// A file that the player has picked.
    File(Blob),
}

/// Starts the analysis worker: receives messages as long as the worker lives.
pub fn listen() {
    let link = PageLink::new();
    spawn_local(async {
        let database = AnalysisDatabase::open().await.ok();
        let saved = match &database {
            Some(database) => database.saved().await.unwrap_or_default(),
            None => SavedData::default(),
        };
        let worker = AnalysisWorker {
            link,
            analysis: Rc::new(RefCell::new(Analysis::new(environment(), saved))),
            database: Rc::new(database),
            running: Rc::default(),
            summary: Rc::default(),
            waiting: Rc::default(),
            handling: Rc::default(),
        };
        let receiver = worker.clone();
        worker.link.receive(move |data| receiver.receive(&data));
        worker.link.announce(check::is_right());
        worker.send_summary();
    });
}

fn environment() -> Environment {
    Environment {
        net: |seats| Some(Net::for_seats(seats)),
        now: js_sys::Date::now,
        end_of_day,
        salt,
        depth: Depth::DEFAULT,
        top: Level::ALL
            .last()
            .copied()
            .unwrap_or(Level::DEFAULT)
            .policy(),
    }
}

fn end_of_day() -> Option<String> {
    // The next midnight in UTC.
    let end = (js_sys::Date::now() / DAY).floor().mul_add(DAY, DAY);
    let end = js_sys::Date::new(&end.into());
    let (hours, minutes) = (end.get_hours(), end.get_minutes());
    (hours + minutes > 0).then(|| format!("{hours}:{minutes:02}"))
}

/// The bytes of a file, which is read here to keep the page responsive. `None` if it is too large or cannot be read.
async fn bytes_of(file: &Blob) -> Option<Vec<u8>> {
    if file.size() > LARGEST_FILE {
        return None;
    }
    let buffer = JsFuture::from(file.array_buffer()).await.ok()?;
    Some(Uint8Array::new(&buffer).to_vec())
}

fn salt() -> Option<Salt> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).ok()?;
    Some(Salt(bytes))
}

impl AnalysisWorker {
    fn receive(&self, data: &JsValue) {
        let received = if let Some(file) = data.dyn_ref::<Blob>() {
            Received::File(file.clone())
        } else {
            let text = data.as_string().unwrap_or_default();
            // Only the page of the same build sends messages here, so unreadable ones are dropped.
            let Ok(Some(message)) = ToAnalysis::read(&text) else {
                return;
            };
            Received::Message(message)
        };
        self.waiting.borrow_mut().push_back(received);
        if !self.handling.replace(true) {
            spawn_local(self.clone().handle_waiting());
        }
    }

    async fn handle_waiting(self) {
        while let Some(received) = self.next_received() {
            let outcomes = match received {
                Received::Message(message) => {
                    self.read_again(&message).await;
                    self.analysis.borrow_mut().receive(message)
                }
                Received::File(file) => {
                    let bytes = bytes_of(&file).await;
                    self.analysis.borrow_mut().read_file(bytes)
                }
            };
            self.handle(outcomes);
        }
        self.handling.set(false);
    }

    fn next_received(&self) -> Option<Received> {
        self.waiting.borrow_mut().pop_front()
    }

    /// Before a page is opened and before a result is kept: what other tabs have saved meanwhile.
    async fn read_again(&self, message: &ToAnalysis) {
        let opens = matches!(message, ToAnalysis::Open(_));
        if !opens && !matches!(message, ToAnalysis::SaveMatch(_)) {
            return;
        }
        if let Some(database) = &*self.database
            && let Ok(saved) = database.saved().await
        {
            self.analysis.borrow_mut().take_saved(saved, opens);
        }
    }

    fn handle(&self, outcomes: Vec<Outcome>) {
        self.run(outcomes);
        if !self.running.get() {
            self.clone().run_slice();
        }
    }

    /// Runs one slice, then yields to messages and schedules the next.
    fn run_slice(self) {
        self.running.set(self.analysis.borrow().is_busy());
        if !self.running.get() {
            return;
        }
        let outcomes = self.analysis.borrow_mut().step();
        self.run(outcomes);
        let link = self.link.clone();
        link.later(move || self.run_slice());
    }

    fn run(&self, outcomes: Vec<Outcome>) {
        for outcome in outcomes {
            match outcome {
                Outcome::Send(message) => in_parts(message).iter().for_each(|part| self.send(part)),
                // Without a database the value lives as long as the worker, or is lost.
                Outcome::SaveDay(day, saved) => {
                    self.with_database(async move |database| database.save_day(day, &saved).await);
                }
                Outcome::SaveSalt(seed, saved) => {
                    self.with_database(async move |database| {
                        database.save_salt(seed, &saved).await
                    });
                }
                Outcome::SavePuzzle(saved) => {
                    self.with_database(async move |database| database.save_puzzle(&saved).await);
                }
                Outcome::SaveMatch(saved) => {
                    self.with_database(async move |database| database.save_match(&saved).await);
                }
                Outcome::SaveReview(saved) => {
                    self.with_database(async move |database| database.save_review(&saved).await);
                }
                Outcome::ReadMatches(purpose) => {
                    let worker = self.clone();
                    spawn_local(async move {
                        let saved = match &*worker.database {
                            Some(place) => place.matches().await.unwrap_or_default(),
                            None => Vec::new(),
                        };
                        let outcomes = worker.analysis.borrow_mut().read_matches(saved, purpose);
                        worker.run(outcomes);
                    });
                }
                Outcome::SaveAll(items) => {
                    let worker = self.clone();
                    spawn_local(async move {
                        let is_saved = match &*worker.database {
                            Some(place) => place.save_all(&items).await.is_ok(),
                            None => false,
                        };
                        let outcomes = worker.analysis.borrow_mut().stored(is_saved);
                        worker.run(outcomes);
                    });
                }
            }
        }
        self.send_summary();
    }

    /// Sends the summary for the first page, if it has changed.
    fn send_summary(&self) {
        let line = self.analysis.borrow().summary().to_line();
        if self.summary.replace(line.clone()) != line {
            self.send(&FromAnalysis::Summary { line });
        }
    }

    /// Runs a task with the database, if there is one, and tells the page if it fails.
    fn with_database(
        &self,
        act: impl AsyncFnOnce(&AnalysisDatabase) -> Result<(), idb::Error> + 'static,
    ) {
        let worker = self.clone();
        spawn_local(async move {
            if let Some(database) = &*worker.database
                && act(database).await.is_err()
            {
                worker.send(&FromAnalysis::NotSaved {});
            }
        });
    }

    fn send(&self, message: &FromAnalysis) {
        self.link.send(&message.to_json());
    }
}
