//! Reports to the host page (docs/embedding.md). The host learns how the game goes, but no names.

use crate::scene::{Prompt, Scene};
use protocol::ToHost;

/// The round and match ends between two states of the table. `None` stands for the set-up form.
#[must_use]
pub fn host_events(before: Option<&Scene>, now: Option<&Scene>) -> Vec<ToHost> {
    let (Some(before), Some(now)) = (before, now) else {
        return Vec::new();
    };
    let mut host_events = Vec::new();
    if before.prompt == now.prompt {
        return host_events;
    }
    let over = matches!(now.prompt, Prompt::MatchOver(_));
    if over || now.prompt == Prompt::RoundOver {
        let rows = &now.scores.rows;
        let totals: Vec<i32> = rows.iter().map(|row| row.total).collect();
        let devils = rows.iter().filter_map(|row| row.rounds.last().copied());
        host_events.push(ToHost::RoundEnd {
            round: now.scores.rounds,
            points: devils.collect(),
            totals: totals.clone(),
        });
        if over {
            let place = |total: &i32| 1 + totals.iter().filter(|other| *other < total).count();
            let standing = totals.iter().map(place).collect();
            host_events.push(ToHost::MatchEnd { totals, standing });
        }
    }
    host_events
}

/// Whether a round is being played.
#[must_use]
pub fn in_play(scene: &Scene) -> bool {
    !matches!(scene.prompt, Prompt::RoundOver | Prompt::MatchOver(_))
}
