//! One line of the review at once, when a round or the match is over: the person's costliest card.
//!
//! It is worked out while nothing else is to be done. What it takes is not lost: the review begins
//! with the rounds that have been looked at.

use core::task::Poll;

use cards::Seat;
use little_devils::protocol::{COSTLIEST, FromAnalysis, SavedMatch};
use little_devils::review::{Decision, Review, Reviewer, RoundReview};
use little_devils::session::MatchRecord;
use little_devils::words::AnalysisWords;
use protocol::Node;
use words::Lang;

use crate::work::SLICE;
use crate::{Analysis, Environment, Outcome};

/// As many rounds are remembered; no match has more.
const REMEMBERED: usize = 8;

/// The end of a round or match that is on show.
#[derive(Clone, Debug)]
pub(super) struct MatchLine {
    lang: Lang,
    record: MatchRecord,
    /// None yet, or no longer, since something else was looked at in between.
    reviewer: Option<Box<Reviewer>>,
}

impl MatchLine {
    /// The glance at a match as it is kept; none unless its round is over.
    pub(super) fn of(lang: &str, save: &str) -> Option<Self> {
        let record = SavedMatch::load(save).ok()?;
        record.round().is_over().then(|| Self {
            lang: Lang::from_tag(lang).unwrap_or(Lang::En),
            record,
            reviewer: None,
        })
    }

    /// Forgets how far it is; the next slice begins with what is known by then.
    pub(super) fn interrupt(&mut self) {
        self.reviewer = None;
    }

    /// Who looks: after a round at that round, after the match at all of it.
    fn begin(&self, known: &[RoundReview], world: Environment) -> Reviewer {
        let net = (world.net)(self.record.options().seats());
        let reviewer = Reviewer::new(&self.record, Seat::FIRST, net, world.depth);
        if self.record.is_over() {
            reviewer.with_known_rounds(known)
        } else {
            reviewer.newest_round_only()
        }
    }

    /// What it comes to; nothing if no card has surely cost anything.
    fn tell(&self, review: &Review) -> Option<FromAnalysis> {
        let dearest = *review.costliest(1).first()?;
        let line = Node::says("span", self.line(dearest));
        Some(FromAnalysis::Fill {
            id: COSTLIEST.into(),
            nodes: vec![line],
        })
    }

    fn line(&self, dearest: &Decision) -> String {
        let study = AnalysisWords::of(self.lang);
        let several = self.record.is_over() && self.record.match_state().rounds().len() > 1;
        let round = several.then_some(dearest.round);
        let more = study.number(dearest.played().dearer.mean);
        let best = dearest.advice.best().card;
        (study.costliest)(dearest.card, round, dearest.number, &more, best)
    }
}

impl Analysis {
    /// Thinks one slice about the end of the round that is on show, if one is.
    pub(super) fn step_glance(&mut self) -> Vec<Outcome> {
        let Some(mut glance) = self.glance.take() else {
            return Vec::new();
        };
        let begun = glance.reviewer.take();
        let mut reviewer = begun.unwrap_or_else(|| Box::new(glance.begin(&self.known, self.world)));
        let Poll::Ready(review) = reviewer.step(SLICE) else {
            glance.reviewer = Some(reviewer);
            self.glance = Some(glance);
            return Vec::new();
        };
        let told = glance.tell(review).map(Outcome::Tell);
        let rounds = &review.rounds;
        let looked_at = if glance.record.is_over() {
            0
        } else {
            rounds.len() - 1
        };
        self.remember(&rounds[looked_at..]);
        told.into_iter().collect()
    }

    /// Remembers reviews of rounds, so that no round is looked at twice.
    pub(super) fn remember(&mut self, rounds: &[RoundReview]) {
        for round in rounds.iter().filter(|round| round.round.is_over()) {
            self.known.retain(|known| known.round != round.round);
            self.known.push(round.clone());
        }
        let most = self.known.len().saturating_sub(REMEMBERED);
        self.known.drain(..most);
    }
}
