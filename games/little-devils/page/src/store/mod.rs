//! The store: the state that only Little Devils has, and the methods that change it. Each file owns one concern. The
//! [`Shell`] has what is the same for every game.

mod analysis;
mod rated;
mod tips;
mod transfer;

pub use rated::{percent, tenths};

use little_devils::rules::Round;
use std::ops::Deref;

use leptos::prelude::untrack;

use little_devils::rules::View;
use little_devils::scene;
use page::scene_game::SceneTask;

use crate::state::{Own, Shell, Task};

/// Everything the page knows: the shell, which has the game's own state. Components hand it down.
#[derive(Clone, Copy)]
pub struct Store(Shell);

impl Deref for Store {
    type Target = Shell;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl From<Shell> for Store {
    fn from(shell: Shell) -> Self {
        Self(shell)
    }
}

impl Store {
    /// The state that only this game has.
    pub(crate) fn parts(&self) -> &Own {
        self.0.own().parts()
    }

    /// Runs a task of the chunk that only this game has.
    pub fn run_own(self, task: Task) {
        self.run_lazy(SceneTask::Own(task));
    }

    /// The answer to a key that asks about the table; `None` if the key asks nothing.
    #[must_use]
    pub fn answer(self, key: char) -> Option<String> {
        let words = untrack(|| self.words());
        self.with_session_untracked(|session| scene::answer(&session.table()?.typed()?, words, key))
    }

    /// What the person whose hand is open knows of the round.
    #[must_use]
    pub fn own_view(self) -> Option<View> {
        self.with_session_untracked(|session| {
            let table = session.table()?;
            Some(table.typed::<Round>()?.record().view(table.open_hand()?))
        })
    }
}
