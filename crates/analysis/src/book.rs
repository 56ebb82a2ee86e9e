//! A review in progress: the parts that are known, and the next one to compute.

use game::Word;
use session::{DealReview, DecisionReview};

use crate::{ReviewedRound, Summary};

/// A part of a review that is computed on its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReviewPart {
    /// The number of the round, from 1.
    pub round: usize,
    /// A decision, as the number of moves of the match before it; `None` for the luck of the deal.
    pub before: Option<usize>,
}

/// A review in progress. It can stop after any part, and go on later.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReviewBook {
    /// The parts that are reviewed at present, in order.
    wanted: Vec<ReviewPart>,
    /// The part that is being computed.
    asked: Option<ReviewPart>,
    /// The parts that cannot be computed.
    skipped: Vec<ReviewPart>,
    decisions: Vec<(ReviewPart, DecisionReview<Word>)>,
    deals: Vec<(ReviewPart, DealReview)>,
}

impl ReviewBook {
    /// Reviews these rounds. What is known of them stays known.
    pub fn want(&mut self, rounds: &[ReviewedRound]) {
        self.wanted.clear();
        for round in rounds {
            let decisions = round.decisions.iter().copied().map(Some);
            let parts = decisions.chain([None]).map(|before| ReviewPart {
                round: round.number,
                before,
            });
            self.wanted.extend(parts);
        }
    }

    /// The next part to compute; `None` while one is being computed, and after the last one.
    #[must_use]
    pub fn next_part(&mut self) -> Option<ReviewPart> {
        if self.asked.is_none() {
            let mut open = self.wanted.iter().copied();
            self.asked = open.find(|part| !self.is_done(*part));
            return self.asked;
        }
        None
    }

    /// Takes the review of the decision that was being computed.
    pub fn add_decision(&mut self, review: DecisionReview<Word>) {
        if let Some(part) = self.asked.take() {
            self.decisions.push((part, review));
            cards::sort_by_key(&mut self.decisions, |(part, _)| part.before);
        }
    }

    /// Takes the review of the deal that was being computed.
    pub fn add_deal(&mut self, review: DealReview) {
        if let Some(part) = self.asked.take() {
            self.deals.push((part, review));
        }
    }

    /// Leaves out the part that was being computed: it has no review.
    pub fn skip(&mut self) {
        self.skipped.extend(self.asked.take());
    }

    /// Forgets that a part is being computed: it is computed again later.
    pub fn cancel(&mut self) {
        self.asked = None;
    }

    /// The number of parts that are done, and of all.
    #[must_use]
    pub fn progress(&self) -> [usize; 2] {
        let done = self.wanted.iter().filter(|part| self.is_done(**part));
        [done.count(), self.wanted.len()]
    }

    /// The decisions reviewed so far, in the order of play.
    #[must_use]
    pub fn decisions(&self) -> Vec<(ReviewPart, DecisionReview<Word>)> {
        let wanted = self.decisions.iter();
        wanted
            .filter(|(part, _)| self.wanted.contains(part))
            .copied()
            .collect()
    }

    /// The sum of the reviews so far.
    #[must_use]
    pub fn summary(&self) -> Summary {
        let decisions: Vec<_> = self.decisions().into_iter().map(|(_, one)| one).collect();
        let deals = self.deals.iter();
        let deals = deals.filter(|(part, _)| self.wanted.contains(part));
        let deals: Vec<_> = deals.map(|(_, deal)| *deal).collect();
        Summary::new(&decisions, &deals)
    }

    fn is_done(&self, part: ReviewPart) -> bool {
        self.skipped.contains(&part)
            || self.decisions.iter().any(|(done, _)| *done == part)
            || self.deals.iter().any(|(done, _)| *done == part)
    }
}
