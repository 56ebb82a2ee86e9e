//! Everything that is kept as one file: what the page keeps by itself goes into it and comes out of it
//! here, the rest in the study.

use leptos::prelude::*;

use little_devils::protocol::{
    ASIDE, AsideMatch, CURRENT, ImportOutcome, SETTINGS, Settings, ToAnalysis,
};
use little_devils::session::MatchRecord;

use crate::message::Message;
use crate::reminder;
use crate::store::Store;
use page::file;

impl Store {
    /// Has the person save everything that is kept.
    pub fn export_file(self) {
        for line in self.local_lines() {
            self.tell_study(ToAnalysis::LocalLine(line));
        }
        self.open_study("export".into());
    }

    /// Has the person pick such a file, and the study read it.
    pub fn import_file(self) {
        file::pick(move |file| {
            self.open_study("import".into());
            self.hand_to_study(file);
        });
    }

    /// Settings and unfinished matches, as lines of a file.
    fn local_lines(self) -> Vec<String> {
        let settings = self.settings.with_untracked(Settings::to_json);
        let here = self
            .session
            .with_untracked(|session| session.record().cloned());
        let here = here.map(|record| AsideMatch {
            commitment: self.commitment_to(&record),
            record,
            order: 0,
        });
        let here = here.map(|here| format!("{CURRENT} {}", here.to_json()));
        let aside = self.keeper.with_value(|keeper| {
            let line = |aside: &AsideMatch| format!("{ASIDE} {}", aside.to_json());
            keeper.saves.aside().map(line).collect::<Vec<_>>()
        });
        let settings = [format!("{SETTINGS} {settings}")];
        settings.into_iter().chain(here).chain(aside).collect()
    }

    fn commitment_to(self, record: &MatchRecord) -> String {
        let line = self.commitment().get_untracked();
        let end = format!(" {}", record.options().seed());
        if line.ends_with(&end) {
            line
        } else {
            String::new()
        }
    }

    /// The study has sent a piece of the file; with the last one, its name.
    pub(super) fn hear_piece(self, said: &Message) {
        self.piece
            .update_value(|text| text.push_str(&said.text("text")));
        let name = said.text("name");
        if !name.is_empty() {
            let text = self.piece.try_update_value(core::mem::take);
            file::save(&name, &text.unwrap_or_default());
            reminder::exported();
        }
    }

    /// Takes in what a file holds of settings and unfinished matches, and says what came of it. Settings
    /// do not take the place of others that the person has chosen.
    pub(super) fn take_in(self, lines: &str) {
        let here = self
            .session
            .with_untracked(|session| session.record().cloned());
        let mut came = [0; 4];
        for line in lines.lines() {
            match line.split_once(' ') {
                Some((SETTINGS, text)) => came[3] = self.take_in_settings(text, false),
                Some((ASIDE, text)) => {
                    let Ok(theirs) = AsideMatch::load(text) else {
                        continue;
                    };
                    let brought = self.with_saves(|saves| saves.import(theirs, here.as_ref()));
                    came[match brought {
                        Some(ImportOutcome::New) => 0,
                        Some(ImportOutcome::Known) => 1,
                        _ => 2,
                    }] += 1;
                }
                _ => {}
            }
        }
        self.listed.update(|version| *version += 1);
        self.tell_study(ToAnalysis::Imported(came));
    }

    /// Plays with the settings of a file from now on, unless the person has chosen others: 1 if so, 2
    /// if they have, 0 if they are the same.
    pub(super) fn take_in_settings(self, text: &str, anyway: bool) -> usize {
        let Ok(theirs) = Settings::load(text) else {
            return 0;
        };
        let ours = self.settings.get_untracked();
        let stays = !anyway && ours.is_chosen();
        if theirs == ours || stays && theirs.chooses_as(&ours) {
            return 0;
        }
        if stays {
            return 2;
        }
        self.preferences.set(theirs.preferences());
        if let Some(lang) = theirs.lang() {
            self.use_lang(lang);
        }
        self.change(|ours| *ours = theirs);
        1
    }
}
