//! The way to the file of a family.

use std::sync::{Mutex, PoisonError};

use protocol::{CompactReader, CompactText};

use crate::FamilyServer;
use crate::request::Request;

/// The way to the file of a family.
pub trait Port: Sync {
    /// Sends a request, and returns the answer to it: empty if there is none, and if the file has failed.
    fn call(&self, request: &str) -> Vec<u8>;
}

/// A family in the same program, for tests and for the native program.
impl Port for Mutex<FamilyServer> {
    fn call(&self, request: &str) -> Vec<u8> {
        // After a panic the family goes on. What it was reading then is closed.
        let mut server = self.lock().unwrap_or_else(PoisonError::into_inner);
        server.answer(request.as_bytes()).into_bytes()
    }
}

/// A way that stays for the lifetime of the page.
pub(crate) type PortRef = &'static dyn Port;

/// Sends a request, and reads the answer; `None` if there is none.
pub(crate) fn answer_to<A: CompactText>(port: PortRef, request: &Request) -> Option<A> {
    A::read_long(&port.call(&request.to_text()))
}

/// Sends a request. A family that has failed gives an answer without a meaning: nobody's turn, no moves, empty texts.
/// Only the port can tell why there is no answer.
pub(crate) fn ask<A: CompactText>(port: PortRef, request: &Request) -> A {
    let answer = port.call(&request.to_text());
    A::take(&mut CompactReader::of_any_length(&answer))
}
