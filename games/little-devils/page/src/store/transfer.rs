//! Export and import of everything that is saved, as one file. The shell adds settings and unfinished
//! matches; the analysis worker has the rest.

use leptos::prelude::UpdateValue;

use little_devils::protocol::{Action, INFO, ToAnalysis};
use page::clock;
use page::file;
use page::reminder;
use protocol::StorageName;
use wasm_bindgen::JsValue;

use super::Store;

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
        file::pick(move |file| self.import_this(file));
    }

    /// Imports the file that was dropped on the page, if the person wants that.
    pub fn import_dropped(self) {
        if let Some(file) = file::take_dropped() {
            clock::after(0, move || self.import_this(file));
        }
    }

    fn import_this(self, file: JsValue) {
        self.open_analysis(Action::Import);
        self.post_to_analysis(file);
    }

    /// Receives a piece of the exported file. The last one has its name.
    pub(super) fn receive_file_piece(self, name: &str, piece: &str) {
        let file = self.parts().file;
        file.update_value(|text| text.push_str(piece));
        if !name.is_empty() {
            let text = file.try_update_value(core::mem::take);
            file::save(name, &text.unwrap_or_default());
            reminder::reset(&StorageName::Finished.of(INFO.id()));
        }
    }

    /// Imports settings and unfinished matches, and sends the analysis worker the counts.
    pub(super) fn import_saved(self, lines: &str) {
        let counts = self.import_lines(lines);
        self.post_to_analysis(ToAnalysis::Imported(counts).to_json().into());
    }
}
