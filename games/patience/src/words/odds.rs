//! The chance to win as a sentence, from what the player can see.

use super::Guide;
use crate::solver::{TRIALS, TrialCounts, Verdict};

impl Guide {
    /// The odds, once all games have been tried.
    #[must_use]
    pub fn odds_text(&self, counts: TrialCounts) -> String {
        let (least, most) = counts.percent().unwrap_or_default();
        let id = match counts.percent() {
            None => "unknown",
            Some(_) if counts.won == counts.tried() => "all",
            Some(_) if counts.lost == counts.tried() => "none",
            Some((least, most)) if least == most => "one",
            Some(_) => "range",
        };
        let numbers = [least, most, counts.won, counts.tried(), counts.undecided];
        let [least, most, won, tried, open] = numbers.map(number);
        self.odds_result(id, least, most, won, tried, open)
    }

    /// How far the trials are.
    #[must_use]
    pub fn odds_progress(&self, counts: TrialCounts) -> String {
        let [tried, all, won] = [counts.tried(), TRIALS, counts.won].map(number);
        self.odds_trying(tried, all, won)
    }

    /// The verdict on a game all of whose cards the player has seen; `None` if the solver does not answer.
    #[must_use]
    pub fn odds_known_text(&self, verdict: Option<Verdict>) -> String {
        self.odds_known(match verdict {
            Some(Verdict::Won) => "won",
            Some(Verdict::Lost) => "lost",
            Some(Verdict::Unknown) => "unknown",
            None => "silent",
        })
    }
}

fn number(number: u32) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}
