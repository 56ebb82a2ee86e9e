//! What of a file is new here. Nothing gives way to something poorer: the first result of a day stays,
//! a match gains a review but never loses one, and a puzzle is as far as it was anywhere.

use std::collections::BTreeMap;

use cards::Seed;
use little_devils::protocol::{Aside, KeptDay, KeptMatch, KeptPuzzle, SLOTS, Settings};
use little_devils::session::{Day, MatchRecord};
use protocol::KeptSalt;

use super::Kept;
use super::import::Found;

/// What a match is known by: its seed, whether something was taken back, and its cards. Names may
/// have been written in another way.
type Identity = (u64, bool, Vec<u8>);

/// What is to be changed.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Merge {
    pub(super) settings: Option<Settings>,
    /// Matches that are not over, for the page.
    pub(super) unfinished: Vec<Aside>,
    /// How many more there are than the page has room for.
    pub(super) surplus: usize,
    pub(super) matches: Vec<(KeptMatch, bool)>,
    pub(super) days: Vec<(Day, KeptDay, bool)>,
    pub(super) salts: Vec<(Seed, KeptSalt)>,
    pub(super) puzzles: Vec<(KeptPuzzle, bool)>,
    /// How many were here already.
    pub(super) known: usize,
    pub(super) unreadable: usize,
    pub(super) later: usize,
}

/// Where something is to be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ItemKind {
    /// Among the matches that are over.
    Matches,
    /// Among the results of days.
    Days,
    /// Among the salts.
    Salts,
    /// Among the puzzles.
    Puzzles,
}

/// Something that is to be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// Where.
    pub kind: ItemKind,
    /// Under which name.
    pub key: String,
    /// What.
    pub text: String,
    /// Whether it takes the place of what was kept before. If not, and there is something that this
    /// version cannot read, that stays.
    pub replaces: bool,
}

pub(super) fn identity(record: &MatchRecord) -> Identity {
    let plays = record.plays().iter().map(|card| card.number());
    let seats = record.options().seats().get();
    let seed = record.options().seed().0;
    (
        seed,
        record.takeback_used(),
        core::iter::once(seats).chain(plays).collect(),
    )
}

impl Merge {
    /// What of a file is new here; `now` is when matches have ended of which the file does not say it.
    pub(super) fn new(found: Found, here: Vec<KeptMatch>, kept: &Kept, now: u64) -> Self {
        let mut merge = Self {
            settings: found.settings,
            unreadable: found.unreadable,
            later: found.later,
            ..Self::default()
        };
        let here = here.into_iter().filter_map(|kept| {
            let record = kept.record()?;
            Some((identity(&record), (record, kept)))
        });
        let mut known: BTreeMap<Identity, (MatchRecord, KeptMatch)> = here.collect();
        let (over, unfinished): (Vec<_>, Vec<_>) = found
            .matches
            .into_iter()
            .partition(|aside| aside.record.is_over());
        let over = over.into_iter().map(|aside| {
            let kept = KeptMatch::new(&aside.record, now, None);
            (aside.record, kept)
        });
        for (record, theirs) in found.over.into_iter().chain(over) {
            merge.add_match(&mut known, record, theirs);
        }
        for aside in unfinished {
            let goes_on = |(record, _): &(MatchRecord, _)| record.continues(&aside.record);
            if known.values().any(goes_on) {
                merge.known += 1;
            } else {
                merge.unfinished.push(aside);
            }
        }
        merge.surplus = merge.unfinished.len().saturating_sub(SLOTS);
        merge.unfinished.truncate(SLOTS);
        found
            .days
            .into_iter()
            .for_each(|(day, theirs)| merge.add_day(kept.days.get(&day), day, theirs));
        for (seed, theirs) in found.salts {
            if kept.salts.contains_key(&seed) {
                merge.known += 1;
            } else {
                merge.salts.push((seed, theirs));
            }
        }
        for theirs in found.puzzles {
            match kept.trainer.is_farther(&theirs) {
                Some(replaces) => merge.puzzles.push((theirs, replaces)),
                None => merge.known += 1,
            }
        }
        merge
    }

    fn add_match(
        &mut self,
        known: &mut BTreeMap<Identity, (MatchRecord, KeptMatch)>,
        record: MatchRecord,
        theirs: KeptMatch,
    ) {
        let identity = identity(&record);
        let ours = known.get(&identity).map(|(_, ours)| ours.clone());
        let (next, replaces) = match ours {
            None => (theirs, false),
            Some(ours) if theirs.is_reviewed() && !ours.is_reviewed() => {
                (ours.with_review_of(theirs), true)
            }
            Some(_) => {
                self.known += 1;
                return;
            }
        };
        // The same match may stand twice in a file.
        let before = |(other, _): &(KeptMatch, bool)| other.key() == next.key();
        if let Some(at) = self.matches.iter().position(before) {
            let (_, replaces) = self.matches[at];
            self.matches[at] = (next.clone(), replaces);
        } else {
            self.matches.push((next.clone(), replaces));
        }
        known.insert(identity, (record, next));
    }

    fn add_day(&mut self, ours: Option<&KeptDay>, day: Day, theirs: KeptDay) {
        let next = match ours {
            None => theirs,
            Some(ours) => {
                let first = if theirs.on < ours.on { &theirs } else { ours };
                // What the top level takes does not depend on who else has played.
                let par = ours.par.or(theirs.par);
                KeptDay {
                    par,
                    ..first.clone()
                }
            }
        };
        if ours == Some(&next) {
            self.known += 1;
        } else {
            self.days.push((day, next, ours.is_some()));
        }
    }

    /// What is to be kept in the browser's database.
    pub(super) fn items(&self) -> Vec<Item> {
        let item = |kind, key: &str, text: String, replaces| Item {
            kind,
            key: key.into(),
            text,
            replaces,
        };
        let matches = self
            .matches
            .iter()
            .map(|(kept, replaces)| item(ItemKind::Matches, kept.key(), kept.to_json(), *replaces));
        let days = self.days.iter().map(|(day, kept, replaces)| {
            item(ItemKind::Days, &day.to_string(), kept.to_json(), *replaces)
        });
        let salts = self
            .salts
            .iter()
            .map(|(seed, kept)| item(ItemKind::Salts, &seed.to_string(), kept.to_json(), false));
        let puzzles = self.puzzles.iter().map(|(kept, replaces)| {
            item(ItemKind::Puzzles, &kept.key(), kept.to_json(), *replaces)
        });
        matches.chain(days).chain(salts).chain(puzzles).collect()
    }
}
