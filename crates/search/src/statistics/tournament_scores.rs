//! The scores of all bots of a tournament.

use cards::BySeat;

use crate::Sample;

/// The scores of a tournament so far.
#[derive(Clone, Debug, PartialEq)]
pub struct TournamentScores {
    /// The score of each bot.
    pub scores: Vec<Sample>,
    /// The difference of each bot's score to the first bot's.
    pub leads: Vec<Sample>,
}

impl TournamentScores {
    /// No scores yet.
    #[must_use]
    pub fn new(bots: usize) -> Self {
        Self {
            scores: vec![Sample::default(); bots],
            leads: vec![Sample::default(); bots],
        }
    }

    /// Adds one deal, or one match: for each rotation, the bot and the score of each seat. The
    /// mean over rotations counts as one observation.
    pub fn add(&mut self, rotations: &[(BySeat<usize>, BySeat<f64>)]) {
        let mean = |bot: usize| {
            let mut scores = Sample::default();
            for (lineup, score) in rotations {
                for (seat, _) in lineup.iter().filter(|(_, occupant)| **occupant == bot) {
                    scores.add(score[seat]);
                }
            }
            scores.mean()
        };
        let first = mean(0);
        for (bot, (score, lead)) in self.scores.iter_mut().zip(&mut self.leads).enumerate() {
            let mean = mean(bot);
            score.add(mean);
            lead.add(mean - first);
        }
    }

    /// Adds the scores of another part of the tournament, with the same bots.
    pub fn join(&mut self, other: &Self) {
        for (own, other) in self.scores.iter_mut().zip(&other.scores) {
            own.join(other);
        }
        for (own, other) in self.leads.iter_mut().zip(&other.leads) {
            own.join(other);
        }
    }
}
