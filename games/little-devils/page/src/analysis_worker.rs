//! The link to the analysis worker: fetches it on first use, sends messages and files, receives pages
//! to show.

use core::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::JsValue;

use crate::message::parse_from_analysis;
use little_devils::protocol::{BUILD, FromAnalysis, ToAnalysis, UNFIT};

use page::clock;
use page::worker_handle::WorkerHandle;

/// The link to the analysis worker. Clones share one worker.
#[derive(Clone)]
pub struct AnalysisWorker {
    link: Rc<RefCell<Link>>,
    report: Rc<dyn Fn(Option<FromAnalysis>)>,
}

#[derive(Default)]
struct Link {
    worker: Option<WorkerHandle>,
    is_ready: bool,
    /// Messages to post as soon as the worker is ready.
    queue: Vec<JsValue>,
}

impl AnalysisWorker {
    /// A link whose worker is started when it is first needed. `report` gets its messages, and `None`
    /// when it fails.
    pub fn new(report: impl Fn(Option<FromAnalysis>) + 'static) -> Self {
        Self {
            link: Rc::default(),
            report: Rc::new(report),
        }
    }

    /// Posts a message or a file to the worker; starts it if there is none.
    pub fn post(&self, value: JsValue) {
        let is_absent = {
            let mut link = self.link.borrow_mut();
            link.queue.push(value);
            link.worker.is_none()
        };
        if is_absent {
            match self.start_worker() {
                Ok(worker) => self.link.borrow_mut().worker = Some(worker),
                Err(_) => self.fail(),
            }
        }
        self.post_queue();
    }

    /// Sends a message if the worker is running.
    pub fn send_if_started(&self, message: ToAnalysis) {
        if self.link.borrow().worker.is_some() {
            self.post(message.to_json().into());
        }
    }

    fn post_queue(&self) {
        let mut link = self.link.borrow_mut();
        if !link.is_ready {
            return;
        }
        for value in core::mem::take(&mut link.queue) {
            if let Some(worker) = &link.worker {
                // A worker that has failed has reported it.
                let _ = worker.post(&value);
            }
        }
    }

    fn receive(&self, text: &str) {
        match parse_from_analysis(text) {
            Some(FromAnalysis::Ready { build }) if build == BUILD => {
                self.link.borrow_mut().is_ready = true;
                self.post_queue();
            }
            Some(FromAnalysis::Ready { build }) if build == UNFIT => {
                self.end(Some(FromAnalysis::Ready { build }));
            }
            Some(FromAnalysis::Ready { .. }) | None => self.fail(),
            Some(message) => (self.report)(Some(message)),
        }
    }

    /// The worker could not start or has crashed. The next message starts another one.
    fn fail(&self) {
        self.end(None);
    }

    /// Drops the worker and the queue, then reports its last message, or `None` for a failure.
    fn end(&self, report: Option<FromAnalysis>) {
        let link = core::mem::take(&mut *self.link.borrow_mut());
        // One of the worker's own closures may be running: it is dropped after that.
        clock::after(0, move || drop(link));
        (self.report)(report);
    }

    fn start_worker(&self) -> Result<WorkerHandle, JsValue> {
        let (receiver, failed) = (self.clone(), self.clone());
        WorkerHandle::start(
            "study-worker",
            Box::new(move |text| receiver.receive(&text)),
            Box::new(move || failed.fail()),
        )
    }
}
