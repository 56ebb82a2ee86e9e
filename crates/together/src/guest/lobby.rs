//! The lobby, as the host sends it to a guest.

use super::{Followed, Guest, GuestOutput};
use crate::LobbySeat;

impl Guest {
    /// The lobby as it is now. It may be that of the next match, if this one is over or has not begun.
    pub(super) fn take_lobby(
        &mut self,
        match_number: usize,
        (you, is_sealed): (usize, bool),
        seats: Vec<LobbySeat>,
    ) -> Vec<GuestOutput> {
        let Followed {
            log, ended, lie, ..
        } = &self.table;
        let is_free = log.entries().is_empty() || ended.is_some() || lie.is_some();
        if match_number < self.match_number || match_number > self.match_number && !is_free {
            return Vec::new();
        }
        if match_number > self.match_number {
            // Before the first lobby there was no match, so the person may be ready already.
            self.ready &= self.match_number == 0;
            self.match_number = match_number;
            self.table = Followed::default();
        }
        let is_new = !self.is_known;
        if self.table.log.entries().is_empty() {
            // A person who was ready for sealed deals may not want other ones.
            self.ready &= is_sealed || !self.dealing.is_sealed;
            (self.seat, self.dealing.is_sealed) = (you, is_sealed);
        }
        (self.lobby, self.is_known) = (seats, true);
        let mut outputs = vec![GuestOutput::Changed];
        if is_new {
            outputs.extend(self.say());
        }
        outputs
    }
}
