//! The review of a match, computed step by step.

use core::task::Poll;

use crate::bots::estimates::{CardEstimator, Estimate, HandValue};
use crate::bots::net::Net;
use crate::rules::{Round, View};
use crate::session::{self, MatchRecord};
use cards::{Card, Seat, Seed, derivations};
use game::Game;

use crate::review::{Decision, LuckSkillSplit, MistakeType};

/// The most iterations computed at once.
const SLICE: u32 = 256;

/// The effort of a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Depth {
    /// Determinizations played out for each decision.
    pub deals: u32,
    /// Determinizations played out for the value of a hand.
    pub hand_value: u32,
}

/// Computes a review in slices. The result depends only on the match, the seat, the depth and the
/// policy, not on the slices.
#[derive(Clone, Debug)]
pub struct Reviewer {
    depth: Depth,
    net: Option<&'static Net>,
    /// What is left to compute, the next last.
    pending: Vec<Point>,
    all: usize,
    search: Option<Search>,
    review: Review,
}

/// The review of a match as far as it has been played.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// The reviewed player's seat.
    pub seat: Seat,
    /// The rounds, in order; the last may be unfinished.
    pub rounds: Vec<RoundReview>,
}

/// The review of a round.
#[derive(Clone, Debug, PartialEq)]
pub struct RoundReview {
    /// The round as it was played, with all hands.
    pub round: Round,
    /// The player's choices, in order.
    pub decisions: Vec<Decision>,
    /// The value of the hand before the first card, in devils.
    pub hand_value: Estimate,
}

/// Something to compute: the estimates for a decision, or without a card the value of the hand.
#[derive(Clone, Debug)]
struct Point {
    /// Counting from 0.
    round: usize,
    view: View,
    /// The card played.
    card: Option<Card>,
    seed: Seed,
}

#[derive(Clone, Debug)]
enum Search {
    Card(Point, Card, Box<CardEstimator>),
    HandValue(usize, Box<HandValue>),
}

impl Depth {
    /// Intervals of about half a devil; some seconds for a match of ten rounds.
    pub const DEFAULT: Self = Self {
        deals: 1000,
        hand_value: 2000,
    };
}

impl Reviewer {
    /// Begins the review of the player in a seat. Without a network, the heuristic plays the rollouts.
    #[must_use]
    pub fn new(record: &MatchRecord, seat: Seat, net: Option<&'static Net>, depth: Depth) -> Self {
        let mut pending = Vec::new();
        let mut rounds = Vec::new();
        for (index, (start, round)) in session::rounds(record).into_iter().enumerate() {
            let seed = record
                .options()
                .seed()
                .derive(derivations::ANALYSIS)
                .derive(index as u64);
            let points = points(&round, seat).into_iter().zip(0..);
            pending.extend(points.map(|((view, card), number)| Point {
                round: index,
                view: view.with_totals(start.totals()),
                card,
                seed: seed.derive(number),
            }));
            rounds.push(RoundReview {
                round,
                decisions: Vec::new(),
                hand_value: Estimate::default(),
            });
        }
        pending.reverse();
        Self {
            depth,
            net,
            all: pending.len(),
            pending,
            search: None,
            review: Review { seat, rounds },
        }
    }

    /// Reuses known reviews of the same match, seat and depth.
    #[must_use]
    pub fn with_known_rounds(mut self, known: &[RoundReview]) -> Self {
        for (round, review) in self.review.rounds.iter_mut().enumerate() {
            if let Some(same) = known.iter().find(|known| known.round == review.round) {
                *review = same.clone();
                self.pending.retain(|point| point.round != round);
            }
        }
        self.all = self.pending.len();
        self
    }

    /// Reviews the newest round only; the earlier ones stay empty.
    #[must_use]
    pub fn newest_round_only(mut self) -> Self {
        let newest = self.review.rounds.len().saturating_sub(1);
        self.pending.retain(|point| point.round == newest);
        self.all = self.pending.len();
        self
    }

