//! A match that is over, as it is kept for years: its link, when it ended, and what its review said.

use serde::{Deserialize, Serialize};

use crate::bots::advice::Estimate;
use crate::review::{Entry, LuckSkillSplit, MistakeType, Review};
use crate::session::MatchRecord;

use crate::protocol::Link;
use crate::protocol::worker::hundredths;
use protocol::write;
use protocol::{ParseJsonError, read};

/// What is kept, unchecked.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub struct KeptMatch {
    version: u32,
    /// Milliseconds since 1970.
    at: u64,
    link: String,
    /// Hand, play and others with half their intervals in hundredths of a devil, and the result.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    balances: Vec<[i32; 7]>,
    /// Kinds of mistakes with what they cost, in hundredths of a devil.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    habits: Vec<(String, i32)>,
}

const VERSION: u32 = 1;

impl KeptMatch {
    /// What is to be kept of a match that ended then, and of its review, if there is one.
    #[must_use]
    pub fn new(record: &MatchRecord, at: u64, review: Option<&Review>) -> Self {
        let balance = |balance: &LuckSkillSplit| {
            let [deal, play, others] = [balance.deal, balance.play, balance.others]
                .map(|part| [hundredths(part.mean), hundredths(part.half)]);
            let result = balance.result.into();
            [
                deal[0], deal[1], play[0], play[1], others[0], others[1], result,
            ]
        };
        let balances = review.map(Review::luck_skill_splits).unwrap_or_default();
        let habits = review.map(Review::mistake_costs).unwrap_or_default();
        Self {
            version: VERSION,
            at,
            link: Link(record.clone()).write(),
            balances: balances.iter().map(balance).collect(),
            habits: habits
                .into_iter()
                .map(|(habit, cost)| (habit.id().into(), hundredths(cost)))
                .collect(),
        }
    }

    /// Reads what was kept.
    ///
    /// # Errors
    /// It is not JSON or not of the form.
    pub fn load(text: &str) -> Result<Self, ParseJsonError> {
        read(text.as_bytes())
    }

    /// The text to keep.
    #[must_use]
    pub fn to_json(&self) -> String {
        write(self)
    }

    /// The name under which it is kept: equal matches have equal ones.
    #[must_use]
    pub fn key(&self) -> &str {
        &self.link
    }

    /// When it ended, in milliseconds since 1970.
    #[must_use]
    pub const fn at(&self) -> u64 {
        self.at
    }

    /// Whether its review is kept with it.
    #[must_use]
    pub fn is_reviewed(&self) -> bool {
        !self.balances.is_empty()
    }

    /// The same match with the review of another one that is the same.
    #[must_use]
    pub fn with_review_of(self, other: Self) -> Self {
        Self {
            balances: other.balances,
            habits: other.habits,
            ..self
        }
    }

    /// The match; `None` if it is of another version, or no match.
    #[must_use]
    pub fn record(&self) -> Option<MatchRecord> {
        let Link(record) = Link::read(&self.link)
            .ok()
            .filter(|_| self.version == VERSION)?;
        Some(record)
    }

    /// What of it counts; `None` if it is of another version, or no match that is over.
    #[must_use]
    pub fn entry(&self) -> Option<Entry> {
        self.entry_of(&self.record()?)
    }

    /// The same for who has the match already.
    #[must_use]
    pub fn entry_of(&self, record: &MatchRecord) -> Option<Entry> {
        let mut entry = Entry::from_record(record, self.at)?;
        // What a review said of other rounds than these is not believed.
        let results = self.balances.iter().map(|balance| balance[6]);
        if results.eq(entry.rounds.iter().map(|devils| i32::from(*devils))) {
            let balances = self.balances.iter().zip(&entry.rounds);
            entry.splits = balances
                .map(|(parts, result)| balance(*parts, *result))
                .collect();
            let habit = |(id, cost): &(String, i32)| Some((MistakeType::from_id(id)?, part(*cost)));
            entry.mistake_costs = self.habits.iter().filter_map(habit).collect();
        }
        Some(entry)
    }
}

fn balance(
    [deal, deal_half, play, play_half, others, others_half, _]: [i32; 7],
    result: u8,
) -> LuckSkillSplit {
    let estimate = |mean, half| Estimate {
        mean: part(mean),
        half: part(half),
    };
    LuckSkillSplit {
        deal: estimate(deal, deal_half),
        play: estimate(play, play_half),
        others: estimate(others, others_half),
        result,
    }
}

/// Hundredths of a devil, in devils.
fn part(hundredths: i32) -> f64 {
    f64::from(hundredths) / 100.0
}
