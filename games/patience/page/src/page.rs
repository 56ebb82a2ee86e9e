//! The page, as the shell needs it before the chunk is there.

use game::GameInfo;
use leptos::prelude::{Get, Set, With};
use page::dom::Element;
use page::shell::{GamePage, Notice, Shell, Task};
use patience::games;
use patience::protocol::INFO;
use session::Switch;

use crate::catalogue::catalogue;
use crate::own::PatiencePage;
use crate::table::table;

/// The keyboard shortcuts at the table.
const KEYS: &str = "zuywcfntprm?";

impl GamePage for PatiencePage {
    fn info(&self) -> &'static GameInfo {
        &INFO
    }

    fn switches(&self) -> &'static [Switch] {
        &[
            Switch::ShowLegal,
            Switch::Sound,
            Switch::LeftHanded,
            Switch::FourColors,
        ]
    }

    fn keys(&self) -> &'static str {
        KEYS
    }

    fn table(&self, shell: Shell) -> Vec<Element> {
        table(shell.into())
    }

    /// Each game has a table of its own.
    fn table_version(&self) -> u32 {
        let id = self
            .play
            .with(|play| play.as_ref().map(|play| play.game().id));
        let at = games::ALL.iter().position(|game| Some(game.id) == id);
        at.and_then(|at| u32::try_from(at).ok())
            .map_or(0, |at| at + 1)
    }

    fn first_page(&self, shell: Shell) -> Element {
        catalogue(shell.into())
    }

    fn is_at_table(&self, _shell: Shell) -> bool {
        self.is_at_table.get()
    }

    fn opens(&self, _shell: Shell, _fragment: &str) -> bool {
        // The fragment names the deal on the table, which stays when a dialog closes.
        false
    }

    fn dismissed(&self, shell: Shell, notice: &Notice) {
        match notice {
            Notice::Paused => self.is_paused.set(false),
            Notice::SavedElsewhere => shell.run_lazy(Task::PlayOnHere),
            _ => {}
        }
    }

    fn chunk_failed(&self, _shell: Shell) {
        self.result.set(None);
        self.celebrates.set(false);
        self.wanted.set(None);
    }
}
