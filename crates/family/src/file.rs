//! The file of a family: a WebAssembly module without imports.

use std::sync::{Mutex, PoisonError};

use crate::{FamilyServer, ServedGame};

/// The state of the file of a family: what is open, and the text that is passed between it and the page.
pub struct FamilyFile {
    state: Mutex<Option<State>>,
    games: &'static [ServedGame],
}

struct State {
    server: FamilyServer,
    /// A request, then the answer to it.
    text: Vec<u8>,
}

impl FamilyFile {
    /// A file with these games.
    #[must_use]
    pub const fn new(games: &'static [ServedGame]) -> Self {
        Self {
            state: Mutex::new(None),
            games,
        }
    }

    /// Makes room for a request of this length, and returns its place in memory.
    pub fn request(&self, length: usize) -> *mut u8 {
        self.with(|state| {
            state.text.clear();
            state.text.resize(length, 0);
            state.text.as_mut_ptr()
        })
    }

    /// Answers the request that was written there, and returns the length of the answer.
    pub fn answer(&self) -> usize {
        self.with(|state| {
            let answer = state.server.answer(&state.text);
            state.text = answer.into_bytes();
            state.text.len()
        })
    }

    /// The place of the last answer in memory.
    pub fn text(&self) -> *const u8 {
        self.with(|state| state.text.as_ptr())
    }

    fn with<T>(&self, run: impl FnOnce(&mut State) -> T) -> T {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        run(state.get_or_insert_with(|| State {
            server: FamilyServer::new(self.games),
            text: Vec::new(),
        }))
    }
}

/// The program of the file of a family. Its argument is the list of games, `&'static [ServedGame]`.
///
/// The exports are functions without names of Rust, so the file needs `#![allow(unsafe_code)]`.
#[macro_export]
macro_rules! family_file {
    ($games:expr) => {
        static FILE: $crate::FamilyFile = $crate::FamilyFile::new($games);

        /// Makes room for a request of this length, and returns its place in memory.
        #[unsafe(no_mangle)]
        pub extern "C" fn request(length: usize) -> *mut u8 {
            FILE.request(length)
        }

        /// Answers the request, and returns the length of the answer.
        #[unsafe(no_mangle)]
        pub extern "C" fn answer() -> usize {
            FILE.answer()
        }

        /// The place of the answer in memory.
        #[unsafe(no_mangle)]
        pub extern "C" fn text() -> *const u8 {
            FILE.text()
        }
    };
}
