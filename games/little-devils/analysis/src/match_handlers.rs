//! Handlers of actions that show a match, a link or the daily deals.

use cards::Seat;
use little_devils::protocol::{FromAnalysis, Link};

use super::{Analysis, Outcome, daily_page, review_page, share_page, show, tricks_page};

impl Analysis {
    /// Opens a link: shows its match, or why it cannot be read.
    pub(super) fn open_link(&mut self, link: &str) -> Vec<Outcome> {
        let shown = match Link::read(link) {
            Ok(Link(record)) => {
                let nodes = share_page::shared(self.words(), &record);
                // The pages of the match need a name.
                let record = match record.options().name(Seat::FIRST) {
                    "" => record.with_name(Seat::FIRST, &self.words().person_number(1)),
                    _ => record,
                };
                self.open_match(Some(record), false);
                nodes
            }
            Err(error) => share_page::broken(self.words(), &error),
        };
        vec![Outcome::Send(show(self.words().shared(), shown))]
    }

    /// The page of the review, if there is one. `asked` moves the focus to the replay of the top
    /// level.
    pub(super) fn show_review(&self, asked: bool) -> Option<FromAnalysis> {
        let page = review_page::Page {
            words: self.words(),
            record: self.record.as_ref()?,
            review: self.review.as_ref()?,
            bot_replay: self.bot_replay.as_deref(),
            asked,
            puzzles: self.own.then(|| self.waiting_mistakes()),
        };
        Some(show(self.words().review(), page.nodes()))
    }

    /// The page of a trick with all hands, if there is such a trick.
    pub(super) fn show_trick(&self, round: usize, trick: usize) -> Option<FromAnalysis> {
        let page = tricks_page::Page {
            words: self.words(),
            record: self.record.as_ref()?,
            review: self.review.as_ref(),
            own: self.own,
            back: &self.back(),
        };
        let (title, nodes) = page.nodes(round, trick)?;
        Some(show(&title, nodes))
    }

    /// Shows the deals of past days.
    pub(super) fn show_days(&self) -> Vec<Outcome> {
        let Some(today) = self.today() else {
            return Vec::new();
        };
        let nodes = daily_page::nodes(
            self.words(),
            &self.saved.days,
            today,
            (self.environment.end_of_day)(),
        );
        vec![Outcome::Send(show(self.words().daily(), nodes))]
    }
}
