//! The results of finished matches: kept for the statistics and the deals of the day.

use leptos::prelude::{Track, Update, untrack};

use analysis::{PlayedDays, daily_page};
use protocol::{
    MatchResult, ResultStore, Stage, StorageError, StorageName, StoredResults, daily_day,
};
use session::{MatchRecord, Session};
use words::{SEPARATOR, ShellWords};

use super::page::TablePage;
use crate::clock;
use crate::event::on_stored;
use crate::shell::{Notice, Shell};
use crate::storage::BrowserStorage;

impl Shell {
    /// Keeps the result of a match that is over, unless it is kept already. Tells the person if the storage
    /// refuses.
    pub(super) fn keep_result(self, record: &MatchRecord) {
        if let Some(result) = result(self, record) {
            self.add_results([result]);
        }
    }

    /// Adds results, such as those of a file. Returns how many were not known.
    pub(super) fn add_results(self, added: impl IntoIterator<Item = MatchResult>) -> usize {
        let added = store(self).add(added);
        self.own::<TablePage>()
            .results_version
            .update(|version| *version += 1);
        added.unwrap_or_else(|StorageError| {
            self.notify(Notice::NotSaved);
            0
        })
    }

    /// Follows results that other tabs keep, for the lifetime of the page.
    pub(super) fn watch_results(self) {
        on_stored(StorageName::Results.of(self.info().id()), move || {
            self.own::<TablePage>()
                .results_version
                .update(|version| *version += 1);
        });
    }

    /// The kept results. Follows their changes.
    ///
    /// # Errors
    /// The storage refuses.
    pub(super) fn stored_results(self) -> Result<StoredResults, StorageError> {
        self.own::<TablePage>().results_version.track();
        store(self).load()
    }
}

/// The state of today's deal beside its button: whether it was played, and the days in a row.
pub(super) fn daily_state(shell: Shell) -> Option<String> {
    let words: &ShellWords = shell.words();
    let stored = shell.stored_results().unwrap_or_default();
    let days = PlayedDays::new(stored.results.as_slice());
    let today = shell.today()?;
    let state = match days.get(today) {
        None => words.day_open().into(),
        Some(played) => daily_page::outcome(words, played),
    };
    Some(match days.streak(today) {
        0 | 1 => state,
        days => format!("{state}{SEPARATOR}{}", words.days_in_a_row(days)),
    })
}

fn store(shell: Shell) -> ResultStore<BrowserStorage> {
    ResultStore::new(BrowserStorage, shell.info())
}

/// The result of a match; `None` if it is not over.
fn result(shell: Shell, record: &MatchRecord) -> Option<MatchResult> {
    let (session, _) = Session::restored(record.clone());
    let scene = shell
        .game()
        .scene(session.table()?, untrack(|| shell.page_words()));
    let progress = scene.scores.progress(Stage::MatchOver);
    let today = clock::today()?;
    let day = daily_day(shell.chunk_game().reader(), record.options(), today);
    MatchResult::new(shell.game().format(), record, &progress, clock::now(), day)
}
