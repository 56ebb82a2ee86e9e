//! The numbers of matches and positions in the file of a family.

use core::any::Any;

use protocol::CompactText;
use session::{AnyDisplay, AnyMatch, MatchRecord};

use crate::opened::{MatchNow, OpenedMatch};
use crate::port::{PortRef, ask};
use crate::request::{
    DisplayHandle, DisplayRequest, MatchHandle, MatchRequest, RecordRef, Request,
};

/// A match in the file of a family. What changes with every move is here too.
pub(super) struct RemoteMatch {
    pub(super) port: PortRef,
    pub(super) opened: OpenedMatch,
}

/// The number of a match in the file of its family; `None` for one that is elsewhere.
pub(super) fn handle_of(any: &dyn AnyMatch) -> Option<MatchHandle> {
    let any: &dyn Any = any;
    Some(any.downcast_ref::<RemoteMatch>()?.opened.handle)
}

/// A match with its players, as a request has it; `None` if it is elsewhere.
pub(super) fn record_ref(record: &MatchRecord) -> Option<RecordRef> {
    Some(RecordRef {
        start: handle_of(record.options().start())?,
        now: handle_of(record.any())?,
        parts: record.parts(),
    })
}

/// The number of a position in the file of its family; `None` for one that is elsewhere.
pub(super) fn display_handle_of(display: &dyn AnyDisplay) -> Option<DisplayHandle> {
    let any: &dyn Any = display;
    Some(any.downcast_ref::<RemoteDisplay>()?.handle)
}

impl RemoteMatch {
    pub(super) const fn new(port: PortRef, opened: OpenedMatch) -> Self {
        Self { port, opened }
    }

    pub(super) fn ask<A: CompactText>(&self, request: MatchRequest) -> A {
        ask(self.port, &Request::Match(self.opened.handle, request))
    }

    pub(super) const fn now(&self) -> &MatchNow {
        &self.opened.now
    }

    pub(super) fn ask_with(
        &self,
        other: &dyn AnyMatch,
        request: impl FnOnce(MatchHandle) -> MatchRequest,
    ) -> bool {
        handle_of(other).is_some_and(|other| self.ask(request(other)))
    }
}

impl Drop for RemoteMatch {
    fn drop(&mut self) {
        let request = Request::Match(self.opened.handle, MatchRequest::Drop);
        self.port.call(&request.to_text());
    }
}

/// A position in the file of a family.
pub(super) struct RemoteDisplay {
    pub(super) port: PortRef,
    pub(super) handle: DisplayHandle,
}

impl RemoteDisplay {
    pub(super) const fn new(port: PortRef, handle: DisplayHandle) -> Self {
        Self { port, handle }
    }

    pub(super) fn request(&self, request: DisplayRequest) -> Request {
        Request::Display(self.handle, request)
    }

    pub(super) fn ask<A: CompactText>(&self, request: DisplayRequest) -> A {
        ask(self.port, &self.request(request))
    }
}

impl Drop for RemoteDisplay {
    fn drop(&mut self) {
        self.port
            .call(&self.request(DisplayRequest::Drop).to_text());
    }
}
