//! One finished match, as statistics count it.

use cards::{BySeat, Seat};
use game::Standing;

use crate::bots::Level;
use crate::review::{LuckSkillSplit, MistakeType};
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
    /// Whether the person won, or shared the win.
    pub won: bool,
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
        let Standing::Over(winners) = record.match_state().standing() else {
            return None;
        };
        let rounds = record.match_state().rounds().iter();
        Some(Self {
            at,
            takeback_used: record.takeback_used(),
            levels: record.options().bots().map(|(_, level)| level).collect(),
            totals: record.match_state().totals(),
            rounds: rounds.map(|round| round[Seat::FIRST]).collect(),
            won: winners.contains(&Seat::FIRST),
            splits: Vec::new(),
            mistake_costs: Vec::new(),
        })
    }

    /// The person's place: 1 for the fewest devils. Players who tie share the better place.
    #[must_use]
    pub fn place(&self) -> u32 {
        let own = self.totals[Seat::FIRST];
        let totals = self.totals.as_slice().iter();
        1 + totals.map(|total| u32::from(*total < own)).sum::<u32>()
    }

    /// The level of the strongest bot.
    #[must_use]
    pub fn strongest(&self) -> Option<Level> {
        let is_present = |level: &&Level| self.levels.contains(level);
        Level::ALL.iter().rev().find(is_present).copied()
    }
}
