//! What the store does for what is looked at beside the table.

use leptos::prelude::{GetUntracked, GetValue, Set, WithUntracked, untrack};

use wasm_bindgen::JsValue;

use little_devils::protocol::{SavedMatch, Summary, ToAnalysis};
use little_devils::session::{Event, MatchRecord};

use crate::address;
use crate::chunk::LazyTask;
use crate::components::draw;
use crate::dialog::Page;
use crate::message::Message;
use crate::names::SUMMARY;
use crate::notice::Notice;
use crate::store::Store;
use page::dom;
use page::storage;

impl Store {
    /// Opens what the new fragment of the address asks for; closes what an earlier one has opened, if the
    /// person goes back to an address without any.
    pub(super) fn follow_address(self) {
        if address::has_fragment() {
            self.answer_address();
        } else {
            self.leave_study();
            self.page.set(None);
        }
    }

    /// Opens what the address's fragment asks for, in place of what the person has open.
    pub(super) fn answer_address(self) {
        let Some(act) = address::act() else { return };
        if act == address::RULES {
            self.leave_study();
            self.open_page(Page::Rules);
        } else {
            self.page.set(None);
            self.open_study(act);
        }
    }

    /// Lets the study see a match whose round is over: it keeps what is worth keeping. Where the
    /// browser keeps nothing for us, it is not even fetched.
    pub(super) fn show_to_study(self, record: &MatchRecord) {
        if record.round().is_over() && Self::has_storage() {
            let save = SavedMatch::from(record).to_json();
            self.tell_study(ToAnalysis::SaveMatch(save));
        }
    }

    /// Has the study work out the first line of the review while the end of a round is on show. It has
    /// been fetched to keep the match; where the browser keeps nothing for us, it is not.
    pub fn glance(self) {
        let lang = self.lang().tag().into();
        if let Some(record) = self.record().filter(|_| Self::has_storage()) {
            let save = SavedMatch::from(&record).to_json();
            self.tell_study(ToAnalysis::MatchLine { lang, save });
        }
    }

    /// The end of the round is no longer on show.
    pub fn end_glance(self) {
        if let Some(lines) = self.lines.get_value() {
            lines.study.tell_if_there(ToAnalysis::MatchLine {
                lang: String::new(),
                save: String::new(),
            });
        }
    }

    /// Opens something in the study, by its act.
    pub fn open_study(self, act: String) {
        self.study.set(Some(String::new()));
        let record = self.session.with_untracked(|session| {
            let table = session.table()?;
            Some(SavedMatch::from(table.record()).to_json())
        });
        let words = untrack(|| self.words());
        let settings = self.settings.get_untracked();
        self.tell_study(ToAnalysis::Open {
            lang: words.lang().tag().into(),
            address: address::home(),
            name: settings.name().into(),
            action: act,
            save: record.unwrap_or_default(),
            commitment: self.commitment().get_untracked(),
        });
    }

    /// A button of the study was pressed.
    pub fn act_in_study(self, act: String) {
        self.tell_study(ToAnalysis::Action(act));
    }

    /// Closes the study; what is under way in it stops.
    pub fn close_study(self) {
        address::forget_act();
        self.leave_study();
    }

    fn leave_study(self) {
        if self.study.with_untracked(Option::is_some) {
            self.study.set(None);
            self.tell_study(ToAnalysis::Close);
        }
    }

    /// Keeps what the study says for the first page; if the browser does not, until the page is closed.
    fn keep_summary(self, line: &str) {
        if let Some(summary) = Summary::read(line) {
            let _ = storage::save(SUMMARY, line);
            self.summary.set(summary);
        }
    }

    pub(super) fn tell_study(self, message: ToAnalysis) {
        self.hand_to_study(message.to_json().into());
    }

    /// Hands the study a message or a file.
    pub(super) fn hand_to_study(self, thing: JsValue) {
        if let Some(lines) = self.lines.get_value() {
            lines.study.hand(thing);
        }
    }

    pub(super) fn hear_study(self, message: Option<String>) {
        let open = self.study.with_untracked(Option::is_some);
        let Some(text) = message else {
            if open {
                self.study.set(None);
                self.tell(Notice::StudySilent);
            }
            return;
        };
        let said = Message::read(&text);
        match said.text("type").as_str() {
            "show" if open => self.study.set(Some(text)),
            "fill" => dom::fill(&said.text("id"), said.list("nodes").iter().map(draw)),
            "summary" => self.keep_summary(&said.text("line")),
            // It says so only where it computes wrongly.
            "ready" if open => {
                self.study.set(None);
                self.tell(Notice::Unfit);
            }
            _ => self.run_lazy(LazyTask::Study(said)),
        }
    }

    /// Does what the study says after the person has pressed something in it.
    pub(super) fn obey_study(self, said: &Message) {
        match said.text("type").as_str() {
            "play" if self.study.with_untracked(Option::is_some) => {
                if let Ok(record) = SavedMatch::load(&said.text("save")) {
                    self.close_study();
                    self.send(Event::Open(Box::new(record)));
                }
            }
            "file" => self.hear_piece(said),
            "take-in" => self.take_in(&said.text("lines")),
            "settings" => drop(self.take_in_settings(&said.text("save"), true)),
            _ => {}
        }
    }
}
