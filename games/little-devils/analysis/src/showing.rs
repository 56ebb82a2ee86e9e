//! What the study shows of a match, of its links and of the days.

use cards::Seat;
use little_devils::protocol::{FromAnalysis, Link};

use super::{Analysis, Outcome, daily_page, review_page, share_page, show, tricks_page};

impl Analysis {
    /// Opens a link's text: what it led to, or why it cannot be read.
    pub(super) fn open_link(&mut self, link: &str) -> Vec<Outcome> {
        let shown = match Link::read(link) {
            Ok(Link(record)) => {
                let nodes = share_page::shared(self.study(), &record);
                // What is shown of it needs a name.
                let record = match record.options().name(Seat::FIRST) {
                    "" => record.with_name(&(self.study().a_player)(1)),
                    _ => record,
                };
                self.look_at(Some(record), false);
                nodes
            }
            Err(error) => share_page::broken(self.study(), &error),
        };
        vec![Outcome::Tell(show(self.study().shared, shown))]
    }

    /// The review, if there is one; `asked` leads to how the top level did.
    pub(super) fn show_review(&self, asked: bool) -> Option<FromAnalysis> {
        let page = review_page::Page {
            words: self.words(),
            study: self.study(),
            record: self.record.as_ref()?,
            review: self.review.as_ref()?,
            stand_in: self.stand_in.as_deref(),
            asked,
            puzzles: self.own.then(|| self.waiting_mistakes()),
        };
        Some(show(self.study().review, page.nodes()))
    }

    /// A trick of a round with all hands, if there is one.
    pub(super) fn show_trick(&self, round: usize, trick: usize) -> Option<FromAnalysis> {
        let page = tricks_page::Page {
            words: self.words(),
            study: self.study(),
            record: self.record.as_ref()?,
            review: self.review.as_ref(),
            own: self.own,
            back: &self.back(),
        };
        let (title, nodes) = page.nodes(round, trick)?;
        Some(show(&title, nodes))
    }

    /// Shows the deals of the days.
    pub(super) fn show_days(&self) -> Vec<Outcome> {
        let Some(today) = self.today() else {
            return Vec::new();
        };
        let nodes = daily_page::nodes(self.study(), &self.kept.days, today);
        vec![Outcome::Tell(show(self.study().daily, nodes))]
    }
}
