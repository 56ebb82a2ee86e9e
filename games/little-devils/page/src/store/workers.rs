//! The two workers: bots and analysis.

use leptos::prelude::{GetValue, LocalStorage, SetValue, StoredValue};

use super::Store;
use crate::analysis_worker::AnalysisWorker;
use crate::bot_worker::BotWorker;

/// The workers; none until the store that they report to is there.
pub(super) struct Workers(StoredValue<Option<Links>, LocalStorage>);

#[derive(Clone)]
struct Links {
    bots: BotWorker,
    analysis: AnalysisWorker,
}

impl Workers {
    pub(super) fn new() -> Self {
        Self(StoredValue::new_local(None))
    }
}

impl Store {
    /// Makes the links to the workers. Each worker is started when it is first needed.
    pub(crate) fn connect_workers(self) {
        let bots = BotWorker::new(move |report| self.receive_from_bots(report));
        let analysis = AnalysisWorker::new(move |report| self.receive_from_analysis(report));
        self.own()
            .workers
            .0
            .set_value(Some(Links { bots, analysis }));
    }

    // The links are cloned out first: their reports may call back at once.

    pub(super) fn with_bots(self, act: impl FnOnce(&BotWorker)) {
        if let Some(links) = self.own().workers.0.get_value() {
            act(&links.bots);
        }
    }

    pub(super) fn with_analysis(self, act: impl FnOnce(&AnalysisWorker)) {
        if let Some(links) = self.own().workers.0.get_value() {
            act(&links.analysis);
        }
    }
}
