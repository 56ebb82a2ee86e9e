//! The store: the state that only Little Devils has, and the methods that change it. Each file owns one concern. The
//! [`Shell`] has what is the same for every game.

mod analysis;
mod rated;
mod tips;
mod transfer;

pub use rated::{percent, tenths};

use std::ops::Deref;

use leptos::prelude::untrack;

use little_devils::rules::{Round, View};
use little_devils::scene;
use little_devils::words::{Guide, Words};
use page::shell;
use page::shell::{PageGuide, Shell, typed};

use crate::state::{Own, Task};

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
    pub(crate) fn parts(self) -> &'static Own {
        typed(self.own_parts())
    }

    /// The messages in the language of the page. Follows signals.
    #[must_use]
    pub fn words(self) -> &'static Words {
        self.0.page_words().typed()
    }

    /// The texts to read, once they have been loaded. Follows signals.
    #[must_use]
    pub fn guide(self) -> Option<&'static Guide> {
        self.0.guide().map(<dyn PageGuide>::typed)
    }

    /// Runs a task of the chunk that only this game has.
    pub fn run_own(self, task: Task) {
        self.run_lazy(shell::Task::Own(Box::new(task)));
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
