//! The search of the top level: the expected chips of each decision over sampled hands.
//!
//! Plays every candidate to the end in the same sampled position, with the rules of thumb for everybody.
//! Candidates that are clearly worse than the best one are dropped early, so that the rest get more
//! samples. Of the bids only the least one is a candidate: a higher one costs more.

use cards::{Generator, Seat, Seed};
use search::{Determinize, MoveSet, Playout, Sample, Search, roll_out};

use crate::bots::determinizer::Determinizer;
use crate::bots::heuristic::HeuristicPolicy;
use crate::rules::{Decision, Decisions, Position};

/// Samples before the first candidate is dropped.
const FIRST_DROP: u32 = 32;

/// A candidate is dropped if it is behind by this many margins of 95 %.
const MARGINS: f64 = 1.5;

/// A decision in progress; one iteration is one sampled position.
#[derive(Clone, Debug)]
pub struct Expectation {
    determinizer: Determinizer,
    generator: Generator,
    candidates: Vec<Candidate>,
    iterations: u32,
}

#[derive(Clone, Copy, Debug)]
struct Candidate {
    decision: Decision,
    /// The chips won with this decision.
    chips: Sample,
    /// The chips won with this decision less those of the first candidate.
    lead: Sample,
}

impl Expectation {
    /// Begins a decision. `None` if the viewer has no legal decision.
    #[must_use]
    pub fn new(determinizer: Determinizer, seed: Seed) -> Option<Self> {
        let legal = determinizer.legal();
        let candidate = |decision| Candidate {
            decision,
            chips: Sample::default(),
            lead: Sample::default(),
        };
        let candidates = candidates(legal).map(candidate).collect();
        (MoveSet::count(legal) > 0).then(|| Self {
            determinizer,
            generator: seed.generator(),
            candidates,
            iterations: 0,
        })
    }

    /// Drops the candidates that are behind the best one by more than chance explains.
    fn drop_losers(&mut self) {
        let best = self
            .candidates
            .iter()
            .map(|one| one.lead.mean())
            .fold(f64::MIN, f64::max);
        self.candidates.retain(|one| {
            one.lead.mean() >= best || { best - one.lead.mean() < MARGINS * one.chips.margin() }
        });
    }
}

impl Search for Expectation {
    type Move = Decision;

    fn iterate(&mut self) {
        if self.candidates.len() < 2 {
            return;
        }
        let viewer = self.determinizer.viewer();
        let start = self.determinizer.determinize(&mut self.generator);
        let mut first = None;
        for at in 0..self.candidates.len() {
            let decision = self.candidates[at].decision;
            let chips = chips_after(start, decision, viewer, &mut self.generator);
            let first = *first.get_or_insert(chips);
            self.candidates[at].chips.add(chips);
            self.candidates[at].lead.add(chips - first);
        }
        self.iterations += 1;
        if self.iterations >= FIRST_DROP && self.iterations.is_multiple_of(FIRST_DROP) {
            self.drop_losers();
        }
    }

    /// The decision with the most chips so far; of equal ones the first.
    fn best(&self) -> Decision {
        let mut best = self.candidates[0];
        for candidate in &self.candidates[1..] {
            if candidate.chips.mean() > best.chips.mean() {
                best = *candidate;
            }
        }
        best.decision
    }
}

/// The decisions worth a search: all but bids above the least one, which cost more.
pub(crate) fn candidates(legal: Decisions) -> impl Iterator<Item = Decision> {
    let least = *legal.bids().start();
    legal.into_iter().filter(move |decision| match decision {
        Decision::Bid(chips) => *chips == least,
        _ => true,
    })
}

/// The chips that a player wins in the deal after a decision, if everybody follows the rules of thumb.
fn chips_after(
    mut position: Position,
    decision: Decision,
    player: Seat,
    generator: &mut Generator,
) -> f64 {
    Playout::play(&mut position, decision);
    let end = roll_out(position, &HeuristicPolicy, generator);
    end.payoffs()[player].into()
}
