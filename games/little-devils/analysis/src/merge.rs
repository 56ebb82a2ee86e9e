//! Compares a file with the saved data and selects what is new. Nothing is replaced by something
//! poorer: the first result of a day stays, a match gains a review but never loses one, and a puzzle
//! keeps the furthest progress.

use std::collections::BTreeMap;

use cards::Seed;
use little_devils::protocol::{DayResult, FinishedMatch, PuzzleProgress, Settings, ShelvedMatch};
use little_devils::rules::Round;
use little_devils::session::{Day, MatchRecord, TypedRecord};
use protocol::{JsonText, SLOTS, SavedSalt};

use super::SavedData;
use super::import::FileContents;

/// Identity of a match: its seed, whether something was taken back, and its cards. Names may differ.
type Identity = (u64, bool, Vec<u8>);

/// The changes of an import.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Merge {
    pub(super) settings: Option<Settings>,
    /// Unfinished matches, which the page imports.
    pub(super) unfinished: Vec<ShelvedMatch>,
    /// Number of unfinished matches beyond the page's slots.
    pub(super) surplus: usize,
    /// Online matches, which the page imports too.
    pub(super) shared: Vec<String>,
    pub(super) matches: Vec<(FinishedMatch, bool)>,
    pub(super) days: Vec<(Day, DayResult, bool)>,
    pub(super) salts: Vec<(Seed, SavedSalt)>,
    pub(super) puzzles: Vec<(PuzzleProgress, bool)>,
    /// Number of items that were here already.
    pub(super) known: usize,
    pub(super) unreadable: usize,
    pub(super) later: usize,
}

/// Kind of an item, which is its store in the database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ItemKind {
    /// A finished match.
    Matches,
    /// The result of a day.
    Days,
    /// The salt of a commitment.
    Salts,
    /// The progress with a puzzle.
    Puzzles,
}

/// A change in the database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// Kind of the item.
    pub kind: ItemKind,
    /// Key in its store.
    pub key: String,
    /// Text to save.
    pub text: String,
    /// Whether it replaces a saved value. If not, an unreadable value under the same key stays.
    pub replaces: bool,
}

pub(super) fn identity(record: &MatchRecord) -> Identity {
    let typed = record.typed::<Round>();
    let plays = typed.iter().flat_map(TypedRecord::moves);
    let plays = plays.map(|card| card.number());
    let seats = record.options().seats().get();
    let seed = record.options().seed().0;
    (
        seed,
        record.takeback_used(),
        core::iter::once(seats).chain(plays).collect(),
    )
}

impl Merge {
    /// Compares a file with the saved data. `now` is used as the end of matches for which the file
    /// has none.
    pub(super) fn new(
        found: FileContents,
        here: Vec<FinishedMatch>,
        saved: &SavedData,
        now: u64,
    ) -> Self {
        let mut merge = Self {
            settings: found.settings,
            unreadable: found.unreadable,
            later: found.later,
            shared: found.shared,
            ..Self::default()
        };
        let here = here.into_iter().filter_map(|saved| {
            let record = saved.record()?;
            Some((identity(&record), (record, saved)))
        });
        let mut known: BTreeMap<Identity, (MatchRecord, FinishedMatch)> = here.collect();
        let (over, unfinished): (Vec<_>, Vec<_>) = found
            .matches
            .into_iter()
            .partition(|shelved| shelved.record.is_over());
        let over = over.into_iter().map(|shelved| {
            let saved = FinishedMatch::new(&shelved.record, now, None);
            (shelved.record, saved)
        });
        for (record, theirs) in found.over.into_iter().chain(over) {
            merge.add_match(&mut known, record, theirs);
        }
        for shelved in unfinished {
            let goes_on = |(record, _): &(MatchRecord, _)| record.continues(&shelved.record);
            if known.values().any(goes_on) {
                merge.known += 1;
            } else {
                merge.unfinished.push(shelved);
            }
        }
        merge.surplus = merge.unfinished.len().saturating_sub(SLOTS);
        merge.unfinished.truncate(SLOTS);
        found
            .days
            .into_iter()
            .for_each(|(day, theirs)| merge.add_day(saved.days.get(&day), day, theirs));
        for (seed, theirs) in found.salts {
            if saved.salts.contains_key(&seed) {
                merge.known += 1;
            } else {
                merge.salts.push((seed, theirs));
            }
        }
        for theirs in found.puzzles {
            match saved.puzzles.is_further(&theirs) {
                Some(replaces) => merge.puzzles.push((theirs, replaces)),
                None => merge.known += 1,
            }
        }
        merge
    }

    fn add_match(
        &mut self,
        known: &mut BTreeMap<Identity, (MatchRecord, FinishedMatch)>,
        record: MatchRecord,
        theirs: FinishedMatch,
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
        // A file may hold the same match twice.
        let before = |(other, _): &(FinishedMatch, bool)| other.key() == next.key();
        if let Some(at) = self.matches.iter().position(before) {
            let (_, replaces) = self.matches[at];
            self.matches[at] = (next.clone(), replaces);
        } else {
            self.matches.push((next.clone(), replaces));
        }
        known.insert(identity, (record, next));
    }

    fn add_day(&mut self, ours: Option<&DayResult>, day: Day, theirs: DayResult) {
        let next = match ours {
            None => theirs,
            Some(ours) => {
                let first = if theirs.on < ours.on { &theirs } else { ours };
                // Par does not depend on the player.
                let par = ours.par.or(theirs.par);
                DayResult {
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

    /// The changes for the database.
    pub(super) fn items(&self) -> Vec<Item> {
        let item = |kind, key: &str, text: String, replaces| Item {
            kind,
            key: key.into(),
            text,
            replaces,
        };
        let matches = self.matches.iter().map(|(saved, replaces)| {
            item(ItemKind::Matches, saved.key(), saved.to_json(), *replaces)
        });
        let days = self.days.iter().map(|(day, saved, replaces)| {
            item(ItemKind::Days, &day.to_string(), saved.to_json(), *replaces)
        });
        let salts = self
            .salts
            .iter()
            .map(|(seed, saved)| item(ItemKind::Salts, &seed.to_string(), saved.to_json(), false));
        let puzzles = self.puzzles.iter().map(|(saved, replaces)| {
            item(ItemKind::Puzzles, &saved.key(), saved.to_json(), *replaces)
        });
        matches.chain(days).chain(salts).chain(puzzles).collect()
    }
}
