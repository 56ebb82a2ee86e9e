//! One finished match, as statistics count it.

use cards::{BySeat, Seat};

use crate::bots::Level;
use crate::review::{LuckSkillSplit, MistakeType};
use crate::rules::Round;
use crate::session::MatchRecord;

/// The facts about a finished match that statistics count.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// When it ended, in milliseconds since 1970.
    pub at: u64,
    /// The levels of the bots, clockwise from the person's left.
    pub levels: Vec<Level>,
    /// Every player's total.
    pub totals: BySeat<u16>,
    /// The person's devils in each round.
    pub rounds: Vec<u8>,
    /// Whether the person took a card back.
    pub takeback_used: bool,
    /// Luck and skill in each round, if the match has been reviewed.
    pub splits: Vec<LuckSkillSplit>,
    /// The cost of the person's mistakes by type, in devils, if the match has been reviewed.
    pub mistake_costs: Vec<(MistakeType, f64)>,
}

impl Entry {
    /// The entry of a match that ended at this time; `None` if the match is not over.
    #[must_use]
    pub fn from_record(record: &MatchRecord, at: u64) -> Option<Self> {
        if !record.is_over() {
            return None;
        }
        let match_state = record.typed::<Round>()?.match_state();
        let rounds = match_state.rounds().iter();
        let bots = record.options().bots();
        Some(Self {
            at,
            takeback_used: record.takeback_used(),
            levels: bots
                .filter_map(|(_, level)| Level::from_id(level.id()))
                .collect(),
            totals: match_state.totals(),
            rounds: rounds.map(|round| round[Seat::FIRST]).collect(),
            splits: Vec::new(),
            mistake_costs: Vec::new(),
        })
    }
}
