//! The texts that the page keeps, so that a table survives a reload.

use protocol::online_program::FromOnline;
use together::{Head, Log, log_parts, number_of_texts};

/// The texts that the page has.
#[derive(Default)]
pub(crate) struct Kept {
    texts: Vec<String>,
    /// The number of log entries in them, and the hash of these entries.
    log: (usize, Head),
}

impl Kept {
    /// Takes a text that the page had kept.
    pub(crate) fn add(&mut self, text: String) {
        self.texts.push(text);
    }

    /// Takes all texts out.
    pub(crate) fn take(&mut self) -> Vec<String> {
        core::mem::take(self).texts
    }

    /// Tells the page to keep this state and this log. Only the texts that have changed are sent.
    pub(crate) fn update(&mut self, state: String, log: &Log) -> Vec<FromOnline> {
        let (entries, head) = self.log;
        // The log of another match begins from nothing.
        let is_same = log.head_after(entries) == Some(head);
        let known = if is_same { entries } else { 0 };
        let parts = log_parts(log.entries(), known);
        let of = number_of_texts(log.entries());
        self.texts.resize(of, String::new());
        self.log = (log.entries().len(), log.head());
        let mut changed = Vec::new();
        for (at, text) in [(0, state)].into_iter().chain(parts) {
            if self.texts[at] != text {
                self.texts[at].clone_from(&text);
                changed.push(FromOnline::Keep { at, text, of });
            }
        }
        changed
    }
}
