//! The link to a worker: starts it, checks its build, sends requests and messages, restarts it.

use core::cell::RefCell;
use std::rc::Rc;

use protocol::{SELF_CHECK_FAILED, announced_build};
use session::{Command, Supervisor, Ticket};
use wasm_bindgen::JsValue;

use crate::clock;
use crate::document;
use crate::worker_handle::WorkerHandle;

/// The worker is restarted this many milliseconds after a failure.
const RESTART_DELAY: u32 = 200;

/// The link to one worker, which is started when it is first needed. Clones share it.
///
/// Requests are kept until they are answered, and sent again to a new worker. Messages are sent once,
/// as soon as the worker is ready.
#[derive(Clone)]
pub struct WorkerLink(Rc<Inner>);

/// A worker of this build.
#[derive(Clone, Copy, Debug)]
pub struct WorkerScript {
    /// What follows the id of the game in the name of the worker.
    pub suffix: &'static str,
    /// Build of the page; the worker must be of the same.
    pub build: &'static str,
    /// When the worker is restarted.
    pub restart: Restart,
}

/// When a worker that has failed is restarted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Restart {
    /// At once, so that it is there for the next request.
    Always,
    /// If a request or message is open. Otherwise the next one starts it.
    IfNeeded,
}

/// A request: a message that is sent again to every new worker until the request is answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// Number of the request.
    pub ticket: Ticket,
    /// The message.
    pub message: String,
}

/// A report of the link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkReport {
    /// The worker has sent this text.
    Message(String),
    /// The browser computes wrongly.
    SelfCheckFailed,
    /// The worker has failed, and is not restarted by itself.
    Silent,
}

/// Handles the reports of a link, which it may call.
pub type OnReport = Box<dyn Fn(&WorkerLink, LinkReport)>;

struct Inner {
    script: WorkerScript,
    state: RefCell<State>,
    report: OnReport,
}

#[derive(Default)]
struct State {
    supervisor: Supervisor<Request, Request>,
    worker: Option<WorkerHandle>,
    /// Messages to send as soon as the worker is ready.
    queue: Vec<JsValue>,
    /// Whether the worker has failed and its restart is scheduled.
    is_failing: bool,
}

impl WorkerLink {
    /// A link without a worker.
    #[must_use]
    pub fn new(script: WorkerScript, report: OnReport) -> Self {
        Self(Rc::new(Inner {
            script,
            state: RefCell::default(),
            report,
        }))
    }

    /// Whether a worker is running or starting.
    #[must_use]
    pub fn is_started(&self) -> bool {
        self.0.state.borrow().worker.is_some()
    }

    /// Starts the worker before its first request.
    pub fn wake(&self) {
        let command = self.0.state.borrow_mut().supervisor.wake();
        self.execute(command);
    }

    /// Sends a request, in place of an earlier one.
    pub fn request(&self, request: Request) {
        let command = self.0.state.borrow_mut().supervisor.request_move(request);
        self.execute(command);
    }

    /// Sends a request that may wait until no other is open, in place of an earlier one of this kind.
    pub fn request_in_background(&self, request: Request) {
        let command = self
            .0
            .state
            .borrow_mut()
            .supervisor
            .request_in_background(request);
        self.execute(command);
    }

    /// Closes the request with this ticket; false if it is not the open one.
    #[must_use]
    pub fn answered(&self, ticket: Ticket) -> bool {
        let supervisor = &mut self.0.state.borrow_mut().supervisor;
        supervisor.move_answered(|request| request.ticket == ticket)
    }

    /// Closes the background request with this ticket; false if it is not the open one.
    #[must_use]
    pub fn background_answered(&self, ticket: Ticket) -> bool {
        let supervisor = &mut self.0.state.borrow_mut().supervisor;
        supervisor.background_answered(|request| request.ticket == ticket)
    }

    /// Drops the background request.
    pub fn cancel_background(&self) {
        self.0.state.borrow_mut().supervisor.cancel_background();
    }

    /// Drops all requests and all messages that are not sent yet.
    pub fn clear(&self) {
        let mut state = self.0.state.borrow_mut();
        state.supervisor.cancel_all();
        state.queue.clear();
    }

