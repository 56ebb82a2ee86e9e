//! The summary for the first page, where this worker is not loaded.

use little_devils::protocol::{DayResult, Summary};
use little_devils::session::{Day, streak};

use super::Analysis;

impl Analysis {
    /// The summary that the first page shows until the next one. Future days are left out: the clock
    /// was wrong when they were played. Puzzles of the set that were never answered are not due.
    #[must_use]
    pub fn summary(&self) -> Summary {
        let Some(today) = self.today() else {
            return Summary::default();
        };
        let days = || self.saved.days.range(..=today);
        let result = |(day, saved): (&Day, &DayResult)| (day.number(), saved.devils, saved.par);
        let on_its_day = |(day, saved): (&Day, &DayResult)| (saved.on == *day).then_some(*day);
        let played: Vec<Day> = days().filter_map(on_its_day).collect();
        let newest_streak = |last: &Day| {
            let days = u32::try_from(streak(&played, *last)).unwrap_or(u32::MAX);
            (last.number(), days)
        };
        let leitner_cards = self.saved.puzzles.saved().map(|saved| saved.leitner);
        let waiting = leitner_cards.filter(|leitner| !leitner.is_mastered());
        Summary {
            newest: days().next_back().map(result),
            streak: played.last().map(newest_streak).unwrap_or_default(),
            due: waiting.map(|leitner| leitner.due()).collect(),
        }
    }
}
