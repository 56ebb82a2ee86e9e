//! Numbered questions and pauses.

/// The number of a question or a pause: an answer to any but the present one is late and dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Ticket(pub u32);