    /// Sends a message or a file once; starts the worker if there is none.
    pub fn post(&self, value: JsValue) {
        let command = {
            let mut state = self.0.state.borrow_mut();
            state.queue.push(value);
            state.supervisor.wake()
        };
        self.execute(command);
        self.post_queue();
    }

    /// Restarts the worker if this request is not answered within a time, in milliseconds.
    pub fn watch(&self, request: Request, milliseconds: u32) {
        let link = self.clone();
        clock::after(milliseconds, move || {
            let command = link.0.state.borrow_mut().supervisor.timed_out(&request);
            if command.is_some() {
                link.execute(command);
                link.watch(request, milliseconds);
            }
        });
    }

    /// Starts the worker again after it was given up.
    pub fn retry(&self) {
        let command = self.0.state.borrow_mut().supervisor.retry();
        self.execute(Some(command));
    }

    /// Ends the worker, which has failed, and restarts it after a delay.
    pub fn fail(&self) {
        let ended = {
            let mut state = self.0.state.borrow_mut();
            if core::mem::replace(&mut state.is_failing, true) {
                return;
            }
            state.worker.take()
        };
        let link = self.clone();
        clock::after(RESTART_DELAY, move || {
            // Dropped only now: one of the worker's own closures may have reported the failure.
            drop(ended);
            link.restart();
        });
    }

    fn restart(&self) {
        let command = {
            let mut state = self.0.state.borrow_mut();
            if !core::mem::take(&mut state.is_failing) {
                // A time-out has restarted it meanwhile.
                return;
            }
            let is_needed = !(state.supervisor.is_idle() && state.queue.is_empty());
            if is_needed || self.0.script.restart == Restart::Always {
                state.supervisor.failed()
            } else {
                Command::GiveUp
            }
        };
        self.execute(Some(command));
    }

    fn execute(&self, command: Option<Command<Request, Request>>) {
        match command {
            None => {}
            Some(Command::Start) => match self.start_worker() {
                Ok(worker) => {
                    let mut state = self.0.state.borrow_mut();
                    state.worker = Some(worker);
                    state.is_failing = false;
                }
                Err(_) => self.fail(),
            },
            Some(Command::SendMoveRequest(request) | Command::SendBackgroundRequest(request)) => {
                self.post_now(&request.message.into());
            }
            Some(Command::GiveUp) => self.give_up(),
        }
    }

    fn give_up(&self) {
        {
            let mut state = self.0.state.borrow_mut();
            state.worker = None;
            state.queue.clear();
            if self.0.script.restart == Restart::IfNeeded {
                state.supervisor = Supervisor::new();
            }
        }
        (self.0.report)(self, LinkReport::Silent);
    }

    fn post_queue(&self) {
        let queue = {
            let mut state = self.0.state.borrow_mut();
            if state.worker.is_none() || !state.supervisor.is_ready() {
                return;
            }
            core::mem::take(&mut state.queue)
        };
        for message in &queue {
            self.post_now(message);
        }
    }

    /// Posts a message to the worker. While it is being restarted nothing is posted: it gets the open
    /// requests when it is ready.
    fn post_now(&self, message: &JsValue) {
        let post = |worker: &WorkerHandle| worker.post(message);
        let is_posted = self.0.state.borrow().worker.as_ref().is_none_or(post);
        if !is_posted {
            self.fail();
        }
    }

    fn receive(&self, text: String) {
        if self.0.state.borrow().is_failing {
            return;
        }
        match announced_build(&text) {
            None => (self.0.report)(self, LinkReport::Message(text)),
            Some(build) if build == self.0.script.build => {
                let commands = self.0.state.borrow_mut().supervisor.ready();
                self.post_queue();
                for command in commands {
                    self.execute(Some(command));
                }
            }
            Some(build) => {
                if build == SELF_CHECK_FAILED {
                    (self.0.report)(self, LinkReport::SelfCheckFailed);
                }
                self.fail();
            }
        }
    }

    fn start_worker(&self) -> Result<WorkerHandle, JsValue> {
        let (receiver, failed) = (self.clone(), self.clone());
        WorkerHandle::start(
            &(document::game() + self.0.script.suffix),
            Box::new(move |text| receiver.receive(text)),
            Box::new(move || failed.fail()),
        )
    }
}
