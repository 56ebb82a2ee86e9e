//! How far a match is, as the host page is told.

use crate::ToHost;

/// How far a match is, as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    /// What is going on.
    pub stage: Stage,
    /// The number of finished rounds.
    pub rounds: usize,
    /// The points of the last finished round by seat; empty before its end.
    pub points: Vec<i32>,
    /// The totals by seat.
    pub totals: Vec<i32>,
    /// The places by seat: 1 for the best; equal totals share a place.
    pub places: Vec<usize>,
}

/// What is going on at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// A round is being played.
    Playing,
    /// A round is over, the match is not.
    RoundOver,
    /// The match is over.
    MatchOver,
}

/// The round and match ends between two states of a table, for the host page. `None` stands for the
/// first page. A match that is opened at the end of a round reports nothing.
#[must_use]
pub fn host_events(before: Option<&Progress>, now: Option<&Progress>) -> Vec<ToHost> {
    let (Some(before), Some(now)) = (before, now) else {
        return Vec::new();
    };
    if now.stage == Stage::Playing || before.stage == now.stage {
        return Vec::new();
    }
    let round_end = ToHost::RoundEnd {
        round: now.rounds,
        points: now.points.clone(),
        totals: now.totals.clone(),
    };
    let match_end = (now.stage == Stage::MatchOver).then(|| ToHost::MatchEnd {
        totals: now.totals.clone(),
        standing: now.places.clone(),
    });
    [round_end].into_iter().chain(match_end).collect()
}
