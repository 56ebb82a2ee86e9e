//! Saves finished matches and daily results, and shows the statistics.

use std::collections::BTreeMap;

use cards::Seat;
use little_devils::protocol::{DayResult, FinishedMatch};
use little_devils::review::Entry;
use little_devils::rules::Round;
use little_devils::session::{Day, MatchRecord, Origin, rounds};
use protocol::{MatchResult, Progress, Stage, daily_day, load_match, reader_of};

use super::merge::identity;
use super::{Analysis, Outcome, Purpose, show, statistics_page};

impl Analysis {
    /// Continues with the matches that were read from the database.
    #[must_use]
    pub fn read_matches(&mut self, saved: Vec<FinishedMatch>, purpose: Purpose) -> Vec<Outcome> {
        match purpose {
            Purpose::Statistics => self.show_statistics(saved),
            Purpose::Export => self.export(saved),
            Purpose::Import => self.merge(saved),
        }
    }

    /// Shows the statistics and opens the newest match, so that it can be reviewed.
    fn show_statistics(&mut self, mut saved: Vec<FinishedMatch>) -> Vec<Outcome> {
        saved.sort_by_key(FinishedMatch::at);
        let (results, entries): (Vec<_>, Vec<_>) = counted(&saved).into_iter().unzip();
        let nodes = statistics_page::nodes(self.words(), &results, &entries);
        if let Some(newest) = saved.iter().rev().find_map(FinishedMatch::record) {
            self.open_match(Some(newest), true);
        }
        vec![Outcome::Send(show(self.words().statistics(), nodes))]
    }

    /// Saves a finished match, and the first result of a deal of the day.
    pub(super) fn keep(&mut self, save: &str) -> Vec<Outcome> {
        let record = load_match(reader_of::<Round>(), save);
        let Some(record) = record.ok().filter(counts) else {
            return Vec::new();
        };
        let day = self.result(&record);
        let saved = FinishedMatch::new(&record, self.now(), None);
        let whole = saved.entry().map(|_| Outcome::SaveMatch(saved));
        self.saved.days.extend(day.clone());
        let day = day.map(|(day, saved)| Outcome::SaveDay(day, saved));
        day.into_iter().chain(whole).collect()
    }

    /// The result of a deal of the day, if this match is one and the first of its day.
    fn result(&self, record: &MatchRecord) -> Option<(Day, DayResult)> {
        let today = self.today()?;
        let day = daily_day(reader_of::<Round>(), record.options(), today)?;
        let (_, round) = rounds(record).into_iter().next()?;
        let counts =
            round.is_over() && !record.takeback_used() && !self.saved.days.contains_key(&day);
        let is_on_time = record.origin() == Origin::Day(day);
        let on = if is_on_time { day } else { today };
        counts.then(|| (day, result(&round, on)))
    }
}

/// Whether a match counts for the person: not if several people share the device.
fn counts(record: &MatchRecord) -> bool {
    !record.options().is_shared()
}

/// The results and the entries of matches, each match once. A match whose names changed may be saved twice; then the
/// one with a review counts.
fn counted(saved: &[FinishedMatch]) -> Vec<(MatchResult, Entry)> {
    let mut known = BTreeMap::new();
    let mut counted = Vec::new();
    for saved in saved {
        let Some(record) = saved.record() else {
            continue;
        };
        let result = match_result(&record, saved.at());
        let Some(both) = result.zip(saved.entry_of(&record)) else {
            continue;
        };
        match known.get(&identity(&record)) {
            Some(at) if saved.is_reviewed() => counted[*at] = both,
            Some(_) => {}
            None => {
                known.insert(identity(&record), counted.len());
                counted.push(both);
            }
        }
    }
    counted
}

/// The result of a match that ended at this time, as the statistics of every game count it; `None` if it is not over.
fn match_result(record: &MatchRecord, at: u64) -> Option<MatchResult> {
    let totals = record.any().totals().as_slice().to_vec();
    let place = |own: &i32| 1 + totals.iter().filter(|total| *total < own).count();
    let progress = Progress {
        stage: Stage::MatchOver,
        rounds: record.round_number(),
        points: Vec::new(),
        places: totals.iter().map(place).collect(),
        totals: totals.clone(),
    };
    MatchResult::new(reader_of::<Round>(), record, &progress, at, None)
}

/// The result of a finished round, without par.
fn result(round: &Round, on: Day) -> DayResult {
    let took = |taker: Option<Seat>| taker == Some(Seat::FIRST);
    DayResult {
        on,
        devils: round.position().devils()[Seat::FIRST],
        tricks: round
            .tricks()
            .iter()
            .map(|trick| took(trick.taker()))
            .collect(),
        par: None,
    }
}
