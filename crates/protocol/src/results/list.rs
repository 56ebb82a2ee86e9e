//! The results of finished matches, in the order of their ends.

use crate::{MatchResult, ResultLine};

/// Most results that are kept.
pub const MAX_RESULTS: usize = 2000;

/// The results of finished matches, the oldest first. Each match is there once.
///
/// As text each result is a line. Lines of later versions are kept as they are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Results {
    list: Vec<MatchResult>,
    later: Vec<String>,
}

impl Results {
    /// Reads the lines. The second part is the lines that are unreadable.
    #[must_use]
    pub fn read(text: &str) -> (Self, Vec<&str>) {
        let mut results = Self::default();
        let mut unreadable = Vec::new();
        for line in text.lines().filter(|line| !line.trim().is_empty()) {
            match MatchResult::read(line) {
                ResultLine::Result(result) => drop(results.add(*result)),
                ResultLine::Later => results.later.push(line.into()),
                ResultLine::Unreadable => unreadable.push(line),
            }
        }
        (results, unreadable)
    }

    /// The text to save.
    #[must_use]
    pub fn to_text(&self) -> String {
        let lines = self.list.iter().map(MatchResult::to_line);
        let lines: Vec<String> = lines.chain(self.later.iter().cloned()).collect();
        lines.join("\n")
    }

    /// The results, the oldest first.
    #[must_use]
    pub fn as_slice(&self) -> &[MatchResult] {
        &self.list
    }

    /// Adds a result; returns whether its match was not known. Of two ends of the same match the earlier
    /// one counts.
    ///
    /// Beyond [`MAX_RESULTS`] the oldest result goes that is no deal of a day; without such a one, the
    /// oldest of all.
    pub fn add(&mut self, result: MatchResult) -> bool {
        let known = self
            .list
            .iter()
            .position(|ours| ours.is_same_match(&result));
        if let Some(known) = known {
            if self.list[known].at > result.at {
                self.list.remove(known);
                self.insert(result);
            }
            return false;
        }
        self.insert(result);
        if self.list.len() > MAX_RESULTS {
            let oldest = self.list.iter().position(|ours| ours.day.is_none());
            self.list.remove(oldest.unwrap_or(0));
        }
        true
    }

    fn insert(&mut self, result: MatchResult) {
        let order = |result: &MatchResult| (result.at, result.seed, result.moves);
        let at = self
            .list
            .partition_point(|ours| order(ours) <= order(&result));
        self.list.insert(at, result);
    }
}
