//! The store: the state of the page and the methods that change it. Each file owns one concern; its
//! fields are private to it. The [`Shell`] has what is the same for every game.

mod analysis;
mod game_page;
mod lazy;
mod session;
mod transfer;
mod workers;

pub use game_page::LittleDevils;
pub use lazy::{Entries, LazyTask, LazyView};
pub use session::{percent, tenths};

use std::ops::Deref;

use page::shell;
use page::shell::Shell;

/// Everything the page knows: the shell, which has the game's own state. Components hand it down.
#[derive(Clone, Copy)]
pub struct Store(Shell<LittleDevils>);

/// The functions of the chunk.
pub type Chunk = shell::Chunk<LittleDevils>;

impl Deref for Store {
    type Target = Shell<LittleDevils>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl From<Shell<LittleDevils>> for Store {
    fn from(shell: Shell<LittleDevils>) -> Self {
        Self(shell)
    }
}
