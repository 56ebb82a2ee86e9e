//! The page's end of the line to the worker for what is looked at beside the table: it is fetched
//! when first called, and tells the page what to show.

use core::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::JsValue;

use little_devils::protocol::{BUILD, ToAnalysis, UNFIT};

use crate::message::Message;
use page::clock;
use page::worker_handle::WorkerHandle;

/// The line to the worker; cheap to clone, one line all the same.
#[derive(Clone)]
pub struct Study {
    line: Rc<RefCell<Line>>,
    report: Rc<dyn Fn(Option<String>)>,
}

#[derive(Default)]
struct Line {
    worker: Option<WorkerHandle>,
    ready: bool,
    /// What it is to be told as soon as it listens.
    waiting: Vec<JsValue>,
}

impl Study {
    /// A line to nobody yet; what comes is reported, and nothing when the worker does not work.
    pub fn new(report: impl Fn(Option<String>) + 'static) -> Self {
        Self {
            line: Rc::default(),
            report: Rc::new(report),
        }
    }

    /// Hands the worker a message or a file; it is started if there is none.
    pub fn hand(&self, thing: JsValue) {
        let absent = {
            let mut line = self.line.borrow_mut();
            line.waiting.push(thing);
            line.worker.is_none()
        };
        if absent {
            match self.run_worker() {
                Ok(running) => self.line.borrow_mut().worker = Some(running),
                Err(_) => self.failed(),
            }
        }
        self.send();
    }

    /// Tells the worker something if there is one; else it need not know.
    pub fn tell_if_there(&self, message: ToAnalysis) {
        if self.line.borrow().worker.is_some() {
            self.hand(message.to_json().into());
        }
    }

    fn send(&self) {
        let mut line = self.line.borrow_mut();
        if !line.ready {
            return;
        }
        for thing in core::mem::take(&mut line.waiting) {
            if let Some(running) = &line.worker {
                // A worker that is gone has reported its failure.
                let _ = running.hand(&thing);
            }
        }
    }

    fn heard(&self, text: String) {
        let said = Message::read(&text);
        if said.text("type") != "ready" {
            (self.report)(Some(text));
        } else if said.text("build") == BUILD {
            self.line.borrow_mut().ready = true;
            self.send();
        } else {
            self.ended((said.text("build") == UNFIT).then_some(text));
        }
    }

    /// The worker could not start, has crashed, or is of another build. The next call starts another.
    fn failed(&self) {
        self.ended(None);
    }

    /// There is no worker any more: reports what it said last, if that is to be known.
    fn ended(&self, report: Option<String>) {
        let line = core::mem::take(&mut *self.line.borrow_mut());
        // It may be this worker's own closure that runs: it is dropped when that has returned.
        clock::after(0, move || drop(line));
        (self.report)(report);
    }

    fn run_worker(&self) -> Result<WorkerHandle, JsValue> {
        let (heard, failed) = (self.clone(), self.clone());
        WorkerHandle::start(
            "study-worker",
            Box::new(move |text| heard.heard(text)),
            Box::new(move || failed.failed()),
        )
    }
}
