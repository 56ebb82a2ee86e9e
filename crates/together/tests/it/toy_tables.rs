//! Lies, pages that forget, programs that are missing, and second matches: only at tables of the toy game.

use together::{Dealer, FromDealer, Log, ToDealer};

use crate::network::{Sent, Table};

impl Table {
    /// Changes messages on their way.
    pub(crate) fn with_liar(mut self, tamper: impl Fn(Sent, &Log) -> Vec<u8> + 'static) -> Self {
        self.tamper = Box::new(tamper);
        self
    }

    /// Begins the next match.
    pub(crate) fn rematch(&mut self) {
        let outputs = self.host.rematch();
        self.heard_from_host(outputs);
    }

    /// Loads the page of a guest who has kept nothing but the secret.
    pub(crate) fn forget(&mut self, guest: usize) {
        self.lose(guest);
        self.guests[guest] = self.new_guest(guest);
    }
}

/// A program that is still being loaded.
pub(crate) struct Missing;

impl Dealer for Missing {
    fn is_ready(&self) -> bool {
        false
    }

    fn ask(&mut self, _: &ToDealer) -> FromDealer {
        FromDealer::default()
    }
}
