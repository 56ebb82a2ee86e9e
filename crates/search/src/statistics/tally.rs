//! Tallies: the scores of all entrants of a tournament.

use cards::BySeat;

use crate::Sample;

/// The scores of a tournament so far.
#[derive(Clone, Debug, PartialEq)]
pub struct Tally {
    /// The score of each entrant.
    pub scores: Vec<Sample>,
    /// The difference of each entrant's score to the first entrant's.
    pub leads: Vec<Sample>,
}

impl Tally {
    /// An empty tally.
    #[must_use]
    pub fn new(entrants: usize) -> Self {
        Self {
            scores: vec![Sample::default(); entrants],
            leads: vec![Sample::default(); entrants],
        }
    }

    /// Adds one deal, or one match: for each rotation, the entrant and the score of each seat. The
    /// mean over rotations counts as one observation.
    pub fn add(&mut self, rotations: &[(BySeat<usize>, BySeat<f64>)]) {
        let mean = |entrant: usize| {
            let mut scores = Sample::default();
            for (lineup, score) in rotations {
                for (seat, _) in lineup.iter().filter(|(_, occupant)| **occupant == entrant) {
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

    /// Adds another tally of the same entrants.
    pub fn join(&mut self, other: &Self) {
        for (own, other) in self.scores.iter_mut().zip(&other.scores) {
            own.join(other);
        }
        for (own, other) in self.leads.iter_mut().zip(&other.leads) {
            own.join(other);
        }
    }
}
