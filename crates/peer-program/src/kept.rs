//! The texts that the page keeps over a reload.

use protocol::JsonText;
use protocol::peer_program::FromPeers;
use together::{Head, Log, Save};

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

    /// Has the page keep what has changed. Only that is written.
    pub(crate) fn update<S: JsonText>(&mut self, save: &Save<S>, log: &Log) -> Vec<FromPeers> {
        let (entries, head) = self.log;
        // The log of another match begins from nothing.
        let is_same = log.head_after(entries) == Some(head);
        let known = if is_same { entries } else { 0 };
        let of = save.number();
        self.texts.resize(of, String::new());
        self.log = (log.entries().len(), log.head());
        let written = core::iter::once((0, save.state.to_json())).chain(save.parts_after(known));
        let mut changed = Vec::new();
        for (at, text) in written {
            if self.texts[at] != text {
                self.texts[at].clone_from(&text);
                changed.push(FromPeers::Keep { at, text, of });
            }
        }
        changed
    }
}
