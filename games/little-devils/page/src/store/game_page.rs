//! Little Devils, as the shell of the page needs it.

use leptos::prelude::StoredValue;

use little_devils::protocol::{Address, Fragment, Settings, StorageNames};
use little_devils::words::{Guide, Words};
use page::shell::{GamePage, Notice, Shell};
use protocol::JsonText;
use session::Preferences;
use words::Lang;

use super::Store;
use super::analysis::AnalysisState;
use super::lazy::{Entries, LazyTask, LazyView};
use super::saves::SavesState;
use super::session::SessionState;
use super::workers::Workers;
use crate::bot_worker::BotWorker;
use crate::dialog::TableDialog;

/// The state that only this game has, by owner.
pub struct LittleDevils {
    /// The parameters of the address; they go before the settings.
    pub(super) address: StoredValue<Address>,
    pub(super) analysis: AnalysisState,
    pub(super) saves: SavesState,
    pub(super) session: SessionState,
    pub(super) workers: Workers,
}

impl GamePage for LittleDevils {
    type Words = Words;
    type Guide = Guide;
    type Settings = Settings;
    type Dialog = TableDialog;
    type View = LazyView;
    type Task = LazyTask;
    type Entries = Entries;

    const SETTINGS: &'static str = StorageNames::SETTINGS;

    const KEYS: &'static str = "htlsdprum?";

    fn settings_text(settings: &Settings) -> String {
        settings.to_json()
    }

    fn lang(settings: &Settings) -> Option<Lang> {
        settings.lang()
    }

    fn set_lang(settings: &mut Settings, lang: Lang) {
        settings.set_lang(lang);
    }

    fn preferences(settings: &Settings) -> Preferences {
        settings.preferences()
    }

    fn set_preferences(settings: &mut Settings, preferences: &Preferences) {
        settings.set_preferences(preferences);
    }

    fn is_at_table(shell: Shell<Self>) -> bool {
        Store::from(shell).scene().is_some()
    }

    fn lesson() -> Option<LazyView> {
        Some(LazyView::Lesson)
    }

    fn opens(fragment: &str) -> bool {
        Fragment::parse(fragment).is_some()
    }

    /// Asks the bots again, plays on here, or ends the pause.
    fn dismissed(shell: Shell<Self>, notice: &Notice) {
        let store = Store::from(shell);
        match notice {
            Notice::BotsSilent => store.with_bots(BotWorker::retry),
            Notice::SavedElsewhere => store.run_lazy(LazyTask::PlayOnHere),
            Notice::Paused => store.set_paused(false),
            _ => {}
        }
    }

    fn chunk_loaded(shell: Shell<Self>, entries: Entries) {
        Store::from(shell).set_match_reader(entries.read_match);
    }

    fn chunk_failed(shell: Shell<Self>) {
        let store = Store::from(shell);
        store.close_analysis();
        store.close_question();
    }
}
