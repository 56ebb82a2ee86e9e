//! What takes time: a review, the top level in the person's seat, the par of a day.

use core::task::Poll;

use cards::Seat;
use little_devils::protocol::{FromAnalysis, KeptMatch};
use little_devils::review::{BotReplay, Reviewer, RoundReview, Verifier};
use little_devils::session::{Day, MatchOptions, MatchRecord};
use protocol::Node;

use super::draw::{PROGRESS, progress};
use super::filing::Incoming;
use super::import::Import;
use super::{Analysis, Environment, Outcome, saying, show};

/// Something under way.
#[derive(Clone, Debug)]
pub(super) enum Work {
    Review(Box<Reviewer>),
    BotReplay(Box<BotReplay>),
    Par(Day, Box<BotReplay>),
    Check(Box<Verifier>),
    Import(Box<Import>),
}

/// As many iterations as a slice has: some hundredths of a second.
pub(super) const SLICE: u32 = 256;

impl Work {
    /// The review of a match, but for the rounds that are known.
    pub(super) fn review(
        record: &MatchRecord,
        known: &[RoundReview],
        world: Environment,
    ) -> Option<Self> {
        let net = (world.net)(record.options().seats());
        let reviewer =
            Reviewer::new(record, Seat::FIRST, net, world.depth).with_known_rounds(known);
        (!record.plays().is_empty()).then(|| Self::Review(Box::new(reviewer)))
    }

    pub(super) fn stand_in(record: &MatchRecord, world: Environment) -> Self {
        let stand_in = BotReplay::new(record, Seat::FIRST, world.top);
        Self::BotReplay(Box::new(stand_in))
    }

    /// The first round of a day's match, played by the top level in the person's seat.
    pub(super) fn par(options: MatchOptions, day: Day, world: Environment) -> Self {
        let stand_in =
            BotReplay::for_first_round(&MatchRecord::new(options), Seat::FIRST, world.top);
        Self::Par(day, Box::new(stand_in))
    }

    pub(super) fn check(record: &MatchRecord) -> Self {
        Self::Check(Box::new(Verifier::new(record)))
    }

    fn progress(&self) -> (usize, usize) {
        match self {
            Self::Review(reviewer) => reviewer.progress(),
            Self::Check(verifier) => verifier.progress(),
            Self::Import(import) => import.progress(),
            Self::BotReplay(stand_in) | Self::Par(_, stand_in) => stand_in.progress(),
        }
    }
}

impl Analysis {
    /// Whether there is something to think about.
    #[must_use]
    pub const fn is_busy(&self) -> bool {
        self.work.is_some() || self.glance.is_some()
    }

    /// Thinks one slice; what comes of it.
    #[must_use]
    pub fn step(&mut self) -> Vec<Outcome> {
        let Some(mut work) = self.work.take() else {
            return self.step_glance();
        };
        let before = work.progress();
        if self.think(&mut work) {
            return self.finish(&mut work);
        }
        let now = work.progress();
        self.work = Some(work);
        if now == before {
            return Vec::new();
        }
        vec![Outcome::Tell(FromAnalysis::Fill {
            id: PROGRESS.into(),
            nodes: self.far(),
        })]
    }

    /// Begins something, and says so.
    pub(super) fn begin(&mut self, work: impl Fn(&Self) -> Option<Work>) -> Vec<Outcome> {
        self.work = work(self);
        let stand_in = (self.study().stand_in)(&self.words().level("lucifer"));
        let title = match &self.work {
            Some(Work::Par(..)) => self.study().daily,
            Some(Work::Check(_)) => self.study().fair,
            Some(Work::Import(_)) => self.words().load_file(),
            Some(Work::BotReplay(_)) => &stand_in,
            _ => self.study().review,
        };
        let nodes = match &self.work {
            None => saying(self.study().nothing_played),
            Some(_) => vec![Node::new("div").with("id", PROGRESS).children(self.far())],
        };
        vec![Outcome::Tell(show(title, nodes))]
    }

    /// How far it is.
    fn far(&self) -> Vec<Node> {
        let Some(work) = &self.work else {
            return Vec::new();
        };
        let far @ (done, all) = work.progress();
        let says = match work {
            Work::Review(_) => self.study().looking,
            Work::BotReplay(_) | Work::Par(..) => self.study().playing,
            Work::Check(_) => self.study().checking,
            Work::Import(_) => self.study().reading,
        };
        progress(says(done, all), far)
    }

    /// Thinks one slice about it; whether that was the last.
    fn think(&mut self, work: &mut Work) -> bool {
        match work {
            Work::Review(reviewer) => match reviewer.step(SLICE) {
                Poll::Pending => return false,
                Poll::Ready(review) => {
                    self.review = Some(review.clone());
                    self.remember(&review.rounds);
                }
            },
            Work::BotReplay(stand_in) => match stand_in.step(SLICE) {
                Poll::Pending => return false,
                Poll::Ready(deals) => self.stand_in = Some(deals.to_vec()),
            },
            Work::Check(verifier) => return verifier.step(SLICE).is_ready(),
            Work::Import(import) => match import.step() {
                Poll::Pending => return false,
                Poll::Ready(found) => self.incoming = Some(Incoming::Found(Box::new(found))),
            },
            Work::Par(day, stand_in) => match stand_in.step(SLICE) {
                Poll::Pending => return false,
                Poll::Ready(deals) => {
                    let devils = deals
                        .first()
                        .map(|deal| deal.position().devils()[Seat::FIRST]);
                    if let Some(kept) = self.kept.days.get_mut(day) {
                        kept.par = devils;
                    }
                }
            },
        }
        true
    }

    /// The match and its review, to be kept if it is the person's own and counts.
    fn reviewed(&self) -> Option<KeptMatch> {
        let record = self.record.as_ref().filter(|_| self.own)?;
        let kept = KeptMatch::new(record, self.now(), self.review.as_ref());
        kept.entry().is_some().then_some(kept)
    }

    /// What is shown when it is done.
    fn finish(&mut self, work: &mut Work) -> Vec<Outcome> {
        match work {
            Work::Par(day, _) => {
                let kept = self.kept.days.get(day).cloned();
                let keep = kept.map(|kept| Outcome::KeepDay(*day, kept));
                keep.into_iter().chain(self.show_days()).collect()
            }
            Work::Import(_) => self.found(),
            Work::Check(verifier) => {
                let wrong = match verifier.step(0) {
                    Poll::Ready(wrong) => Some(wrong),
                    Poll::Pending => None,
                };
                self.fair(wrong).into_iter().map(Outcome::Tell).collect()
            }
            Work::Review(_) | Work::BotReplay(_) => {
                let learned = self.learn().into_iter().map(Outcome::KeepPuzzle);
                let keep = self.reviewed().map(Outcome::KeepReview);
                let asked = matches!(work, Work::BotReplay(_));
                let show = self.show_review(asked).map(Outcome::Tell);
                learned.chain(keep).chain(show).collect()
            }
        }
    }
}
