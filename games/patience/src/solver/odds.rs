//! Odds without peeking: games that look the same to the player are solved one after the other.

use cards::Seed;

use super::search::{Solver, Verdict};
use crate::play::Unknown;
use crate::rules::Rules;

/// The number of games to try for odds.
pub const TRIALS: u32 = 50;

/// The number of positions visited for each of them.
pub const TRIAL_BUDGET: u64 = 200_000;

/// After as many undecided games and none decided, no more are tried.
const MAX_IN_VAIN: u32 = 8;

/// How many games of those tried can be won, cannot, or stayed undecided.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TrialCounts {
    /// Those that can be won by somebody who knows all cards.
    pub won: u32,
    /// Those that cannot be won.
    pub lost: u32,
    /// Those that the solver has given up.
    pub undecided: u32,
}

/// Games that look the same to the player, tried one after the other. Their seeds are the numbers from 1 on, so that
/// nothing depends on the cards that the player does not know.
#[derive(Clone, Debug)]
pub(super) struct Trials {
    rules: &'static Rules,
    unknown: Unknown,
    /// The number of games to try.
    most: u32,
    counts: TrialCounts,
}

impl TrialCounts {
    /// The number of games tried.
    #[must_use]
    pub const fn tried(self) -> u32 {
        self.won + self.lost + self.undecided
    }

    /// The share that can be won in percent, at least and at most: undecided games count as lost, then as won. Both are
    /// rounded away from each other, unless all games are decided: then they are equal. `None` if no game was tried, or
    /// most are undecided, as the share would tell little.
    #[must_use]
    pub fn percent(self) -> Option<(u32, u32)> {
        let tried = self.tried();
        if tried == 0 || self.undecided * 2 > tried {
            return None;
        }
        if self.undecided == 0 {
            let share = (self.won * 200 + tried) / (2 * tried);
            return Some((share, share));
        }
        let most = (self.won + self.undecided) * 100;
        Some((self.won * 100 / tried, most.div_ceil(tried)))
    }

    const fn count(&mut self, verdict: Verdict) {
        match verdict {
            Verdict::Won => self.won += 1,
            Verdict::Lost => self.lost += 1,
            Verdict::Unknown => self.undecided += 1,
        }
    }
}

impl Trials {
    /// This number of trials, at least one.
    pub(super) fn new(rules: &'static Rules, unknown: Unknown, trials: u32) -> Self {
        Self {
            rules,
            unknown,
            most: trials.max(1),
            counts: TrialCounts::default(),
        }
    }

    /// The results so far.
    pub(super) const fn counts(&self) -> TrialCounts {
        self.counts
    }

    /// Whether all games have been tried, or the solver decides none.
    pub(super) const fn is_over(&self) -> bool {
        let tried = self.counts.tried();
        let is_in_vain = self.counts.undecided == tried && tried >= MAX_IN_VAIN;
        is_in_vain || tried >= self.most
    }

    /// The search for the game to try.
    pub(super) fn solver(&self) -> Box<Solver<'static>> {
        let seed = Seed(u64::from(self.counts.tried()) + 1);
        Box::new(Solver::new(self.rules, &self.unknown.sample(seed)))
    }

    /// Counts the game that was tried.
    pub(super) const fn count(&mut self, verdict: Verdict) {
        self.counts.count(verdict);
    }
}
