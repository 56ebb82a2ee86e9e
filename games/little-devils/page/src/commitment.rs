//! The commitment to a match's seed: made by itself before the first card, and kept beside the match.
//!
//! The page draws a salt and has the browser hash it; what that means, and whether it fits, is the
//! study's to say. Both know it as one line of text ([`CommitmentRecord`](protocol::CommitmentRecord)).

use js_sys::Uint8Array;
use leptos::prelude::{GetUntracked, RwSignal, Set, WithValue, window};
use wasm_bindgen::JsValue;
use web_sys::Crypto;

use little_devils::session::MatchRecord;

use crate::names::COMMITMENT;
use crate::store::Store;
use page::promise::settle;
use page::seed;
use page::storage;
use protocol::commitment_line;

impl Store {
    /// Makes a commitment to a match's seed, unless there is one: also one that was set aside with it.
    #[inline(never)]
    pub(super) fn commit_to(self, record: &MatchRecord) {
        let seed = record.options().seed();
        // So ends the line of every commitment to it.
        let end = format!(" {seed}");
        if self.is_committed(&end) {
            return;
        }
        let kept = self.with_saves(|saves| saves.commitment(&end).map(str::to_owned));
        if let Some(line) = kept.flatten() {
            return self.keep_commitment(line);
        }
        self.commitment().set(String::new());
        let cards = record.plays().len();
        let bytes = [seed::fresh(), seed::fresh(), seed].map(|part| part.0.to_be_bytes());
        let committed = move |hash: JsValue| {
            // Asked twice before the first answer: that one stands.
            if !self.is_committed(&end) {
                let mut known = Uint8Array::new(&hash).to_vec();
                known.extend_from_slice(bytes[..2].as_flattened());
                self.keep_commitment(commitment_line(&known, cards, seed));
            }
        };
        hash(bytes.as_flattened(), Box::new(committed));
    }

    /// The commitment to the match's seed, as the study reads it; empty until it is made.
    #[must_use]
    pub fn commitment(self) -> RwSignal<String> {
        self.keeper.with_value(|keeper| keeper.commitment)
    }

    fn is_committed(self, end: &str) -> bool {
        self.commitment().get_untracked().ends_with(end)
    }

    fn keep_commitment(self, line: String) {
        if self.with_saves(|saves| saves.is_open()) == Some(true) {
            // Where the browser keeps nothing, the person is told so of the match.
            let _ = storage::save(COMMITMENT, &line);
        }
        self.commitment().set(line);
    }
}

/// Has the browser hash something with SHA-256. Without a secure connection it does not, and nothing
/// comes of it: the study makes a commitment of its own then, when it is asked for one.
fn hash(bytes: &[u8], done: Box<dyn FnOnce(JsValue)>) {
    let hash = |crypto: Crypto| {
        crypto
            .subtle()
            .digest_with_str_and_u8_array("SHA-256", bytes)
    };
    if let Ok(promise) = window().crypto().and_then(hash) {
        settle(&promise, done);
    }
}
