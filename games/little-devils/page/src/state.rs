//! The state of the page that only Little Devils has, and its tasks.

use leptos::prelude::{LocalStorage, RwSignal, StoredValue};

use cards::Seed;
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
    /// The seed of the match whose first round has tips, if there is one.
    pub(crate) tips_for: RwSignal<Option<Seed>>,
}

impl Own {
    /// The state of a page that has just been opened.
    pub(crate) fn new() -> Self {
        Self {
            analysis: AnalysisState::new(),
            worker: StoredValue::new_local(None),
            file: StoredValue::new(String::new()),
            tips_for: RwSignal::new(saved_seed()),
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

/// The seed of the match whose first round has tips, if there is one.
pub(crate) fn saved_seed() -> Option<Seed> {
    BrowserStorage
        .load(&StorageName::Coached.of(INFO.id()))
        .ok()??
        .parse()
        .ok()
}
