//! The matches that were set aside, in their slots.

use crate::session::{Event, MatchRecord, Session};

use crate::protocol::SavedMatch;
use crate::protocol::saves::{Aside, Ask, Brought, MATCH, ROOM, SLOTS, Saves};
use protocol::Place;

impl<P: Place> Saves<P> {
    /// The matches that were set aside, the newest first.
    pub fn aside(&self) -> impl Iterator<Item = &Aside> {
        self.aside.iter().map(|(aside, _)| aside)
    }

    /// How many slots have something in them that cannot be read.
    #[must_use]
    pub const fn unreadable(&self) -> usize {
        self.unreadable
    }

    /// Whether every match that was set aside outlasts the page.
    #[must_use]
    pub fn is_written(&self) -> bool {
        self.aside.iter().all(|(_, slot)| slot.is_some())
    }

    /// Reads the slots again: other tabs have theirs in the same place.
    pub fn refresh(&mut self) {
        self.aside.retain(|(_, slot)| slot.is_none());
        self.unreadable = 0;
        for slot in slots() {
            let Ok(Some(text)) = self.place.load(&name(slot)) else {
                continue;
            };
            match self.read_match(&text) {
                Some(aside) => self.insert(aside, Some(slot)),
                None => self.unreadable += 1,
            }
        }
    }

    /// Makes room for the match that comes by this event: sets the one aside that gives way, with its
    /// commitment. If the person is to be asked before, nothing has changed; `anyway` if they have
    /// agreed to a match that lasts as long as the page.
    pub fn make_room(
        &mut self,
        session: &Session,
        event: &Event,
        commitment: &str,
        anyway: bool,
    ) -> Option<Ask> {
        let leaving = session.leaves(event)?;
        self.refresh();
        if self.aside().any(|aside| aside.record.continues(leaving)) {
            return None;
        }
        let stays = |aside: &&Aside| match event {
            Event::Open(next) => !next.continues(&aside.record),
            _ => true,
        } && !leaving.continues(&aside.record);
        if self.aside().filter(stays).count() >= ROOM {
            return Some(Ask::WhichToDrop);
        }
        self.set_aside(leaving, commitment);
        let unwritten = self.aside.first().is_some_and(|(_, slot)| slot.is_none());
        // Where the browser keeps nothing at all, the person knows.
        if unwritten && !anyway && self.place.load(MATCH).is_ok() {
            self.aside.remove(0);
            return Some(Ask::Unsaved);
        }
        None
    }

    /// Takes a match in that comes from a file, unless it is known, as one that was set aside or as the
    /// match `here`, or there is nothing in it to go back to.
    pub fn bring_in(&mut self, mut theirs: Aside, here: Option<&MatchRecord>) -> Brought {
        self.refresh();
        let goes_on = |ours: &MatchRecord| ours.continues(&theirs.record);
        let is_here = here.is_some_and(goes_on) || self.aside().any(|ours| goes_on(&ours.record));
        if is_here || !theirs.record.is_unfinished() {
            return Brought::Known;
        }
        theirs.order = self.next_order();
        let Some(slot) = self.write(&theirs) else {
            return Brought::NoRoom;
        };
        self.drop_where(&|ours| theirs.record.continues(ours));
        self.insert(theirs, Some(slot));
        Brought::New
    }

    /// Gives a match up that was set aside.
    pub fn remove(&mut self, record: &MatchRecord) {
        self.drop_where(&|ours| ours == record);
    }

    /// Clears up after the current match was kept: what it goes on from is not kept beside it, and
    /// what has found no room so far is written if there is some now.
    pub fn clear_up(&mut self, current: &MatchRecord) {
        if self.aside.is_empty() {
            return;
        }
        let is_kept = self.seen == Some(SavedMatch::from(current).to_json());
        if self.closed.is_none() && is_kept {
            self.drop_where(&|ours| current.continues(ours));
        }
        let mut all = core::mem::take(&mut self.aside);
        for (aside, slot) in &mut all {
            *slot = slot.or_else(|| self.write(aside));
        }
        self.aside = all;
    }

    /// The commitment to a seed that is kept with a match set aside: the line that ends so.
    #[must_use]
    pub fn commitment(&self, end: &str) -> Option<&str> {
        let mut lines = self.aside().map(|aside| aside.commitment.as_str());
        lines.find(|line| line.ends_with(end))
    }

    pub(super) fn set_aside(&mut self, record: &MatchRecord, commitment: &str) {
        let end = format!(" {}", record.options().seed());
        let aside = Aside {
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
            self.drop_where(&|ours| record.continues(ours));
        }
        self.insert(aside, slot);
    }

    /// Writes a match to a free slot; none if there is none, or the browser refuses.
    fn write(&self, aside: &Aside) -> Option<u32> {
        let is_free = |slot: &u32| self.place.load(&name(*slot)) == Ok(None);
        let slot = slots().find(is_free)?;
        self.place.save(&name(slot), &aside.to_json()).ok()?;
        Some(slot)
    }

    /// Drops matches that were set aside, and empties their slots, if nobody else has written there.
    fn drop_where(&mut self, goes: &dyn Fn(&MatchRecord) -> bool) {
        let (place, read_match) = (&self.place, self.read_match);
        self.aside.retain(|(aside, slot)| {
            let goes = goes(&aside.record);
            if let Some(slot) = slot.filter(|_| goes) {
                let kept = place.load(&name(slot)).ok().flatten();
                if kept.is_some_and(|kept| {
                    kept == aside.to_json() || read_match(&kept).as_ref() == Some(aside)
                }) {
                    // What stays there is found again by the next page.
                    let _ = place.remove(&name(slot));
                }
            }
            !goes
        });
    }

    /// Puts a match where it belongs: before all that were set aside earlier.
    fn insert(&mut self, aside: Aside, slot: Option<u32>) {
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
pub(super) fn names() -> impl Iterator<Item = String> {
    slots().map(name)
}

/// The name of a slot.
fn name(slot: u32) -> String {
    format!("{MATCH}/kept-{slot}")
}
