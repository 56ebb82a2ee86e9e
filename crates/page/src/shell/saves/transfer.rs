//! Settings, unfinished matches and online ones as lines of an export file, and from such lines.

use protocol::export_file;
use protocol::export_file::{CURRENT, ONLINE, SETTINGS, SHELVED};
use protocol::{ImportOutcome, JsonText, OnlineMatches, Settings, ShelvedMatch, StorageName};

use crate::file;
use crate::reminder;
use crate::shell::Shell;
use crate::storage::BrowserStorage;

impl Shell {
    /// Settings, unfinished matches and online ones, as lines of an export file.
    #[must_use]
    pub fn export_lines(self) -> Vec<String> {
        let settings = format!("{SETTINGS} {}", self.settings().to_json());
        let current = self.with_session_untracked(|session| session.record().cloned());
        let current = current.map(|record| ShelvedMatch {
            commitment: self.commitment_to(&record),
            record,
            order: 0,
        });
        let current =
            current.map(|current| format!("{CURRENT} {}", current.to_json(self.game().format())));
        let shelved = self.with_saves(|saves| {
            let line = |shelved: &ShelvedMatch| {
                format!("{SHELVED} {}", shelved.to_json(self.game().format()))
            };
            saves.shelved().map(line).collect::<Vec<_>>()
        });
        let shelved = shelved.unwrap_or_default();
        let shared = self.shared().texts();
        let shared = shared.iter().map(|text| format!("{ONLINE} {text}"));
        let matches = current.into_iter().chain(shelved).chain(shared);
        [settings].into_iter().chain(matches).collect()
    }

    /// Saves settings and matches to a file, with the lines that only some games have.
    pub fn export_file(self, own_lines: Vec<String>) {
        let id = self.info().id();
        let lines = self.export_lines().into_iter().chain(own_lines);
        file::save(&format!("{id}.txt"), &export_file::text(id, lines));
        reminder::reset(&StorageName::Finished.of(id));
    }

    /// Imports settings and matches from the text of such a file. Returns the number of matches
    /// that were not known before; `None` if it is no file of this game.
    #[must_use]
    pub fn import_file(self, text: &str) -> Option<usize> {
        let lines = export_file::contents(self.info().id(), text).ok()?;
        let [unfinished, .., shared] = self.import_lines(lines);
        Some(unfinished + shared)
    }

    /// Imports settings and matches from lines of an export file. Settings do not replace others that the
    /// person has chosen. Returns the numbers of new unfinished matches, of known matches and of those
    /// without room, the result of [`Self::import_settings`], and the number of new online matches.
    #[must_use]
    pub fn import_lines(self, lines: &str) -> [usize; 5] {
        let current = self.with_session_untracked(|session| session.record().cloned());
        let mut counts = [0; 5];
        for line in lines.lines() {
            match line.split_once(' ') {
                Some((SETTINGS, text)) => counts[3] = self.import_settings(text, false),
                Some((CURRENT | SHELVED, text)) => {
                    let Ok(theirs) = ShelvedMatch::load(self.chunk_game().reader(), text) else {
                        continue;
                    };
                    let brought = self.with_saves(|saves| saves.import(theirs, current.as_ref()));
                    counts[place(brought, 0)] += 1;
                }
                Some((ONLINE, text)) => {
                    counts[place(self.shared().import(text).ok(), 4)] += 1;
                }
                _ => {}
            }
        }
        self.matches_changed();
        counts
    }
}

impl Shell {
    /// Imports the settings of a file. Returns 1 if they are used from now on, 2 if the person has
    /// chosen others, which stay unless `anyway`, and 0 if they are the same or unreadable.
    #[must_use]
    pub fn import_settings(self, text: &str, anyway: bool) -> usize {
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

/// Where the outcome of an import is counted; `new` is the place of the new ones. A storage that refuses has no room.
const fn place(outcome: Option<ImportOutcome>, new: usize) -> usize {
    match outcome {
        Some(ImportOutcome::New) => new,
        Some(ImportOutcome::Known) => 1,
        Some(ImportOutcome::NoRoom) | None => 2,
    }
}

impl Shell {
    fn shared(self) -> OnlineMatches<BrowserStorage> {
        OnlineMatches::new(BrowserStorage, self.chunk_game().reader())
    }
}
