//! A family in this program that notes what it is asked.

use std::sync::{Mutex, MutexGuard, PoisonError};

use family::{FamilyServer, Port, ServedGame};
use scene::SceneGame;

use crate::starts::SEED;
use crate::views::damaged;

/// One in this many requests is noted.
const NOTED: usize = 23;

/// The damaged texts that are made of a request.
const DAMAGED: usize = 3;

/// A family of one game in this program, with some of the requests that it has had.
pub(crate) struct NotingPort(Mutex<State>);

struct State {
    server: FamilyServer,
    requests: Vec<String>,
    count: usize,
}

impl NotingPort {
    pub(crate) fn of<T: SceneGame>() -> Self {
        let games = vec![ServedGame::of::<T>()].leak();
        Self(Mutex::new(State {
            server: FamilyServer::new(games),
            requests: Vec::new(),
            count: 0,
        }))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The number of matches and positions that are open.
    pub(crate) fn open_count(&self) -> usize {
        self.state().server.open_count()
    }

    /// Sends the noted requests once more with damage. None of them may panic.
    pub(crate) fn send_damaged(&self) {
        let mut state = self.state();
        let mut generator = SEED.derive(5_000).generator();
        for request in core::mem::take(&mut state.requests) {
            let _ = state.server.answer(request.as_bytes());
            for _ in 0..DAMAGED {
                let damaged = damaged(&request, &mut generator);
                let _ = state.server.answer(damaged.as_bytes());
            }
        }
    }
}

impl Port for NotingPort {
    fn call(&self, request: &str) -> Vec<u8> {
        let mut state = self.state();
        state.count += 1;
        if state.count.is_multiple_of(NOTED) {
            state.requests.push(request.into());
        }
        state.server.answer(request.as_bytes()).into_bytes()
    }
}
