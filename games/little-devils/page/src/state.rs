//! The state of the page that only Little Devils has, and its tasks.

use leptos::prelude::{LocalStorage, RwSignal, StoredValue};

use little_devils::protocol::INFO;
use page::storage::BrowserStorage;
use protocol::{KeyValueStore, StorageName};

use crate::analysis_page::{AnalysisEntry, AnalysisState};
use crate::analysis_worker::AnalysisWorker;
use crate::message::UnreadMessage;

/// The state that only this game has.
pub struct Own {
    pub(crate) analysis: AnalysisState,
    /// The worker of the analysis pages; none until the shell that it reports to is there.
    pub(crate) worker: StoredValue<Option<AnalysisWorker>, LocalStorage>,
    /// The pieces of an exported file that have arrived.
    pub(crate) file: StoredValue<String>,
    /// The seed of the match whose first round has tips, in digits as it is saved, if there is one. As a text, because the
    /// shell has signals of this type: another type would be half a kilobyte of the first match.
    pub(crate) tips_for: RwSignal<Option<String>>,
}

impl Own {
    /// The state of a page that has just been opened.
    pub(crate) fn new() -> Self {
        Self {
            analysis: AnalysisState::new(),
            worker: StoredValue::new_local(None),
            file: StoredValue::new(String::new()),
            tips_for: RwSignal::new(saved_tips()),
        }
    }
}

/// A task of the chunk that only this game has.
pub enum Task {
    /// Opens the page that the fragment of the address names.
    FollowFragment,
    /// Opens an analysis page.
    OpenAnalysis(AnalysisEntry),
    /// Handles a message of the analysis worker.
    Analysis(UnreadMessage),
    /// Asks for the tip at a decision.
    AskTip,
    /// Ends the tips.
    StopTips,
}

/// The seed of the match whose first round has tips, if one is saved.
pub(crate) fn saved_tips() -> Option<String> {
    let name = StorageName::Coached.of(INFO.id());
    let saved = BrowserStorage.load(&name).ok().flatten();
    saved.filter(|seed| !seed.is_empty())
}
