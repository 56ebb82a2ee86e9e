//! Long computations, done in slices: reviews, replays by the top level, checks of the bots, reading
//! a file.

use core::task::Poll;

use cards::Seat;
use little_devils::protocol::{FinishedMatch, FromAnalysis};
use little_devils::review::{BotReplay, Reviewer, RoundReview, Verifier};
use little_devils::session::{Day, MatchOptions, MatchRecord};
use protocol::Node;

use super::draw::{PROGRESS, progress};
use super::import::Import;
use super::incoming::Incoming;
use super::{Analysis, Environment, Outcome, show, single_paragraph};

/// A computation in progress.
#[derive(Clone, Debug)]
pub(super) enum Work {
    Review(Box<Reviewer>),
    BotReplay(Box<BotReplay>),
    Par(Day, Box<BotReplay>),
    Check(Box<Verifier>),
    Import(Box<Import>),
}

/// Iterations in a slice: some hundredths of a second.
pub(super) const SLICE: u32 = 256;

impl Work {
    /// Reviews a match, without the rounds that are known.
    pub(super) fn review(
        record: &MatchRecord,
        known: &[RoundReview],
        environment: Environment,
    ) -> Option<Self> {
        let net = (environment.net)(record.options().seats());
        let reviewer =
            Reviewer::new(record, Seat::FIRST, net, environment.depth).with_known_rounds(known);
        (!record.moves().is_empty()).then(|| Self::Review(Box::new(reviewer)))
    }

    pub(super) fn bot_replay(record: &MatchRecord, environment: Environment) -> Self {
        let bot_replay = BotReplay::new(record, Seat::FIRST, environment.top);
        Self::BotReplay(Box::new(bot_replay))
    }

    /// Replays the first round of a day's match with the top level in the player's seat.
    pub(super) fn par(options: MatchOptions, day: Day, environment: Environment) -> Self {
        let bot_replay =
            BotReplay::for_first_round(&MatchRecord::new(options), Seat::FIRST, environment.top);
        Self::Par(day, Box::new(bot_replay))
    }

    pub(super) fn check(record: &MatchRecord) -> Self {
        Self::Check(Box::new(Verifier::new(record)))
    }

    fn progress(&self) -> (usize, usize) {
        match self {
            Self::Review(reviewer) => reviewer.progress(),
            Self::Check(verifier) => verifier.progress(),
            Self::Import(import) => import.progress(),
            Self::BotReplay(bot_replay) | Self::Par(_, bot_replay) => bot_replay.progress(),
        }
    }
}

impl Analysis {
    /// Whether something is left to compute.
    #[must_use]
    pub const fn is_busy(&self) -> bool {
        self.work.is_some() || self.match_line.is_some()
    }

    /// Computes one slice.
    #[must_use]
    pub fn step(&mut self) -> Vec<Outcome> {
        let Some(mut work) = self.work.take() else {
            return self.step_match_line();
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
        vec![Outcome::Send(FromAnalysis::Fill {
            id: PROGRESS.into(),
            nodes: self.progress_nodes(),
        })]
    }

    /// Starts a computation and shows its progress.
    pub(super) fn begin(&mut self, work: impl Fn(&Self) -> Option<Work>) -> Vec<Outcome> {
        self.work = work(self);
        let bot_replay = self.words().bot_replay(self.words().level("lucifer"));
        let title = match &self.work {
            Some(Work::Par(..)) => self.words().daily(),
            Some(Work::Check(_)) => self.words().fair(),
            Some(Work::Import(_)) => self.words().load_file(),
            Some(Work::BotReplay(_)) => &bot_replay,
            _ => self.words().review(),
        };
        let nodes = match &self.work {
            None => single_paragraph(self.words().nothing_played()),
            Some(_) => vec![
                Node::new("div")
                    .with("id", PROGRESS)
                    .children(self.progress_nodes()),
            ],
        };
        vec![Outcome::Send(show(title, nodes))]
    }

    /// Progress bar and text.
    fn progress_nodes(&self) -> Vec<Node> {
        let Some(work) = &self.work else {
            return Vec::new();
        };
        let counts @ (done, all) = work.progress();
        let words = self.words();
        let text = match work {
            Work::Review(_) => words.looking(done, all),
            Work::BotReplay(_) | Work::Par(..) => words.playing(done, all),
            Work::Check(_) => words.checking(done, all),
            Work::Import(_) => words.reading(done, all),
        };
        progress(text, counts)
    }

    /// Computes one slice; true if it was the last.
    fn think(&mut self, work: &mut Work) -> bool {
        match work {
            Work::Review(reviewer) => match reviewer.step(SLICE) {
                Poll::Pending => return false,
                Poll::Ready(review) => {
                    self.review = Some(review.clone());
                    self.remember(&review.rounds);
                }
            },
            Work::BotReplay(bot_replay) => match bot_replay.step(SLICE) {
                Poll::Pending => return false,
                Poll::Ready(rounds) => self.bot_replay = Some(rounds.to_vec()),
            },
            Work::Check(verifier) => return verifier.step(SLICE).is_ready(),
            Work::Import(import) => match import.step() {
                Poll::Pending => return false,
                Poll::Ready(found) => self.incoming = Some(Incoming::Read(Box::new(found))),
            },
            Work::Par(day, bot_replay) => match bot_replay.step(SLICE) {
                Poll::Pending => return false,
                Poll::Ready(rounds) => {
                    let devils = rounds
                        .first()
                        .map(|round| round.position().devils()[Seat::FIRST]);
                    if let Some(saved) = self.saved.days.get_mut(day) {
                        saved.par = devils;
                    }
                }
            },
        }
        true
    }

    /// The match with its review, for saving, if it is the player's own and counts.
    fn reviewed(&self) -> Option<FinishedMatch> {
        let record = self.record.as_ref().filter(|_| self.own)?;
        let saved = FinishedMatch::new(record, self.now(), self.review.as_ref());
        saved.entry().is_some().then_some(saved)
    }

    /// Shows and saves the result.
    fn finish(&mut self, work: &mut Work) -> Vec<Outcome> {
        match work {
            Work::Par(day, _) => {
                let saved = self.saved.days.get(day).cloned();
                let keep = saved.map(|saved| Outcome::SaveDay(*day, saved));
                keep.into_iter().chain(self.show_days()).collect()
            }
            Work::Import(_) => self.file_read(),
            Work::Check(verifier) => {
                let wrong = match verifier.step(0) {
                    Poll::Ready(wrong) => Some(wrong),
                    Poll::Pending => None,
                };
                self.fair(wrong).into_iter().map(Outcome::Send).collect()
            }
            Work::Review(_) | Work::BotReplay(_) => {
                let learned = self.add_mistakes().into_iter().map(Outcome::SavePuzzle);
                let keep = self.reviewed().map(Outcome::SaveReview);
                let asked = matches!(work, Work::BotReplay(_));
                let show = self.show_review(asked).map(Outcome::Send);
                learned.chain(keep).chain(show).collect()
            }
        }
    }
}
