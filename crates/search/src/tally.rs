//! What a tournament says of its entrants.

use cards::BySeat;

use crate::Sample;

/// What the deals played so far say of the entrants.
#[derive(Clone, Debug, PartialEq)]
pub struct Tally {
    /// What each entrant scored.
    pub scores: Vec<Sample>,
    /// How much more each entrant scored than the first.
    pub leads: Vec<Sample>,
}

impl Tally {
    /// Nothing played yet.
    #[must_use]
    pub fn new(entrants: usize) -> Self {
        Self {
            scores: vec![Sample::default(); entrants],
            leads: vec![Sample::default(); entrants],
        }
    }

    /// Adds one deal, or one match: for each rotation who sat where and what each seat scored.
    pub fn add(&mut self, rotations: &[(BySeat<usize>, BySeat<f64>)]) {
        let mean = |entrant: usize| {
            let mut scores = Sample::default();
            for (lineup, score) in rotations {
                for (seat, _) in lineup.iter().filter(|(_, who)| **who == entrant) {
                    scores.add(score[seat]);
                }
            }
            scores.mean()
        };
        let first = mean(0);
        for (entrant, (score, lead)) in self.scores.iter_mut().zip(&mut self.leads).enumerate() {
            let mean = mean(entrant);
            score.add(mean);
            lead.add(mean - first);
        }
    }

    /// Adds what another tally of the same entrants says.
    pub fn join(&mut self, other: &Self) {
        for (own, other) in self.scores.iter_mut().zip(&other.scores) {
            own.join(other);
        }
        for (own, other) in self.leads.iter_mut().zip(&other.leads) {
            own.join(other);
        }
    }
}
