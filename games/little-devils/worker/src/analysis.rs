//! The worker for what is looked at beside the table: hears, thinks in slices, keeps.

use core::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::Uint8Array;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, DedicatedWorkerGlobalScope, MessageEvent};

use little_devils::bots::Level;
use little_devils::bots::net::Net;
use little_devils::protocol::{FromAnalysis, ToAnalysis};
use little_devils::review::Depth;
use little_devils_analysis::{Analysis, Environment, Kept, LARGEST_FILE, Outcome, in_parts};
use session::Salt;

use crate::database::AnalysisDatabase;

/// The worker's parts; cheap to clone, one all the same.
#[derive(Clone)]
struct Desk {
    scope: DedicatedWorkerGlobalScope,
    study: Rc<RefCell<Analysis>>,
    /// None where the browser keeps nothing for us: what is kept lasts as long as the page then.
    shelf: Rc<Option<AnalysisDatabase>>,
    /// Whether a slice of thought is to come.
    thinks: Rc<Cell<bool>>,
    /// What the page has been told for its first page.
    summary: Rc<RefCell<String>>,
}

/// Listens for ever.
pub fn listen() {
    console_error_panic_hook::set_once();
    spawn_local(async {
        let shelf = AnalysisDatabase::open().await.ok();
        let kept = match &shelf {
            Some(shelf) => shelf.kept().await.unwrap_or_default(),
            None => Kept::default(),
        };
        let desk = Desk {
            scope: js_sys::global().unchecked_into(),
            study: Rc::new(RefCell::new(Analysis::new(world(), kept))),
            shelf: Rc::new(shelf),
            thinks: Rc::default(),
            summary: Rc::default(),
        };
        let heard = {
            let desk = desk.clone();
            Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| desk.hear(&message))
        };
        desk.scope
            .set_onmessage(Some(heard.as_ref().unchecked_ref()));
        heard.forget();
        desk.tell(&FromAnalysis::Ready {
            build: crate::build().into(),
        });
        desk.sum_up();
    });
}

fn world() -> Environment {
    Environment {
        net: |seats| Some(Net::for_seats(seats)),
        now: js_sys::Date::now,
        salt,
        depth: Depth::USUAL,
        top: Level::ALL
            .last()
            .copied()
            .unwrap_or(Level::DEFAULT)
            .strategy(),
    }
}

fn salt() -> Option<Salt> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).ok()?;
    Some(Salt(bytes))
}

impl Desk {
    fn hear(&self, message: &MessageEvent) {
        let data = message.data();
        if let Some(file) = data.dyn_ref::<Blob>() {
            return self.clone().hear_file(file.clone());
        }
        let text = data.as_string().unwrap_or_default();
        // Nobody but the page of the same build speaks to this worker.
        let Ok(Some(message)) = ToAnalysis::read(&text) else {
            return;
        };
        let outcomes = self.study.borrow_mut().hear(message);
        self.go_on(outcomes);
    }

    /// Reads a file that the person has picked: here, so that the page has nothing to do.
    fn hear_file(self, file: Blob) {
        spawn_local(async move {
            let bytes = if file.size() <= LARGEST_FILE {
                let read = JsFuture::from(file.array_buffer()).await;
                read.ok().map(|buffer| Uint8Array::new(&buffer).to_vec())
            } else {
                None
            };
            let outcomes = self.study.borrow_mut().read_file(bytes);
            self.go_on(outcomes);
        });
    }

    fn go_on(&self, outcomes: Vec<Outcome>) {
        self.run(outcomes);
        if !self.thinks.get() {
            self.clone().think();
        }
    }

    /// Thinks one slice and comes back for the next after listening.
    fn think(self) {
        self.thinks.set(self.study.borrow().is_busy());
        if !self.thinks.get() {
            return;
        }
        let outcomes = self.study.borrow_mut().step();
        self.run(outcomes);
        let timer = self.scope.clone();
        let next = Closure::once_into_js(move || self.think());
        // Without a timer there are no slices, and what is asked stays unanswered.
        let _ = timer.set_timeout_with_callback(next.unchecked_ref());
    }

    fn run(&self, outcomes: Vec<Outcome>) {
        for outcome in outcomes {
            match outcome {
                Outcome::Tell(message) => in_parts(message).iter().for_each(|part| self.tell(part)),
                // What the browser refuses to keep lasts as long as the page, or is lost.
                Outcome::KeepDay(day, kept) => self.shelve(async move |shelf| {
                    let _ = shelf.keep_day(day, &kept).await;
                }),
                Outcome::KeepSalt(seed, kept) => self.shelve(async move |shelf| {
                    let _ = shelf.keep_salt(seed, &kept).await;
                }),
                Outcome::KeepPuzzle(kept) => self.shelve(async move |shelf| {
                    let _ = shelf.keep_puzzle(&kept).await;
                }),
                Outcome::KeepMatch(kept) => self.shelve(async move |shelf| {
                    let _ = shelf.keep_match(&kept).await;
                }),
                Outcome::KeepReview(kept) => self.shelve(async move |shelf| {
                    let _ = shelf.keep_review(&kept).await;
                }),
                Outcome::ReadMatches(purpose) => {
                    let desk = self.clone();
                    spawn_local(async move {
                        let kept = match &*desk.shelf {
                            Some(place) => place.matches().await.unwrap_or_default(),
                            None => Vec::new(),
                        };
                        let outcomes = desk.study.borrow_mut().read_matches(kept, purpose);
                        desk.run(outcomes);
                    });
                }
                Outcome::KeepAll(items) => {
                    let desk = self.clone();
                    spawn_local(async move {
                        let well = match &*desk.shelf {
                            Some(place) => place.keep_all(&items).await.is_ok(),
                            None => false,
                        };
                        let outcomes = desk.study.borrow_mut().stored(well);
                        desk.run(outcomes);
                    });
                }
            }
        }
        self.sum_up();
    }

    /// Tells the page what its first page is to say, if that has changed.
    fn sum_up(&self) {
        let line = self.study.borrow().summary().to_line();
        if self.summary.replace(line.clone()) != line {
            self.tell(&FromAnalysis::Summary { line });
        }
    }

    /// Does something with the database, if there is one.
    fn shelve(&self, act: impl AsyncFnOnce(&AnalysisDatabase) + 'static) {
        let place = Rc::clone(&self.shelf);
        spawn_local(async move {
            if let Some(shelf) = &*place {
                act(shelf).await;
            }
        });
    }

    fn tell(&self, message: &FromAnalysis) {
        // A page that is gone needs no answer.
        let _ = self
            .scope
            .post_message(&JsValue::from_str(&message.to_json()));
    }
}