    /// Computes up to this many iterations. Ready when the review is complete.
    pub fn step(&mut self, iterations: u32) -> Poll<&Review> {
        let mut left = iterations;
        while left > 0 {
            let Some(mut search) = self.search.take().or_else(|| self.next()) else {
                return Poll::Ready(&self.review);
            };
            let slice = left.min(SLICE);
            left -= slice;
            if !self.advance(&mut search, slice) {
                self.search = Some(search);
            }
        }
        Poll::Pending
    }

    /// The number of points computed, and of all points.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        let pending = self.pending.len() + usize::from(self.search.is_some());
        (self.all - pending, self.all)
    }

    /// Starts the next search. Skips impossible points, which a match does not have.
    fn next(&mut self) -> Option<Search> {
        loop {
            let point = self.pending.pop()?;
            let Point { view, seed, .. } = &point;
            let search = match point.card {
                Some(card) => CardEstimator::new(view, self.net, *seed, self.depth.deals)
                    .map(|estimator| Search::Card(point, card, Box::new(estimator))),
                None => HandValue::new(view, self.net, *seed, self.depth.hand_value)
                    .map(|hand_value| Search::HandValue(point.round, Box::new(hand_value))),
            };
            if search.is_some() {
                return search;
            }
        }
    }

    /// Computes one slice; returns whether it was the last.
    fn advance(&mut self, search: &mut Search, slice: u32) -> bool {
        match search {
            Search::Card(point, card, estimator) => {
                let Poll::Ready(estimates) = estimator.step(slice) else {
                    return false;
                };
                let decision = Decision::new(point.round + 1, &point.view, *card, estimates);
                self.review.rounds[point.round].decisions.extend(decision);
            }
            Search::HandValue(round, hand_value) => {
                let Poll::Ready(hand_value) = hand_value.step(slice) else {
                    return false;
                };
                self.review.rounds[*round].hand_value = hand_value;
            }
        }
        true
    }
}

impl Review {
    /// The mistakes, the costliest first; at most this many.
    #[must_use]
    pub fn costliest(&self, most: usize) -> Vec<&Decision> {
        let decisions = self.rounds.iter().flat_map(|round| &round.decisions);
        let mut mistakes: Vec<_> = decisions.filter(|decision| decision.is_mistake()).collect();
        let cost = |decision: &Decision| decision.played().cost.mean;
        mistakes.sort_by(|one, other| cost(other).total_cmp(&cost(one)));
        mistakes.truncate(most);
        mistakes
    }

    /// The cost of each mistake type that occurs, in devils, the costliest first.
    #[must_use]
    pub fn mistake_costs(&self) -> Vec<(MistakeType, f64)> {
        let mut costs = Vec::new();
        for mistake_type in MistakeType::ALL {
            let decisions = self.rounds.iter().flat_map(|round| &round.decisions);
            let mistakes = decisions.filter(|one| one.mistake_type() == Some(mistake_type));
            let cost: f64 = mistakes.map(|one| one.played().cost.mean).sum();
            if cost > 0.0 {
                costs.push((mistake_type, cost));
            }
        }
        costs.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        costs
    }

    /// Luck and skill in the finished rounds.
    #[must_use]
    pub fn luck_skill_splits(&self) -> Vec<LuckSkillSplit> {
        let split = |round: &RoundReview| round.luck_skill_split(self.seat);
        self.rounds.iter().filter_map(split).collect()
    }
}

impl RoundReview {
    /// Luck and skill; `None` for an unfinished round.
    fn luck_skill_split(&self, seat: Seat) -> Option<LuckSkillSplit> {
        let result = self.round.position().devils()[seat];
        let over = self.round.is_over();
        over.then(|| LuckSkillSplit::new(self.hand_value, &self.decisions, result))
    }
}

/// The points to compute in a round: first the value of the hand, then each card played where there
/// was a choice.
fn points(round: &Round, seat: Seat) -> Vec<(View, Option<Card>)> {
    let choices = round
        .replay()
        .filter(|(before, player, _)| *player == seat && before.legal().len() > 1)
        .map(|(before, _, card)| (before.view(seat), Some(card)));
    let hand = (round.restarted().view(seat), None);
    core::iter::once(hand).chain(choices).collect()
}
