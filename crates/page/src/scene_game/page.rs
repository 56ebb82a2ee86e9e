//! The page of a game at a table, as the shell needs it before the chunk is there.

use analysis::challenge_page;
use game::GameInfo;
use leptos::prelude::{LocalStorage, RwSignal, StoredValue};
use session::Switch;

use super::first_page::first_page;
use super::match_review::SharedReview;
use crate::address;
use crate::dom::Element;
use crate::online;
use crate::scene_page;
use crate::shell::{
    AnyGame, ChallengePage, Chunk, Dialog, GamePage, MatchQuestion, Notice, Shell, Task,
};

/// The page of a game at a table: its own state.
pub(super) struct TablePage {
    game: &'static dyn AnyGame,
    /// Goes up when the results of finished matches have changed.
    pub(super) results_version: RwSignal<u32>,
    /// The review, from when it is first opened.
    pub(super) review: StoredValue<Option<SharedReview>, LocalStorage>,
    /// Goes up when the review has changed.
    pub(super) review_version: RwSignal<u32>,
}

impl TablePage {
    /// The page of a game that has just been opened.
    pub(super) fn new(game: &'static dyn AnyGame) -> Self {
        Self {
            game,
            results_version: RwSignal::new(0),
            review: StoredValue::new_local(None),
            review_version: RwSignal::new(0),
        }
    }
}

impl GamePage for TablePage {
    fn info(&self) -> &'static GameInfo {
        self.game.format().info()
    }

    fn switches(&self) -> &'static [Switch] {
        self.game.look().switches
    }

    fn keys(&self) -> &'static str {
        self.game.look().keys
    }

    fn has_tutorial(&self) -> bool {
        self.game.has_tutorial()
    }

    fn table(&self, shell: Shell) -> Vec<Element> {
        scene_page::table(shell)
    }

    fn first_page(&self, shell: Shell) -> Element {
        first_page(shell)
    }

    fn is_at_table(&self, shell: Shell) -> bool {
        shell.is_at_table()
    }

    fn has_keys(&self, shell: Shell) -> bool {
        shell.scene().is_some()
    }

    fn opens(&self, shell: Shell, fragment: &str) -> bool {
        shell.own_parts().task_of(fragment).is_some()
            || fragment.starts_with(challenge_page::FRAGMENT)
            || named_dialog(fragment).is_some()
    }

    /// Asks the bots again, plays on here, or ends the pause.
    fn dismissed(&self, shell: Shell, notice: &Notice) {
        match notice {
            Notice::BotsSilent => shell.retry_bots(),
            Notice::SavedElsewhere => shell.run_lazy(Task::PlayOnHere),
            Notice::Paused => shell.set_paused(false),
            _ => {}
        }
    }

    fn chunk_loaded(&self, shell: Shell, chunk: Chunk) {
        if let Some(reader) = chunk.match_reader() {
            shell.set_match_reader(reader);
        }
    }

    fn chunk_failed(&self, shell: Shell) {
        shell.own_parts().close(shell);
        // The same link can be followed again.
        shell.remove_fragment();
        shell.close_question();
    }
}

/// Opens what the fragment of the address names, or closes what an earlier one has opened if there is none any more.
pub(super) fn follow_address(shell: Shell) {
    let fragment = address::fragment().unwrap_or_default();
    let own = shell.own_parts();
    if let Some(task) = own.task_of(&fragment) {
        return shell.run_lazy(Task::Own(task));
    }
    own.close(shell);
    if fragment.starts_with(challenge_page::FRAGMENT) {
        return shell.ask(MatchQuestion::Challenge(ChallengePage::Invitation));
    }
    match named_dialog(&fragment) {
        Some(dialog) => shell.run_lazy(Task::Open(dialog)),
        None => shell.hide_dialog(),
    }
}

/// The dialog that a fragment of the address opens.
fn named_dialog(fragment: &str) -> Option<Dialog> {
    match fragment {
        "rules" => Some(Dialog::Rules),
        with if with.starts_with(online::FRAGMENT) => Some(Dialog::Online),
        "daily" => Some(Dialog::Daily),
        "statistics" => Some(Dialog::Statistics),
        _ => None,
    }
}
