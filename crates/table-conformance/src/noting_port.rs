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
pub(crate) struct NotingPort {
    family: Mutex<FamilyServer>,
    noted: Mutex<Noted>,
}

#[derive(Default)]
struct Noted {
    requests: Vec<String>,
    count: usize,
}

impl NotingPort {
    pub(crate) fn of<T: SceneGame>() -> Self {
        let games = vec![ServedGame::of::<T>()].leak();
        Self {
            family: Mutex::new(FamilyServer::new(games)),
            noted: Mutex::default(),
        }
    }

    fn noted(&self) -> MutexGuard<'_, Noted> {
        self.noted.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The number of matches and positions that are open.
    pub(crate) fn open_count(&self) -> usize {
        let family = self.family.lock();
        family.unwrap_or_else(PoisonError::into_inner).open_count()
    }

    /// Sends the noted requests once more with damage. None of them may panic.
    pub(crate) fn send_damaged(&self) {
        let mut generator = SEED.derive(5_000).generator();
        for request in core::mem::take(&mut self.noted().requests) {
            self.family.call(&request);
            for _ in 0..DAMAGED {
                self.family.call(&damaged(&request, &mut generator));
            }
        }
    }
}

impl Port for NotingPort {
    fn call(&self, request: &str) -> Vec<u8> {
        let mut noted = self.noted();
        noted.count += 1;
        if noted.count.is_multiple_of(NOTED) {
            noted.requests.push(request.into());
        }
        self.family.call(request)
    }
}
