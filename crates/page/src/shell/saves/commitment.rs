//! The commitment to the seed of a match: made before the first card, and saved beside the match.
//!
//! The page draws a salt and lets the browser hash it with the seed. The analysis worker explains and
//! verifies it. Both know it as one line of text ([`CommitmentRecord`](protocol::CommitmentRecord)).

use js_sys::Uint8Array;
use leptos::prelude::{Get, Set, WithUntracked, untrack};
use session::MatchRecord;
use wasm_bindgen::JsValue;

use protocol::{KeyValueStore, StorageName, commitment_line};

use crate::digest::sha_256;
use crate::seed;
use crate::shell::Shell;
use crate::storage::BrowserStorage;

impl Shell {
    /// Makes a commitment to the seed of a match, unless there is one already, possibly one that was
    /// shelved with the match.
    #[inline(never)]
    pub(in crate::shell) fn commit_to(self, record: &MatchRecord) {
        let of = record.options().seed();
        // The line of every commitment to this seed ends so.
        let end = format!(" {of}");
        if self.is_committed(&end) {
            return;
        }
        let saved = self.with_saves(|saves| saves.commitment(&end).map(str::to_owned));
        if let Some(line) = saved.flatten() {
            return self.save_commitment(line);
        }
        self.match_state().commitment.set(String::new());
        let cards = record.moves().len();
        let bytes = [seed::fresh(), seed::fresh(), of].map(|part| part.0.to_be_bytes());
        // Without a hash the analysis worker makes a commitment when it is asked for one.
        let on_hash = move |hash: JsValue| {
            // If two hashes were requested, the first one stands.
            if !self.is_committed(&end) {
                let mut known = Uint8Array::new(&hash).to_vec();
                known.extend_from_slice(bytes[..2].as_flattened());
                self.save_commitment(commitment_line(&known, cards, of));
            }
        };
        sha_256(bytes.as_flattened(), Box::new(on_hash));
    }

    /// The commitment to the seed of the current match, as the analysis worker reads it; empty until
    /// it is made.
    #[must_use]
    pub fn commitment(self) -> String {
        self.match_state().commitment.get()
    }

    /// The same if it is to the seed of this match; else empty.
    #[must_use]
    pub fn commitment_to(self, record: &MatchRecord) -> String {
        let end = format!(" {}", record.options().seed());
        if self.is_committed(&end) {
            untrack(|| self.commitment())
        } else {
            String::new()
        }
    }

    fn is_committed(self, end: &str) -> bool {
        let commitment = self.match_state().commitment;
        commitment.with_untracked(|line| line.ends_with(end))
    }

    fn save_commitment(self, line: String) {
        if self.with_saves(|saves| saves.is_open()) == Some(true) {
            // If storage fails, saving the match has already reported it.
            let _ = BrowserStorage.save(&StorageName::Commitment.of(self.info().id()), &line);
        }
        self.match_state().commitment.set(line);
    }
}
