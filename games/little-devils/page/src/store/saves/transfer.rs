//! Export and import of everything that is saved, as one file. The page adds settings and unfinished
//! matches; the analysis worker has the rest.

use leptos::prelude::{UpdateValue, WithValue};
use protocol::export_file::{ASIDE, CURRENT, SETTINGS};
use protocol::{ImportOutcome, JsonText};

use little_devils::protocol::{Action, AsideMatch, Settings, StorageNames, ToAnalysis};
use page::file;
use page::reminder;

use crate::store::Store;

impl Store {
    /// Exports everything that is saved to a file that the person saves.
    pub fn export_file(self) {
        for line in self.export_lines() {
            self.post_to_analysis(ToAnalysis::LocalLine(line).to_json().into());
        }
        self.open_analysis(Action::Export);
    }

    /// Lets the person pick such a file, and sends it to the analysis worker.
    pub fn import_file(self) {
        file::pick(move |file| {
            self.open_analysis(Action::Import);
            self.post_to_analysis(file);
        });
    }

    /// Settings and unfinished matches, as lines of the file.
    fn export_lines(self) -> Vec<String> {
        let settings = format!("{SETTINGS} {}", self.settings().to_json());
        let current = self.with_session_untracked(|session| session.record().cloned());
        let current = current.map(|record| AsideMatch {
            commitment: self.commitment_to(&record),
            record,
            order: 0,
        });
        let current = current.map(|current| format!("{CURRENT} {}", current.to_json()));
        let aside = self.own().saves.saves.with_value(|saves| {
            let line = |aside: &AsideMatch| format!("{ASIDE} {}", aside.to_json());
            saves.aside().map(line).collect::<Vec<_>>()
        });
        [settings].into_iter().chain(current).chain(aside).collect()
    }

    /// Receives a piece of the exported file. The last one has its name.
    pub(in crate::store) fn receive_file_piece(self, name: &str, piece: &str) {
        let file = self.own().saves.file;
        file.update_value(|text| text.push_str(piece));
        if !name.is_empty() {
            let text = file.try_update_value(core::mem::take);
            file::save(name, &text.unwrap_or_default());
            reminder::reset(StorageNames::FINISHED);
        }
    }

    /// Imports settings and unfinished matches, and sends the analysis worker the counts. Settings do
    /// not replace others that the person has chosen.
    pub(in crate::store) fn import_lines(self, lines: &str) {
        let current = self.with_session_untracked(|session| session.record().cloned());
        // New matches, known ones, those without room; and the settings.
        let mut counts = [0; 4];
        for line in lines.lines() {
            match line.split_once(' ') {
                Some((SETTINGS, text)) => counts[3] = self.import_settings(text, false),
                Some((ASIDE, text)) => {
                    let Ok(theirs) = AsideMatch::load(text) else {
                        continue;
                    };
                    let brought = self.with_saves(|saves| saves.import(theirs, current.as_ref()));
                    counts[match brought {
                        Some(ImportOutcome::New) => 0,
                        Some(ImportOutcome::Known) => 1,
                        _ => 2,
                    }] += 1;
                }
                _ => {}
            }
        }
        self.matches_changed();
        self.post_to_analysis(ToAnalysis::Imported(counts).to_json().into());
    }

    /// Imports the settings of a file. Returns 1 if they are used from now on, 2 if the person has
    /// chosen others, which stay unless `anyway`, and 0 if they are the same or unreadable.
    pub(in crate::store) fn import_settings(self, text: &str, anyway: bool) -> usize {
        let Ok(theirs) = Settings::read(text) else {
            return 0;
        };
        let ours = self.settings();
        let stays = !anyway && ours.is_chosen();
        if theirs == ours || stays && theirs.chooses_as(&ours) {
            return 0;
        }
        if stays {
            return 2;
        }
        self.replace_settings(theirs);
        1
    }
}
