//! A finished match as it is saved for years: its link, its end, and the result of its review.

use serde::{Deserialize, Serialize};

use crate::bots::estimates::{Estimate, hundredths};
use crate::review::{Entry, LuckSkillSplit, MistakeType, Review};
use crate::session::MatchRecord;

use crate::protocol::Link;
use protocol::JsonText;

/// A finished match, unchecked. The link is only read by [`record`](Self::record).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub struct FinishedMatch {
    version: u32,
    /// End of the match, in milliseconds since 1970.
    at: u64,
    link: String,
    /// Luck–skill split of each round: hand, play and others, each a mean and half its 95 % interval
    /// in hundredths of a devil, then the devils taken.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[serde(rename = "balances")]
    luck_skill: Vec<[i32; 7]>,
    /// Mistake types with their cost, in hundredths of a devil.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[serde(rename = "habits")]
    mistake_costs: Vec<(String, i32)>,
}

const VERSION: u32 = 1;

impl JsonText for FinishedMatch {}

impl FinishedMatch {
    /// The record to save of a match that ended at `at`, with its review if there is one.
    #[must_use]
    pub fn new(record: &MatchRecord, at: u64, review: Option<&Review>) -> Self {
        let split = |split: &LuckSkillSplit| {
            let [deal, play, others] = [split.deal, split.play, split.others]
                .map(|part| [hundredths(part.mean), hundredths(part.half_width)]);
            let result = split.result.into();
            [
                deal[0], deal[1], play[0], play[1], others[0], others[1], result,
            ]
        };
        let splits = review.map(Review::luck_skill_splits).unwrap_or_default();
        let mistake_costs = review.map(Review::mistake_costs).unwrap_or_default();
        Self {
            version: VERSION,
            at,
            link: Link(record.clone()).write(),
            luck_skill: splits.iter().map(split).collect(),
            mistake_costs: mistake_costs
                .into_iter()
                .map(|(mistake_type, cost)| (mistake_type.id().into(), hundredths(cost)))
                .collect(),
        }
    }

    /// Key in the database. Equal matches have equal keys.
    #[must_use]
    pub fn key(&self) -> &str {
        &self.link
    }

    /// End of the match, in milliseconds since 1970.
    #[must_use]
    pub const fn at(&self) -> u64 {
        self.at
    }

    /// Whether it has a review.
    #[must_use]
    pub fn is_reviewed(&self) -> bool {
        !self.luck_skill.is_empty()
    }

    /// The same match with the review of `other`, which must be the same match.
    #[must_use]
    pub fn with_review_of(self, other: Self) -> Self {
        Self {
            luck_skill: other.luck_skill,
            mistake_costs: other.mistake_costs,
            ..self
        }
    }

    /// The match; `None` if it has another version or the link is not a match.
    #[must_use]
    pub fn record(&self) -> Option<MatchRecord> {
        let Link(record) = Link::read(&self.link)
            .ok()
            .filter(|_| self.version == VERSION)?;
        Some(record)
    }

    /// The entry for the statistics; `None` if [`record`](Self::record) is `None` or the match is not
    /// over.
    #[must_use]
    pub fn entry(&self) -> Option<Entry> {
        self.entry_of(&self.record()?)
    }

    /// Like [`entry`](Self::entry), for callers that have the match already.
    #[must_use]
    pub fn entry_of(&self, record: &MatchRecord) -> Option<Entry> {
        let mut entry = Entry::from_record(record, self.at)?;
        // A review whose results differ from the rounds played is ignored.
        let results = self.luck_skill.iter().map(|split| split[6]);
        if results.eq(entry.rounds.iter().map(|devils| i32::from(*devils))) {
            let splits = self.luck_skill.iter().zip(&entry.rounds);
            entry.splits = splits
                .map(|(parts, result)| split(*parts, *result))
                .collect();
            let mistake_type =
                |(id, cost): &(String, i32)| Some((MistakeType::from_id(id)?, part(*cost)));
            entry.mistake_costs = self.mistake_costs.iter().filter_map(mistake_type).collect();
        }
        Some(entry)
    }
}

fn split(
    [deal, deal_half, play, play_half, others, others_half, _]: [i32; 7],
    result: u8,
) -> LuckSkillSplit {
    let estimate = |mean, half| Estimate {
        mean: part(mean),
        half_width: part(half),
    };
    LuckSkillSplit {
        deal: estimate(deal, deal_half),
        play: estimate(play, play_half),
        others: estimate(others, others_half),
        result,
    }
}

/// Converts hundredths of a devil to devils.
fn part(hundredths: i32) -> f64 {
    f64::from(hundredths) / 100.0
}
