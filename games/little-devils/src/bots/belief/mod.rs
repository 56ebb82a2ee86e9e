//! The strongest way: likely deals, played to the end by players who do not see them.
//!
//! First a pool of deals is drawn, each weighed by how likely the others' past cards were, taking
//! each of them for a player of the quick or of the learned policy. Then every card is tried in
//! deals picked from the pool, some of whose cards change hands before, and everybody, the viewer
//! too, plays on by a policy that sees only its own hand. So nothing is planned on cards that the
//! viewer cannot know.

mod calibration;
mod likelihood;
mod opponent_model;
mod particles;
mod rollout;
#[cfg(test)]
mod tests;
mod utility;

use core::task::Poll;

use crate::rules::View;
use cards::{BySeat, Card, Generator, Seed};

pub use crate::bots::belief::calibration::{Calibration, insight};
pub(super) use crate::bots::belief::particles::{ParticleSet, Pick};
pub(super) use crate::bots::belief::rollout::Rollout;
use crate::bots::belief::utility::Utility;
use crate::bots::net::{Accumulator, DEVIL, Net};
use crate::bots::playout_state::PlayoutState;
use crate::bots::sample::Sampler;

/// How much is thought, and about whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BeliefConfig {
    /// How many deals are drawn and weighed.
    pub pool: u32,
    /// How many rounds are played out, over all cards.
    pub rollouts: u32,
    /// Which of the deals that agree with the view are played out.
    pub belief: Weighting,
    /// What is striven for.
    pub aim: Objective,
}

/// What the others' past cards are taken to tell of their hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Weighting {
    /// What the rules make of them: each deal is as likely as the others.
    Possible,
    /// Also what a player would hardly have played from some hands.
    Likely,
}

/// How many rounds played out the learned policy's opinion of a card counts as: few rounds scatter by
/// more devils than it errs by. Of thousands it is hardly anything.
const OPINION: u64 = 60;
/// Parts of a devil that costs are counted in: those of the learned policy.
const UNIT: u64 = DEVIL.unsigned_abs() as u64;

/// What a player strives for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Objective {
    /// Few devils in this round.
    Devils,
    /// To win the match, once it draws to its end.
    Match,
}

/// A decision in progress.
#[derive(Clone, Debug)]
pub struct BeliefSearch {
    plan: BeliefConfig,
    follower: Accumulator<'static>,
    goal: Utility,
    table: PlayoutState,
    generator: Generator,
    pool: ParticleSet,
    trials: Vec<Trial>,
    spent: u32,
}

/// A card and what it has cost.
#[derive(Clone, Copy, Debug)]
struct Trial {
    card: Card,
    /// Over all rounds played out, and in the learned policy's opinion: 1/256 of the goal's costs.
    cost: u64,
}

impl BeliefConfig {
    /// The same with so many rounds played out, and a pool in proportion.
    #[must_use]
    pub fn with_rollouts(self, rollouts: u32) -> Self {
        let pool = u64::from(self.pool) * u64::from(rollouts) / u64::from(self.rollouts.max(1));
        Self {
            pool: u32::try_from(pool).unwrap_or(u32::MAX).max(1),
            rollouts,
            ..self
        }
    }
}

impl BeliefSearch {
    /// Nothing drawn yet, from deals that agree with the view. It must be the viewer's turn.
    #[must_use]
    pub fn new(plan: BeliefConfig, view: &View, sampler: Sampler, seed: Seed) -> Self {
        let net = Net::of(view.seats());
        let table = PlayoutState::of(view, &BySeat::new(view.seats()));
        let follower = net.follow(&table);
        let goal = Utility::of(view, plan.aim);
        Self {
            plan,
            trials: trials(&follower, &table, goal),
            goal,
            follower,
            table,
            generator: seed.generator(),
            pool: ParticleSet::new(view, Some(net), sampler, plan.belief),
            spent: 0,
        }
    }

    /// Draws one deal into the pool, or plays one out for every card still in question.
    pub fn iterate(&mut self) -> Poll<Card> {
        if let [only] = self.trials[..] {
            return Poll::Ready(only.card);
        }
        if self.pool.len() < self.plan.pool as usize {
            self.pool.draw(&mut self.generator);
        } else {
            self.try_all();
            self.narrow();
        }
        Poll::Pending
    }

    fn try_all(&mut self) {
        let Pick { hands, quick, .. } = self.pool.pick(&mut self.generator);
        let mut table = self.table;
        table.deal(&hands);
        for trial in &mut self.trials {
            let mut rollout = Rollout {
                table,
                follower: Some(self.follower),
                quick,
            };
            rollout.play(trial.card);
            trial.cost += UNIT * self.goal.cost(rollout.end());
        }
        self.spent += u32::try_from(self.trials.len()).unwrap_or(u32::MAX);
    }

    /// Leaves the better half of the cards once its share of the rollouts is spent.
    fn narrow(&mut self) {
        if self.spent >= self.share() {
            self.trials.sort_by_key(|trial| (trial.cost, trial.card));
            self.trials.truncate(self.trials.len().div_ceil(2));
        }
    }

    /// How many rollouts are spent before the cards are narrowed down again.
    fn share(&self) -> u32 {
        match self.trials.len() {
            5.. => self.plan.rollouts * 2 / 5,
            3 | 4 => self.plan.rollouts * 7 / 10,
            _ => self.plan.rollouts,
        }
    }
}

/// The cards that may be played, with what the learned policy thinks of them.
fn trials(follower: &Accumulator<'_>, table: &PlayoutState, goal: Utility) -> Vec<Trial> {
    let glance = table.glance();
    let costs = follower.costs(table, &glance);
    let least = costs.iter().map(|(_, cost)| cost).min().unwrap_or(0);
    let trial = |(card, cost): (Card, i32)| {
        let dearer = u64::from((cost - least).unsigned_abs());
        Trial {
            card,
            cost: OPINION * goal.devil() * dearer,
        }
    };
    costs.iter().map(trial).collect()
}
