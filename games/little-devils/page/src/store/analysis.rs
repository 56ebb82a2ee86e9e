//! The analysis pages: opening them, and the messages to and from their worker.

use leptos::prelude::{Get, GetValue, Set, SetValue, With, WithUntracked, untrack};
use protocol::{KeyValueStore, StorageName, format_of, load_match, match_text, reader_of};
use wasm_bindgen::JsValue;

use little_devils::protocol::{
    Action, Fragment, FromAnalysis, INFO, OpenRequest, Summary, ToAnalysis,
};
use little_devils::rules::Round;
use little_devils::session::{Event, MatchRecord};
use page::dom;
use page::node::build_element;
use page::storage::BrowserStorage;

use super::Store;
use crate::address;
use crate::analysis_page::{AnalysisPage, saved_summary};
use crate::analysis_worker::{AnalysisReport, AnalysisWorker};
use crate::message::UnreadMessage;
use crate::state::Task;
use page::shell::{ChallengePage, Dialog, MatchQuestion, Notice};

/// Whether the browser lets the page read what it has saved.
fn has_storage() -> bool {
    BrowserStorage
        .load(&StorageName::Match.of(INFO.id()))
        .is_ok()
}

/// What components read.
impl Store {
    /// The analysis page that is on show.
    #[must_use]
    pub fn analysis_page(self) -> AnalysisPage {
        self.parts().analysis.page.with(Clone::clone)
    }

    /// Whether an analysis page is open.
    #[must_use]
    pub fn is_analysis_open(self) -> bool {
        self.parts().analysis.is_open()
    }

    /// The worker's last summary for the first page; empty if there is none or it is unreadable.
    #[must_use]
    pub fn summary(self) -> Summary {
        let line = self.parts().analysis.summary.get();
        line.and_then(|line| Summary::read(&line))
            .unwrap_or_default()
    }
}

/// Opening and closing.
impl Store {
    /// Opens the page that the fragment of the address names, in place of the one that is open.
    pub fn follow_fragment(self) {
        match address::fragment() {
            None => {}
            Some(Fragment::Rules) => {
                self.leave_analysis();
                self.open_dialog(Dialog::Rules);
            }
            Some(Fragment::Challenge) => {
                self.leave_analysis();
                self.ask(MatchQuestion::Challenge(ChallengePage::Invitation));
            }
            Some(Fragment::Online) => {
                self.leave_analysis();
                self.open_dialog(Dialog::Online);
            }
            Some(Fragment::Analysis(action)) => {
                self.hide_dialog();
                self.open_analysis(action);
            }
        }
    }

    /// Opens an analysis page by its action.
    pub fn open_analysis(self, action: Action) {
        self.parts().analysis.page.set(AnalysisPage::Loading);
        let save = self.save_to_analyze();
        let request = OpenRequest {
            lang: untrack(|| self.lang()).tag().into(),
            address: page::address::home(),
            name: self.settings().name().into(),
            action,
            save: save.unwrap_or_default(),
            commitment: untrack(|| self.commitment()),
        };
        self.with_analysis(|worker| worker.open(request));
    }

    /// Sends the action of a button on an analysis page.
    pub fn send_analysis_action(self, action: Action) {
        self.post_to_analysis(ToAnalysis::Action(action).to_json().into());
    }

    /// Closes the analysis page; the worker stops its computation.
    pub fn close_analysis(self) {
        self.remove_fragment();
        self.leave_analysis();
    }

    pub(crate) fn leave_analysis(self) {
        if untrack(|| self.is_analysis_open()) {
            self.parts().analysis.page.set(AnalysisPage::Closed);
            self.with_analysis(AnalysisWorker::close);
        }
    }
}

/// Sending.
impl Store {
    /// The match at the table. `None` at an online table: the pages are about the person in the first seat, and about
    /// deals that follow from the seed.
    fn save_to_analyze(self) -> Option<String> {
        let record = self.record().filter(|_| untrack(|| !self.is_online()));
        record.map(|record| match_text(format_of::<Round>(), &record))
    }

    /// Sends a match whose round is over, for the statistics. Without storage the worker is not even
    /// fetched.
    pub(crate) fn send_finished_round(self, record: &MatchRecord) {
        if has_storage() {
            let save = match_text(format_of::<Round>(), record);
            self.post_to_analysis(ToAnalysis::SaveMatch(save).to_json().into());
        }
    }

