//! What is kept of matches and days, and what all of it amounts to.

use std::collections::BTreeMap;

use cards::Seat;
use little_devils::protocol::{KeptDay, KeptMatch, SavedMatch};
use little_devils::review::Entry;
use little_devils::rules::Round;
use little_devils::session::{Day, MatchRecord};

use super::merge::identity;
use super::{Analysis, Outcome, Purpose, show, statistics_page};

impl Analysis {
    /// The matches that are kept have been read.
    #[must_use]
    pub fn read_matches(&mut self, kept: Vec<KeptMatch>, purpose: Purpose) -> Vec<Outcome> {
        match purpose {
            Purpose::Statistics => self.amount(kept),
            Purpose::Export => self.export(kept),
            Purpose::Import => self.merge(kept),
        }
    }

    /// What all matches amount to, and the way to the review of the newest.
    fn amount(&mut self, mut kept: Vec<KeptMatch>) -> Vec<Outcome> {
        kept.sort_by_key(KeptMatch::at);
        let nodes = statistics_page::nodes(self.words(), self.study(), &entries(&kept));
        if let Some(newest) = kept.iter().rev().find_map(KeptMatch::record) {
            self.look_at(Some(newest), true);
        }
        vec![Outcome::Tell(show(self.study().statistics, nodes))]
    }

    /// Keeps a match that is over, and the result of a day's deal played for the first time.
    pub(super) fn keep(&mut self, save: &str) -> Vec<Outcome> {
        let Ok(record) = SavedMatch::load(save) else {
            return Vec::new();
        };
        let day = self.result(&record);
        let kept = KeptMatch::new(&record, self.now(), None);
        let whole = kept.entry().map(|_| Outcome::KeepMatch(kept));
        self.kept.days.extend(day.clone());
        let day = day.map(|(day, kept)| Outcome::KeepDay(day, kept));
        day.into_iter().chain(whole).collect()
    }

    /// The result of a day's deal, if this is one that has not been played before.
    fn result(&self, record: &MatchRecord) -> Option<(Day, KeptDay)> {
        let today = self.today()?;
        let day = Day::for_options(record.options(), today)?;
        let (deal, _) = record.rounds().into_iter().next()?;
        let counts =
            deal.is_over() && !record.takeback_used() && !self.kept.days.contains_key(&day);
        counts.then(|| (day, result(&deal, today)))
    }
}

/// What counts of matches, each once: one whose name was written in another way may be kept twice,
/// and counts with its review then.
fn entries(kept: &[KeptMatch]) -> Vec<Entry> {
    let mut known = BTreeMap::new();
    let mut entries: Vec<Entry> = Vec::new();
    for kept in kept {
        let Some(record) = kept.record() else {
            continue;
        };
        let Some(entry) = kept.entry_of(&record) else {
            continue;
        };
        match known.get(&identity(&record)) {
            Some(at) if kept.is_reviewed() => entries[*at] = entry,
            Some(_) => {}
            None => {
                known.insert(identity(&record), entries.len());
                entries.push(entry);
            }
        }
    }
    entries
}

/// The result of a day's deal, without its par.
fn result(deal: &Round, on: Day) -> KeptDay {
    let took = |taker: Option<Seat>| taker == Some(Seat::FIRST);
    KeptDay {
        on,
        devils: deal.position().devils()[Seat::FIRST],
        tricks: deal
            .tricks()
            .iter()
            .map(|trick| took(trick.taker()))
            .collect(),
        par: None,
    }
}
