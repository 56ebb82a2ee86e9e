//! The review of a match, made in slices.

use core::task::Poll;

use crate::bots::advice::{Adviser, Estimate, Worth};
use crate::bots::net::Net;
use crate::rules::{Round, View};
use crate::session::MatchRecord;
use cards::{Card, Seat, Seed};
use game::Game;

use super::{Decision, LuckSkillSplit, MistakeType};

/// As many iterations as are thought at once about one thing.
const SLICE: u32 = 256;

/// How closely a match is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Depth {
    /// How many deals are played out for each decision.
    pub deals: u32,
    /// How many deals the worth of a hand is drawn from.
    pub worth: u32,
}

/// A review in the making. It follows from the match, the seat, the depth and the policy alone,
/// however it is sliced.
#[derive(Clone, Debug)]
pub struct Reviewer {
    depth: Depth,
    net: Option<&'static Net>,
    /// What is still to be looked at, the next last.
    pending: Vec<Point>,
    all: usize,
    search: Option<Search>,
    review: Review,
}

/// The review of a match as far as it has been played.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// Whose cards were looked at.
    pub seat: Seat,
    /// The rounds, in order; the last may be unfinished.
    pub rounds: Vec<RoundReview>,
}

/// The review of a round.
#[derive(Clone, Debug, PartialEq)]
pub struct RoundReview {
    /// The round as it was played, with all hands.
    pub round: Round,
    /// Where the player had a choice, in order.
    pub decisions: Vec<Decision>,
    /// What the hand was worth before the first card, in devils.
    pub worth: Estimate,
}

/// Something to be thought about: the player's card in a round (counting from 0), or without a card
/// what their hand was worth.
#[derive(Clone, Debug)]
struct Point {
    round: usize,
    view: View,
    card: Option<Card>,
    seed: Seed,
}

#[derive(Clone, Debug)]
enum Search {
    Card(Point, Card, Box<Adviser>),
    Worth(usize, Box<Worth>),
}

impl Depth {
    /// Enough for about half a devil's interval; a match of ten rounds takes some seconds.
    pub const USUAL: Self = Self {
        deals: 1000,
        worth: 2000,
    };
}

/// What the deals of reviews follow from, apart from all that the match itself follows from.
const REVIEW: u64 = u64::MAX / 2;

impl Reviewer {
    /// Begins to review the cards of the player in a seat. Without a network the quick policy plays
    /// the deals out.
    #[must_use]
    pub fn new(record: &MatchRecord, seat: Seat, net: Option<&'static Net>, depth: Depth) -> Self {
        let mut pending = Vec::new();
        let mut rounds = Vec::new();
        for (index, (round, totals)) in record.rounds().into_iter().enumerate() {
            let seed = record.options().seed().branch(REVIEW).branch(index as u64);
            let points = points(&round, seat).into_iter().zip(0..);
            pending.extend(points.map(|((view, card), number)| Point {
                round: index,
                view: view.with_totals(totals),
                card,
                seed: seed.branch(number),
            }));
            rounds.push(RoundReview {
                round,
                decisions: Vec::new(),
                worth: Estimate::default(),
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

    /// The same without the rounds that are known: reviews of the same match, seat and depth.
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

    /// The same for the newest round alone: there is nothing in the review about those before it.
    #[must_use]
    pub fn newest_round_only(mut self) -> Self {
        let newest = self.review.rounds.len().saturating_sub(1);
        self.pending.retain(|point| point.round == newest);
        self.all = self.pending.len();
        self
    }

    /// Thinks on for up to this many iterations. Ready when everything has been looked at, and ever
    /// after.
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

    /// How much has been looked at, of how much.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        let pending = self.pending.len() + usize::from(self.search.is_some());
        (self.all - pending, self.all)
    }

    /// The next thing to think about; what makes no sense (nothing does, in a match) is passed over.
    fn next(&mut self) -> Option<Search> {
        loop {
            let point = self.pending.pop()?;
            let Point { view, seed, .. } = &point;
            let search = match point.card {
                Some(card) => Adviser::new(view, self.net, *seed, self.depth.deals)
                    .map(|adviser| Search::Card(point, card, Box::new(adviser))),
                None => Worth::new(view, self.net, *seed, self.depth.worth)
                    .map(|worth| Search::Worth(point.round, Box::new(worth))),
            };
            if search.is_some() {
                return search;
            }
        }
    }

    /// Thinks one slice; whether that was the last.
    fn advance(&mut self, search: &mut Search, slice: u32) -> bool {
        match search {
            Search::Card(point, card, adviser) => {
                let Poll::Ready(advice) = adviser.step(slice) else {
                    return false;
                };
                let decision = Decision::new(point.round + 1, &point.view, *card, advice);
                self.review.rounds[point.round].decisions.extend(decision);
            }
            Search::Worth(round, worth) => {
                let Poll::Ready(worth) = worth.step(slice) else {
                    return false;
                };
                self.review.rounds[*round].worth = worth;
            }
        }
        true
    }
}

impl Review {
    /// The mistakes that mattered most, the dearest first: up to this many.
    #[must_use]
    pub fn costliest(&self, most: usize) -> Vec<&Decision> {
        let decisions = self.rounds.iter().flat_map(|round| &round.decisions);
        let mut mistakes: Vec<_> = decisions.filter(|decision| decision.is_mistake()).collect();
        let cost = |decision: &Decision| decision.played().dearer.mean;
        mistakes.sort_by(|one, other| cost(other).total_cmp(&cost(one)));
        mistakes.truncate(most);
        mistakes
    }

    /// What each kind of mistake has cost, in devils, the dearest first.
    #[must_use]
    pub fn mistake_costs(&self) -> Vec<(MistakeType, f64)> {
        let mut habits = Vec::new();
        for habit in MistakeType::ALL {
            let decisions = self.rounds.iter().flat_map(|round| &round.decisions);
            let of_kind = decisions.filter(|decision| decision.mistake_type() == Some(habit));
            let cost: f64 = of_kind.map(|decision| decision.played().dearer.mean).sum();
            if cost > 0.0 {
                habits.push((habit, cost));
            }
        }
        habits.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        habits
    }

    /// Luck and skill in the rounds that are over.
    #[must_use]
    pub fn luck_skill_splits(&self) -> Vec<LuckSkillSplit> {
        let balance = |round: &RoundReview| round.luck_skill_split(self.seat);
        self.rounds.iter().filter_map(balance).collect()
    }
}

impl RoundReview {
    /// Luck and skill; not of an unfinished round.
    fn luck_skill_split(&self, seat: Seat) -> Option<LuckSkillSplit> {
        let result = self.round.position().devils()[seat];
        let over = self.round.is_over();
        over.then(|| LuckSkillSplit::new(self.worth, &self.decisions, result))
    }
}

/// What there is to think about in a round: first what the hand was worth, then each card played where
/// there was a choice.
fn points(deal: &Round, seat: Seat) -> Vec<(View, Option<Card>)> {
    let mut again = deal.restarted();
    let mut points = vec![(again.view(seat), None)];
    for (player, card) in deal.plays() {
        if player == seat && again.legal().len() > 1 {
            points.push((again.view(seat), Some(card)));
        }
        again.play_unchecked(card);
    }
    points
}