    /// Requests the first line of the review, for the dialog at the end of a round. The worker has
    /// been fetched to save the match; without storage it is not.
    pub fn request_match_line(self) {
        let lang = self.lang().tag().into();
        if let Some(save) = self.save_to_analyze().filter(|_| has_storage()) {
            let message = ToAnalysis::MatchLine { lang, save };
            self.post_to_analysis(message.to_json().into());
        }
    }

    /// Cancels that request: the dialog is closed.
    pub fn cancel_match_line(self) {
        let message = ToAnalysis::MatchLine {
            lang: String::new(),
            save: String::new(),
        };
        let text = message.to_json();
        self.with_analysis(|worker| worker.post_if_started(&text));
    }

    /// Makes the link to the worker. It is started when it is first needed.
    pub(crate) fn connect_analysis(self) {
        let worker = AnalysisWorker::new(move |report| self.receive_from_analysis(report));
        self.parts().worker.set_value(Some(worker));
    }

    // The link is cloned out first: its reports may call back at once.
    pub(super) fn with_analysis(self, act: impl FnOnce(&AnalysisWorker)) {
        if let Some(worker) = self.parts().worker.get_value() {
            act(&worker);
        }
    }

    /// Posts the text of a message, or a file.
    pub(super) fn post_to_analysis(self, value: JsValue) {
        self.with_analysis(|worker| worker.post(value));
    }
}

/// Receiving.
impl Store {
    /// Follows the summaries that other tabs save, for the lifetime of the page.
    pub fn watch_summary(self) {
        if self
            .parts()
            .analysis
            .summary
            .with_untracked(Option::is_some)
        {
            // The chunk reads it.
            self.load_quietly();
        }
        dom::on_stored(StorageName::Summary.of(INFO.id()), move || {
            self.load_quietly();
            self.parts().analysis.summary.set(saved_summary());
        });
    }

    /// Handles a report of the analysis worker.
    pub(super) fn receive_from_analysis(self, report: AnalysisReport) {
        match report {
            AnalysisReport::Message(message) => self.receive_analysis_message(message),
            AnalysisReport::Silent => self.fail_analysis(Notice::AnalysisSilent),
            AnalysisReport::SelfCheckFailed => self.fail_analysis(Notice::SelfCheckFailed),
        }
    }

    fn receive_analysis_message(self, message: UnreadMessage) {
        match message.read_early() {
            Some(FromAnalysis::Fill { id, nodes }) => {
                dom::fill(&id, nodes.iter().map(build_element));
            }
            Some(FromAnalysis::Summary { line }) => self.save_summary(&line),
            _ => self.run_own(Task::Analysis(message)),
        }
    }

    /// Closes the page that is open, which the worker cannot show, and says why.
    fn fail_analysis(self, notice: Notice) {
        if untrack(|| self.is_analysis_open()) {
            self.parts().analysis.page.set(AnalysisPage::Closed);
            self.notify(notice);
        }
    }

    /// Handles a message that follows an action of the person.
    pub fn handle_analysis_message(self, message: &UnreadMessage) {
        let Some(message) = message.read_late() else {
            return self.with_analysis(AnalysisWorker::fail);
        };
        let is_open = untrack(|| self.is_analysis_open());
        match message {
            FromAnalysis::Show { title, nodes } if is_open => {
                let shown = AnalysisPage::Shown { title, nodes };
                self.parts().analysis.page.set(shown);
            }
            FromAnalysis::Play { save } if is_open => {
                if let Ok(record) = load_match(reader_of::<Round>(), &save) {
                    self.close_analysis();
                    self.send(Event::Open(Box::new(record)));
                }
            }
            FromAnalysis::File { name, text } => self.receive_file_piece(&name, &text),
            FromAnalysis::NotSaved {} => self.notify(Notice::NotSaved),
            FromAnalysis::Import { lines } => self.import_saved(&lines),
            FromAnalysis::Settings { save } => drop(self.import_settings(&save, true)),
            _ => {}
        }
    }

    /// Saves the summary, which the worker has computed from all that is in the database. If that fails, it lasts as
    /// long as the page.
    fn save_summary(self, line: &str) {
        let _ = BrowserStorage.save(&StorageName::Summary.of(INFO.id()), line);
        self.parts().analysis.summary.set(Some(line.into()));
    }
}
