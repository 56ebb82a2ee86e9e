//! A guest's place at the table, and leaving it.

use protocol::SharedGame;

use super::{Guest, GuestOutput, send};
use crate::ToHost;

impl<G: SharedGame> Guest<G> {
    /// The number of the guest's seat; 0, the host's, before the host has given one.
    #[must_use]
    pub const fn seat_index(&self) -> usize {
        self.seat
    }

    /// The person leaves for good.
    #[must_use]
    pub fn leave(&self) -> Vec<GuestOutput> {
        vec![send(&ToHost::Leave {})]
    }
}
