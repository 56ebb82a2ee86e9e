//! What is kept of matches and days, and what all of it amounts to.

use crate::cards::Seat;
use crate::play::{Day, MatchRecord};
use crate::rules::little_devils::Deal;
use crate::wire::{KeptDay, KeptMatch, KeptPuzzle, SavedMatch};

use super::{Outcome, Study, show, statistics_page};

impl Study {
    /// What all matches amount to, once they have been read.
    #[must_use]
    pub fn amount(&self, mut kept: Vec<KeptMatch>) -> Vec<Outcome> {
        kept.sort_by_key(KeptMatch::at);
        let entries: Vec<_> = kept.iter().filter_map(KeptMatch::entry).collect();
        let matches = kept.iter().map(KeptMatch::to_json);
        let puzzles = self.kept.trainer.kept().map(|kept| kept.to_json());
        let lines: Vec<String> = matches.chain(puzzles).collect();
        let nodes = statistics_page::nodes(self.words(), self.study(), &lines, &entries);
        vec![Outcome::Tell(show(self.study().statistics, nodes))]
    }

    /// Keeps the match of a file's line, if it counts, or the puzzle, if it is farther than here.
    pub(super) fn bring_in(&mut self, line: &str) -> Vec<Outcome> {
        let kept = KeptMatch::load(line).ok();
        let kept = kept.filter(|kept| kept.entry().is_some());
        let puzzle = KeptPuzzle::load(line).ok().flatten();
        let puzzle = puzzle.and_then(|puzzle| self.kept.trainer.bring_in(puzzle));
        let kept = kept.map(Outcome::KeepMatch).into_iter();
        kept.chain(puzzle.map(Outcome::KeepPuzzle)).collect()
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
        let day = Day::of(record.options(), today)?;
        let (deal, _) = record.rounds().into_iter().next()?;
        let counts = deal.is_over() && !record.is_training() && !self.kept.days.contains_key(&day);
        counts.then(|| (day, result(&deal, today)))
    }
}

/// The result of a day's deal, without its par.
fn result(deal: &Deal, on: Day) -> KeptDay {
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
