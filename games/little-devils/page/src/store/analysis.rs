//! The analysis pages: opening them, and the messages to and from their worker.

use leptos::prelude::{Get, RwSignal, Set, With, untrack};
use wasm_bindgen::JsValue;

use little_devils::protocol::{
    Action, Fragment, FromAnalysis, OpenRequest, SavedMatch, StorageNames, Summary, ToAnalysis,
};
use little_devils::session::{Event, MatchRecord};
use page::dom;
use page::node::build_element;
use page::storage::BrowserStorage;
use protocol::KeyValueStore;

use super::{LazyTask, Store};
use crate::address;
use crate::analysis_page::AnalysisPage;
use crate::analysis_worker::{AnalysisReport, AnalysisWorker};
use crate::dialog::Dialog;
use crate::message::UnreadMessage;
use page::shell::{ChallengePage, MatchQuestion, Notice};

pub(super) struct AnalysisState {
    page: RwSignal<AnalysisPage>,
    summary: RwSignal<Summary>,
}

impl AnalysisState {
    pub(super) fn new() -> Self {
        Self {
            page: RwSignal::new(AnalysisPage::Closed),
            summary: RwSignal::new(saved_summary()),
        }
    }
}

/// The worker's summary of an earlier visit; empty if there is none or it is unreadable.
fn saved_summary() -> Summary {
    let line = BrowserStorage.load(StorageNames::SUMMARY).ok().flatten();
    let summary = line.and_then(|line| Summary::read(&line));
    summary.unwrap_or_default()
}

/// Whether the browser lets the page read what it has saved.
fn has_storage() -> bool {
    BrowserStorage.load(StorageNames::MATCH).is_ok()
}

/// What components read.
impl Store {
    /// The analysis page that is on show.
    #[must_use]
    pub fn analysis_page(self) -> AnalysisPage {
        self.own().analysis.page.with(Clone::clone)
    }

    /// Whether an analysis page is open.
    #[must_use]
    pub fn is_analysis_open(self) -> bool {
        self.own()
            .analysis
            .page
            .with(|page| !matches!(page, AnalysisPage::Closed))
    }

    /// The worker's last summary for the first page.
    #[must_use]
    pub fn summary(self) -> Summary {
        self.own().analysis.summary.get()
    }
}

/// Opening and closing.
impl Store {
    /// Follows a change of the address: opens the page that its fragment names, or closes what an
    /// earlier fragment opened if the person goes back to an address without one.
    pub fn follow_address(self) {
        if page::address::has_fragment() {
            self.run_lazy(LazyTask::FollowFragment);
        } else {
            self.leave_analysis();
            self.hide_dialog();
        }
    }

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
            Some(Fragment::Friends) => {
                self.leave_analysis();
                self.open_dialog(Dialog::Friends);
            }
            Some(Fragment::Analysis(action)) => {
                self.hide_dialog();
                self.open_analysis(action);
            }
        }
    }

    /// Opens an analysis page by its action.
    pub fn open_analysis(self, action: Action) {
        self.own().analysis.page.set(AnalysisPage::Loading);
        let save = self.with_session_untracked(|session| {
            let table = session.table()?;
            Some(SavedMatch::from(table.record()).to_json())
        });
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

    fn leave_analysis(self) {
        if untrack(|| self.is_analysis_open()) {
            self.own().analysis.page.set(AnalysisPage::Closed);
            self.with_analysis(AnalysisWorker::close);
        }
    }
}

/// Sending.
impl Store {
    /// Sends a match whose round is over, for the statistics. Without storage the worker is not even
    /// fetched.
    pub(super) fn send_finished_round(self, record: &MatchRecord) {
        if has_storage() {
            let save = SavedMatch::from(record).to_json();
            self.post_to_analysis(ToAnalysis::SaveMatch(save).to_json().into());
        }
    }

    /// Requests the first line of the review, for the dialog at the end of a round. The worker has
    /// been fetched to save the match; without storage it is not.
    pub fn request_match_line(self) {
        let lang = self.lang().tag().into();
        if let Some(record) = self.record().filter(|_| has_storage()) {
            let save = SavedMatch::from(&record).to_json();
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

    /// Posts the text of a message, or a file.
    pub(super) fn post_to_analysis(self, value: JsValue) {
        self.with_analysis(|worker| worker.post(value));
    }
}

/// Receiving.
impl Store {
    /// Follows the summaries that other tabs save, for the lifetime of the page.
    pub fn watch_summary(self) {
        dom::on_stored(StorageNames::SUMMARY, move || {
            self.own().analysis.summary.set(saved_summary());
        });
    }

    /// Handles a report of the analysis worker.
    pub(super) fn receive_from_analysis(self, report: AnalysisReport) {
        match report {
            AnalysisReport::Message(message) => self.receive_analysis_message(message),
            AnalysisReport::Silent => self.fail_analysis(Notice::AnalysisSilent),
            AnalysisReport::Unfit => self.fail_analysis(Notice::Unfit),
        }
    }

    fn receive_analysis_message(self, message: UnreadMessage) {
        match message.read_early() {
            Some(FromAnalysis::Fill { id, nodes }) => {
                dom::fill(&id, nodes.iter().map(build_element));
            }
            Some(FromAnalysis::Summary { line }) => self.save_summary(&line),
            _ => self.run_lazy(LazyTask::Analysis(message)),
        }
    }

    /// Closes the page that is open, which the worker cannot show, and says why.
    fn fail_analysis(self, notice: Notice) {
        if untrack(|| self.is_analysis_open()) {
            self.own().analysis.page.set(AnalysisPage::Closed);
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
                self.own().analysis.page.set(shown);
            }
            FromAnalysis::Play { save } if is_open => {
                if let Ok(record) = SavedMatch::load(&save) {
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
        if let Some(summary) = Summary::read(line) {
            let _ = BrowserStorage.save(StorageNames::SUMMARY, line);
            self.own().analysis.summary.set(summary);
        }
    }
}
