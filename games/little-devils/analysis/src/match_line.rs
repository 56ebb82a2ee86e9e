//! A line with the player's costliest card, shown when a round or the match is over.
//!
//! It is computed when nothing else is to do. The work is not lost: the review starts with the rounds
//! that are reviewed already.

use core::task::Poll;

use cards::Seat;
use little_devils::protocol::{COSTLIEST, FromAnalysis};
use little_devils::review::{Decision, Review, Reviewer, RoundReview};
use little_devils::rules::Round;
use little_devils::session::MatchRecord;
use little_devils::words::{AnalysisWords, tenths};
use protocol::{Node, load_match, reader_of};
use words::{Arg, Lang};

use crate::work::SLICE;
use crate::{Analysis, Environment, Outcome};

/// Number of reviewed rounds that are kept in memory.
const REMEMBERED: usize = 8;

/// The end of a round or match that is on show at the table.
#[derive(Clone, Debug)]
pub(super) struct MatchLine {
    lang: Lang,
    record: MatchRecord,
    /// `None` before the first slice, and after other work came in between.
    reviewer: Option<Box<Reviewer>>,
}

impl MatchLine {
    /// The line of a saved match; `None` unless its round is over and one person at this device has the first seat.
    pub(super) fn from_save(lang: &str, save: &str) -> Option<Self> {
        let record = load_match(reader_of::<Round>(), save).ok()?;
        let options = record.options();
        let is_one = options.is_here(Seat::FIRST) && !options.is_shared();
        let is_wanted = record.is_round_over() && is_one;
        is_wanted.then(|| Self {
            lang: Lang::from_tag(lang).unwrap_or(Lang::En),
            record,
            reviewer: None,
        })
    }

    /// Drops the unfinished review. The next slice starts again from the rounds known by then.
    pub(super) fn interrupt(&mut self) {
        self.reviewer = None;
    }

    /// The reviewer: of the last round, or of all rounds if the match is over.
    fn begin(&self, known: &[RoundReview], environment: Environment) -> Reviewer {
        let net = (environment.net)(self.record.options().seats());
        let reviewer = Reviewer::new(&self.record, Seat::FIRST, net, environment.depth);
        if self.record.is_over() {
            reviewer.with_known_rounds(known)
        } else {
            reviewer.newest_round_only()
        }
    }

    /// The message with the line; `None` if no card was clearly a mistake.
    fn message(&self, review: &Review) -> Option<FromAnalysis> {
        let costliest = *review.costliest(1).first()?;
        let line = Node::with_text("span", self.line(costliest));
        Some(FromAnalysis::Fill {
            id: COSTLIEST.into(),
            nodes: vec![line],
        })
    }

    fn line(&self, costliest: &Decision) -> String {
        let words = AnalysisWords::for_lang(self.lang);
        let several = self.record.is_over() && self.record.round_number() > 1;
        let round = several.then_some(costliest.round);
        let round = round.map_or(Arg::Case("none", ""), Arg::from);
        let more = tenths(costliest.played().cost.mean);
        let best = costliest.estimates.best().card;
        words.costliest_card(costliest.card, round, costliest.number, more, best)
    }
}

impl Analysis {
    /// Computes one slice of the line, if there is one.
    pub(super) fn step_match_line(&mut self) -> Vec<Outcome> {
        let Some(mut match_line) = self.match_line.take() else {
            return Vec::new();
        };
        let begun = match_line.reviewer.take();
        let mut reviewer =
            begun.unwrap_or_else(|| Box::new(match_line.begin(&self.known, self.environment)));
        let Poll::Ready(review) = reviewer.step(SLICE) else {
            match_line.reviewer = Some(reviewer);
            self.match_line = Some(match_line);
            return Vec::new();
        };
        let message = match_line.message(review).map(Outcome::Send);
        let rounds = &review.rounds;
        let first_new = if match_line.record.is_over() {
            0
        } else {
            rounds.len() - 1
        };
        self.remember(&rounds[first_new..]);
        message.into_iter().collect()
    }

    /// Remembers reviewed rounds, so that no round is reviewed twice.
    pub(super) fn remember(&mut self, rounds: &[RoundReview]) {
        for round in rounds.iter().filter(|round| round.round.is_over()) {
            self.known.retain(|known| known.round != round.round);
            self.known.push(round.clone());
        }
        let most = self.known.len().saturating_sub(REMEMBERED);
        self.known.drain(..most);
    }
}
