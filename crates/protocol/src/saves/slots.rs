//! Matches that were set aside, and their slots.

use crate::saves::{ImportOutcome, MAX_ASIDE, RoomQuestion, SLOTS, Saves};
use crate::{AsideMatch, KeyValueStore, MatchFormat, StorageNames};

impl<S: KeyValueStore, G: MatchFormat> Saves<S, G> {
    /// The matches that were set aside, the newest first.
    pub fn aside(&self) -> impl Iterator<Item = &AsideMatch<G>> {
        self.aside.iter().map(|(aside, _)| aside)
    }

    /// Number of unreadable slots.
    #[must_use]
    pub const fn unreadable(&self) -> usize {
        self.unreadable
    }

    /// Whether every match that was set aside is saved, and so outlasts the page.
    #[must_use]
    pub fn is_written(&self) -> bool {
        self.aside.iter().all(|(_, slot)| slot.is_some())
    }

    /// Reads the slots again: other tabs use the same ones.
    pub fn refresh(&mut self) {
        self.aside.retain(|(_, slot)| slot.is_none());
        self.unreadable = 0;
        for slot in slots() {
            let Ok(Some(text)) = self.storage.load(&StorageNames::<G>::slot(slot)) else {
                continue;
            };
            match self.read_match(&text) {
                Some(aside) => self.insert(aside, Some(slot)),
                None => self.unreadable += 1,
            }
        }
    }

    /// Makes room for another match: sets aside `leaving`, the unfinished match that gives way, with
    /// its commitment. `opened` is the match that is opened in its place, if it is not a new one.
    /// Nothing changes if the player must be asked first. `anyway` says that the player has agreed to a
    /// match that lives only as long as the page.
    pub fn make_room(
        &mut self,
        leaving: &G::Record,
        opened: Option<&G::Record>,
        commitment: &str,
        anyway: bool,
    ) -> Option<RoomQuestion> {
        self.refresh();
        if self
            .aside()
            .any(|aside| G::continues(&aside.record, leaving))
        {
            return None;
        }
        let stays = |aside: &&AsideMatch<G>| {
            let is_continued = |by: &G::Record| G::continues(by, &aside.record);
            !is_continued(leaving) && !opened.is_some_and(is_continued)
        };
        if self.aside().filter(stays).count() >= MAX_ASIDE {
            return Some(RoomQuestion::WhichToDrop);
        }
        self.set_aside(leaving, commitment);
        let unwritten = self.aside.first().is_some_and(|(_, slot)| slot.is_none());
        // If the storage refuses everything, the player knows already.
        let is_usable = || self.storage.load(StorageNames::<G>::MATCH).is_ok();
        if unwritten && !anyway && is_usable() {
            self.aside.remove(0);
            return Some(RoomQuestion::Unsaved);
        }
        None
    }

    /// Imports a match from a file as one that was set aside. Finished matches and matches that are
    /// known already, including the current match `here`, are not added.
    pub fn import(&mut self, mut theirs: AsideMatch<G>, here: Option<&G::Record>) -> ImportOutcome {
        self.refresh();
        let goes_on = |ours: &G::Record| G::continues(ours, &theirs.record);
        let is_here = here.is_some_and(goes_on) || self.aside().any(|ours| goes_on(&ours.record));
        if is_here || !G::is_unfinished(&theirs.record) {
            return ImportOutcome::Known;
        }
        theirs.order = self.next_order();
        let Some(slot) = self.write(&theirs) else {
            return ImportOutcome::NoRoom;
        };
        self.drop_where(&|ours| G::continues(&theirs.record, ours));
        self.insert(theirs, Some(slot));
        ImportOutcome::New
    }

    /// Removes a match that was set aside.
    pub fn remove(&mut self, record: &G::Record) {
        self.drop_where(&|ours| ours == record);
    }

    /// Tidies up after the current match was saved: removes the matches that it continues, and writes
    /// those that had no room before.
    pub fn tidy(&mut self, current: &G::Record) {
        if self.aside.is_empty() {
            return;
        }
        let is_kept = self.seen == Some(G::write_save(current, "", 0));
        if self.closed.is_none() && is_kept {
            self.drop_where(&|ours| G::continues(current, ours));
        }
        let mut all = core::mem::take(&mut self.aside);
        for (aside, slot) in &mut all {
            *slot = slot.or_else(|| self.write(aside));
        }
        self.aside = all;
    }

    /// The commitment saved with a match that was set aside. `end` is the end of its line: a space
    /// and the seed.
    #[must_use]
    pub fn commitment(&self, end: &str) -> Option<&str> {
        let mut lines = self.aside().map(|aside| aside.commitment.as_str());
        lines.find(|line| line.ends_with(end))
    }

    pub(super) fn set_aside(&mut self, record: &G::Record, commitment: &str) {
        let end = format!(" {}", G::seed(record));
        let aside = AsideMatch {
            record: record.clone(),
            commitment: if commitment.ends_with(&end) {
                commitment.into()
            } else {
                String::new()
            },
            order: self.next_order(),
        };
        let slot = self.write(&aside);
        if slot.is_some() {
            self.drop_where(&|ours| G::continues(record, ours));
        }
        self.insert(aside, slot);
    }

    /// Writes a match to a free slot; `None` if there is none or the storage refuses.
    fn write(&self, aside: &AsideMatch<G>) -> Option<u32> {
        let is_free = |slot: &u32| self.storage.load(&StorageNames::<G>::slot(*slot)) == Ok(None);
        let slot = slots().find(is_free)?;
        self.storage
            .save(&StorageNames::<G>::slot(slot), &aside.to_json())
            .ok()?;
        Some(slot)
    }

    /// Removes the matches for which `goes` is true, and empties their slots unless another tab has
    /// written there.
    fn drop_where(&mut self, goes: &dyn Fn(&G::Record) -> bool) {
        let (storage, read_match) = (&self.storage, self.read_match);
        self.aside.retain(|(aside, slot)| {
            let goes = goes(&aside.record);
            if let Some(slot) = slot.filter(|_| goes) {
                let saved = storage.load(&StorageNames::<G>::slot(slot)).ok().flatten();
                if saved.is_some_and(|saved| {
                    saved == aside.to_json() || read_match(&saved).as_ref() == Some(aside)
                }) {
                    // If this fails, the next page finds the match again.
                    let _ = storage.remove(&StorageNames::<G>::slot(slot));
                }
            }
            !goes
        });
    }

    /// Inserts a match by its order, the newest first.
    fn insert(&mut self, aside: AsideMatch<G>, slot: Option<u32>) {
        let later = self.aside().take_while(|other| other.order > aside.order);
        let at = later.count();
        self.aside.insert(at, (aside, slot));
    }

    fn next_order(&self) -> u32 {
        let last = self.aside().next().map_or(0, |newest| newest.order);
        last.saturating_add(1)
    }
}

/// All slots.
fn slots() -> impl Iterator<Item = u32> {
    (1..).take(SLOTS)
}

/// The names of all slots.
pub(super) fn names<G: MatchFormat>() -> impl Iterator<Item = String> {
    slots().map(StorageNames::<G>::slot)
}
