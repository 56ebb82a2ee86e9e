//! Ways of a host to choose a deal: draws of the joint seed that are not as they should be.

use together::{Entry, Log};

use crate::ways_to_lie::{GUESTS, Part, Secrets};

/// The host makes another promise once it knows the guests' salts, and so could choose the deal.
pub(crate) fn second_promise(by: &Secrets, part: &mut Part, log: &Log) {
    let is_it = |entry: &Entry| matches!(entry, Entry::Promised { round: 1, .. });
    if let Some(at) = part.entries.iter().position(is_it) {
        part.entries.truncate(at + 1);
        let mut again = part.entries[at].clone();
        if let Entry::Promised { promises, .. } = &mut again {
            promises[0] = by.promise(log, 0, (2, 1));
        }
        part.entries.push(again);
    }
}

/// The host contributes nothing once it knows the guests' salts.
pub(crate) fn withdrawn_promise(_: &Secrets, part: &mut Part, _: &Log) {
    for entry in &mut part.entries {
        if let Entry::Promised { round: 1, promises } = entry {
            promises[0].clear();
        }
    }
}

/// The host goes on without opening the salts of a round, so that nobody can check its deal.
pub(crate) fn unopened_round(by: &Secrets, part: &mut Part, log: &Log) {
    for entry in &mut part.entries {
        if matches!(entry, Entry::Opened { round: 1, .. }) {
            let made = |seat| by.promise(log, seat, (1, 2));
            *entry = Entry::Promised {
                round: 2,
                promises: (0..=GUESTS).map(made).collect(),
            };
        }
    }
}

/// The host draws the seed of the match again after the first round, whose salts everybody knows by then.
pub(crate) fn second_beginning(_: &Secrets, part: &mut Part, log: &Log) {
    let is_it = |entry: &Entry| matches!(entry, Entry::Opened { round: 1, .. });
    if let Some(at) = part.entries.iter().position(is_it) {
        let is_first = |entry: &&Entry| matches!(entry, Entry::Promised { round: 0, .. });
        let first = log.entries().iter().find(is_first);
        part.entries.truncate(at + 1);
        part.entries.extend(first.cloned());
    }
}
