//! The statistics that only Little Devils has: a rating, luck and skill, mistakes, single rounds. Matches, wins and
//! places are counted as in every game (`analysis::Statistics`).

use crate::review::rating::rate;
use crate::review::{Average, Entry, LuckSkillSplit, MistakeType, Rating};

/// What a person's matches say of their play. Matches with a takeback do not count.
#[derive(Clone, Debug, PartialEq)]
pub struct SkillStatistics {
    /// The fewest and the most devils in a round.
    pub extremes: Option<(u8, u8)>,
    /// Luck and skill over the newest reviewed rounds, up to [`NEWEST`].
    pub luck_skill: Option<Average>,
    /// The costliest mistake type, and its cost in devils per reviewed match.
    pub costliest_mistake: Option<(MistakeType, f64)>,
    /// The person's playing strength, on the bots' scale.
    pub rating: Option<Rating>,
}

/// How many rounds the average of luck and skill covers.
pub const NEWEST: usize = 20;

impl SkillStatistics {
    /// The statistics of these matches, in the order played.
    #[must_use]
    pub fn new(entries: &[Entry]) -> Self {
        let entries = entries.iter().filter(|entry| !entry.takeback_used);
        let counted: Vec<Entry> = entries.cloned().collect();
        let rounds = || counted.iter().flat_map(|entry| &entry.rounds).copied();
        Self {
            extremes: rounds().min().zip(rounds().max()),
            luck_skill: Average::over(&newest(&counted)),
            costliest_mistake: costliest_mistake(&counted),
            rating: rate(&counted),
        }
    }
}

/// The newest reviewed rounds, the newest first.
fn newest(entries: &[Entry]) -> Vec<LuckSkillSplit> {
    let splits = entries.iter().flat_map(|entry| &entry.splits);
    splits.rev().take(NEWEST).copied().collect()
}

/// The costliest mistake type, with its cost per reviewed match.
fn costliest_mistake(entries: &[Entry]) -> Option<(MistakeType, f64)> {
    let reviewed = entries.iter().filter(|entry| !entry.splits.is_empty());
    let matches = reviewed.clone().map(|_| 1.0).sum::<f64>();
    let cost = |mistake_type: MistakeType| -> f64 {
        let costs = reviewed.clone().flat_map(|entry| &entry.mistake_costs);
        costs
            .filter(|(other, _)| *other == mistake_type)
            .map(|(_, cost)| cost)
            .sum()
    };
    let costs = MistakeType::ALL.map(|mistake_type| (mistake_type, cost(mistake_type)));
    let most = costs
        .into_iter()
        .max_by(|(_, one), (_, other)| one.total_cmp(other));
    most.filter(|(_, cost)| *cost > 0.0)
        .map(|(mistake_type, cost)| (mistake_type, cost / matches))
}
