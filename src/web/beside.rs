//! What the store does for what is looked at beside the table.

use leptos::prelude::{GetUntracked, GetValue, Set, WithUntracked};

use crate::play::{Event, MatchRecord};
use crate::wire::{SavedMatch, ToStudy};

use super::components::draw;
use super::notice::Notice;
use super::said::Said;
use super::store::Store;
use super::{address, dom, storage};

impl Store {
    /// Opens what the address's fragment asks for.
    pub(super) fn answer_address(self) {
        if let Some(act) = address::act() {
            self.open_study(act);
        }
    }

    /// Lets the study see a match whose round is over: it keeps what is worth keeping. Where the
    /// browser keeps nothing for us, it is not even fetched.
    pub(super) fn show_to_study(self, record: &MatchRecord) {
        if record.deal().is_over() && storage::load(storage::MATCH).is_ok() {
            let save = SavedMatch::from(record).to_json();
            self.tell_study(ToStudy::Keep(save));
        }
    }

    /// Opens something in the study, by its act.
    pub fn open_study(self, act: String) {
        self.study.set(Some(String::new()));
        let record = self.session.with_untracked(|session| {
            let table = session.table()?;
            Some(SavedMatch::from(table.record()).to_json())
        });
        let lang = self.lang.get_untracked();
        let settings = self.settings.get_untracked();
        let name = settings.name().unwrap_or(lang.words().default_name);
        self.tell_study(ToStudy::Open {
            lang: lang.tag().into(),
            address: address::home(),
            name: name.into(),
            act,
            save: record.unwrap_or_default(),
            commitment: self.commitment().get_untracked(),
        });
    }

    /// A file of matches was chosen in the study. It is sent line by line, as no message may be long.
    pub fn file_in_study(self, text: &str) {
        for line in text.lines() {
            self.tell_study(ToStudy::File(line.into()));
        }
        self.act_in_study("statistics".into());
    }

    /// A button of the study was pressed.
    pub fn act_in_study(self, act: String) {
        self.tell_study(ToStudy::Act(act));
    }

    /// Closes the study; what is under way in it stops.
    pub fn close_study(self) {
        self.study.set(None);
        address::forget_act();
        self.tell_study(ToStudy::Close);
    }

    fn tell_study(self, message: ToStudy) {
        if let Some(lines) = self.lines.get_value() {
            lines.study.tell(message);
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
        let said = Said::read(&text);
        match said.text("type").as_str() {
            "show" if open => self.study.set(Some(text)),
            "fill" => dom::fill(&said.text("id"), said.list("nodes").iter().map(draw)),
            "play" if open => {
                if let Ok(record) = SavedMatch::load(&said.text("save")) {
                    self.close_study();
                    self.send(Event::Open(Box::new(record)));
                }
            }
            _ => {}
        }
    }
}
