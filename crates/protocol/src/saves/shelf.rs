//! Matches that were shelved, and their slots.

use session::MatchRecord;

use crate::saves::{ImportOutcome, MAX_SHELVED, Saves, StorageFull};
use crate::{KeyValueStore, ShelvedMatch, match_text};

impl<S: KeyValueStore + Clone> Saves<S> {
    /// The matches that were shelved, the newest first.
    pub fn shelved(&self) -> impl Iterator<Item = &ShelvedMatch> {
        self.shelved.iter().map(|(shelved, _)| shelved)
    }

    /// Number of unreadable slots.
    #[must_use]
    pub const fn unreadable(&self) -> usize {
        self.unreadable
    }

    /// Whether every match that was shelved is saved, and so outlasts the page.
    #[must_use]
    pub fn is_written(&self) -> bool {
        self.shelved.iter().all(|(_, slot)| slot.is_some())
    }

    /// Reads the slots again: other tabs use the same ones.
    pub fn refresh(&mut self) {
        self.shelved.retain(|(_, slot)| slot.is_none());
        self.unreadable = 0;
        let texts: Vec<_> = self.slots.texts().collect();
        for (slot, text) in texts {
            match self.read_match(&text) {
                Some(shelved) => self.insert(shelved, Some(slot)),
                None => self.unreadable += 1,
            }
        }
    }

    /// Makes room for another match: shelves `leaving`, the unfinished match that gives way, with
    /// its commitment. `opened` is the match that is opened in its place, if it is not a new one.
    /// Nothing changes if the player must be asked first. `anyway` says that the player has agreed to a
    /// match that lives only as long as the page.
    pub fn shelve(
        &mut self,
        leaving: &MatchRecord,
        opened: Option<&MatchRecord>,
        commitment: &str,
        anyway: bool,
    ) -> Option<StorageFull> {
        self.refresh();
        if self
            .shelved()
            .any(|shelved| shelved.record.continues(leaving))
        {
            return None;
        }
        let stays = |shelved: &&ShelvedMatch| {
            let is_continued = |by: &MatchRecord| by.continues(&shelved.record);
            !is_continued(leaving) && !opened.is_some_and(is_continued)
        };
        if self.shelved().filter(stays).count() >= MAX_SHELVED {
            return Some(StorageFull::WhichToDrop);
        }
        self.put_on_shelf(leaving, commitment);
        let unwritten = self.shelved.first().is_some_and(|(_, slot)| slot.is_none());
        // If the storage refuses everything, the player knows already.
        let is_usable = || self.current.load().is_ok();
        if unwritten && !anyway && is_usable() {
            self.shelved.remove(0);
            return Some(StorageFull::Unsaved);
        }
        None
    }

    /// Imports a match from a file as one that was shelved. Finished matches and matches that are
    /// known already, including the current match `here`, are not added.
    pub fn import(
        &mut self,
        mut theirs: ShelvedMatch,
        here: Option<&MatchRecord>,
    ) -> ImportOutcome {
        self.refresh();
        let goes_on = |ours: &MatchRecord| ours.continues(&theirs.record);
        let is_here = here.is_some_and(goes_on) || self.shelved().any(|ours| goes_on(&ours.record));
        if is_here || !theirs.record.is_unfinished() {
            return ImportOutcome::Known;
        }
        theirs.order = self.next_order();
        let Some(slot) = self.write(&theirs) else {
            return ImportOutcome::NoRoom;
        };
        self.drop_where(&|ours| theirs.record.continues(ours));
        self.insert(theirs, Some(slot));
        ImportOutcome::New
    }

    /// Removes a match that was shelved.
    pub fn remove(&mut self, record: &MatchRecord) {
        self.drop_where(&|ours| ours == record);
    }

    /// Tidies up after the current match was saved: removes the matches that it continues, and writes
    /// those that had no room before.
    pub fn tidy(&mut self, current: &MatchRecord) {
        if self.shelved.is_empty() {
            return;
        }
        let text = match_text(self.format, current);
        if self.is_open() && self.current.seen() == Some(text.as_str()) {
            self.drop_where(&|ours| current.continues(ours));
        }
        let mut all = core::mem::take(&mut self.shelved);
        for (shelved, slot) in &mut all {
            *slot = slot.or_else(|| self.write(shelved));
        }
        self.shelved = all;
    }

    /// The commitment saved with a match that was shelved. `end` is the end of its line: a space
    /// and the seed.
    #[must_use]
    pub fn commitment(&self, end: &str) -> Option<&str> {
        let mut lines = self.shelved().map(|shelved| shelved.commitment.as_str());
        lines.find(|line| line.ends_with(end))
    }

    pub(super) fn put_on_shelf(&mut self, record: &MatchRecord, commitment: &str) {
        let end = format!(" {}", record.options().seed());
        let shelved = ShelvedMatch {
            record: record.clone(),
            commitment: if commitment.ends_with(&end) {
                commitment.into()
            } else {
                String::new()
            },
            order: self.next_order(),
        };
        let slot = self.write(&shelved);
        if slot.is_some() {
            self.drop_where(&|ours| record.continues(ours));
        }
        self.insert(shelved, slot);
    }

    /// Writes a match to a free slot; `None` if there is none or the storage refuses.
    fn write(&self, shelved: &ShelvedMatch) -> Option<u32> {
        self.slots.write(&shelved.to_json(self.format)).ok()
    }

    /// Removes the matches for which `goes` is true, and empties their slots unless another tab has
    /// written there.
    fn drop_where(&mut self, goes: &dyn Fn(&MatchRecord) -> bool) {
        let (slots, format, reader) = (&self.slots, self.format, self.reader);
        self.shelved.retain(|(shelved, slot)| {
            let goes = goes(&shelved.record);
            if let Some(slot) = slot.filter(|_| goes) {
                // If this fails, the next page finds the match again.
                let _ = slots.empty(slot, |saved| {
                    saved == shelved.to_json(format)
                        || reader.and_then(|reader| reader.read(saved)).as_ref() == Some(shelved)
                });
            }
            !goes
        });
    }

    /// Inserts a match by its order, the newest first.
    fn insert(&mut self, shelved: ShelvedMatch, slot: Option<u32>) {
        let later = self
            .shelved()
            .take_while(|other| other.order > shelved.order);
        let at = later.count();
        self.shelved.insert(at, (shelved, slot));
    }

    fn next_order(&self) -> u32 {
        let last = self.shelved().next().map_or(0, |newest| newest.order);
        last.saturating_add(1)
    }
}
