//! Numbered requests and pauses.

/// The number of a request or a pause. An answer with any other number than the current one comes
/// late and is ignored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Ticket(pub u32);
