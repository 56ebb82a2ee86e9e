//! The analysis worker: fetched on first use, gets messages and files, describes pages.

use wasm_bindgen::JsValue;

use crate::message::UnreadMessage;
use little_devils::protocol::{Action, BUILD, OpenRequest, ToAnalysis};
use page::worker_link::{LinkReport, Request, Restart, WorkerLink, WorkerScript};
use session::Ticket;

/// A report to the store.
pub enum AnalysisReport {
    /// The worker has sent a message.
    Message(UnreadMessage),
    /// The worker has failed too often, or while it exported or imported a file.
    Silent,
    /// The browser computes wrongly.
    SelfCheckFailed,
}

/// The analysis worker. Clones share it.
///
/// The request for the page that is open is sent again if the worker crashes, so the page is shown
/// again as it was opened. Everything else is sent once: an answer to a puzzle must not count twice.
#[derive(Clone)]
pub struct AnalysisWorker(WorkerLink);

/// The open page. There is one at a time, and its messages have no ticket.
const PAGE: Ticket = Ticket(0);

impl AnalysisWorker {
    /// A worker that is started when it is first needed.
    pub fn new(report: impl Fn(AnalysisReport) + 'static) -> Self {
        let script = WorkerScript {
            suffix: "-analysis",
            build: BUILD,
            restart: Restart::IfNeeded,
        };
        let on_report = move |link: &WorkerLink, event| match event {
            LinkReport::Message(text) => {
                report(AnalysisReport::Message(UnreadMessage::parse(&text)));
            }
            LinkReport::Silent => report(AnalysisReport::Silent),
            LinkReport::SelfCheckFailed => {
                link.clear();
                report(AnalysisReport::SelfCheckFailed);
            }
        };
        Self(WorkerLink::new(script, Box::new(on_report)))
    }

    /// Opens a page, in place of the one that is open. Export and import also need messages before or
    /// after this one, so they are not sent again after a crash.
    pub fn open(&self, request: OpenRequest) {
        let is_sent_once = matches!(request.action, Action::Export | Action::Import);
        let message = ToAnalysis::Open(request).to_json();
        if is_sent_once {
            self.forget_page();
            self.0.post(message.into());
        } else {
            self.0.request(Request {
                ticket: PAGE,
                message,
            });
        }
    }

    /// Closes the page that is open.
    pub fn close(&self) {
        self.forget_page();
        self.post_if_started(&ToAnalysis::Close.to_json());
    }

    /// Posts a message or a file to the worker; starts it if there is none.
    pub fn post(&self, value: JsValue) {
        self.0.post(value);
    }

    /// Posts the text of a message if the worker is running.
    pub fn post_if_started(&self, text: &str) {
        if self.0.is_started() {
            self.post(text.into());
        }
    }

    /// Ends the worker, which has sent an unreadable message, and restarts it if it is needed.
    pub fn fail(&self) {
        self.0.fail();
    }

    fn forget_page(&self) {
        // False if no page was open, which is no fault.
        let _ = self.0.answered(PAGE);
    }
}
