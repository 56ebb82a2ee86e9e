//! A worker that answers texts with texts. It works in slices, so that a newer request is received
//! between two of them.

use core::cell::RefCell;
use std::rc::Rc;

use crate::PageLink;

/// The work of a worker.
pub trait Service: 'static {
    /// Receives a message of the page. Returns the answer if there is one at once, such as a refusal.
    fn receive(&mut self, text: &str) -> Option<String>;

    /// Whether there is nothing to work on.
    fn is_idle(&self) -> bool;

    /// Works on for a slice, some hundredths of a second if the work can be cut. Returns the answer once
    /// it is complete.
    fn step(&mut self) -> Option<String>;
}

/// Starts the worker: receives messages as long as it lives. `self_check` says whether this machine computes
/// as the work needs it.
pub fn serve(service: impl Service, self_check: impl FnOnce() -> bool) {
    let link = PageLink::new();
    let service = Rc::new(RefCell::new(service));
    let received = link.clone();
    link.receive(move |data| {
        let text = data.as_string().unwrap_or_default();
        let was_idle = service.borrow().is_idle();
        let answer = service.borrow_mut().receive(&text);
        if let Some(answer) = answer {
            received.send(&answer);
        }
        if was_idle {
            schedule(&received, Rc::clone(&service));
        }
    });
    link.announce(self_check());
}

/// Schedules the next slice, if there is work.
fn schedule(link: &PageLink, service: Rc<RefCell<impl Service>>) {
    if service.borrow().is_idle() {
        return;
    }
    let next = link.clone();
    link.later(move || {
        let answer = service.borrow_mut().step();
        if let Some(answer) = answer {
            next.send(&answer);
        }
        schedule(&next, service);
    });
}
