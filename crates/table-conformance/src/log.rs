//! The log of a round.

use std::collections::BTreeMap;

use cards::Seat;
use game::conformance::ensure;
use scene::{SceneStep, TableScene};
use session::{Phase, Table};

use crate::{Check, Failure};

/// The viewer of a table, and the person whose hand is open. Another one hears other names, and may know
/// more.
pub(crate) type Listener = (Seat, Option<Seat>);

/// Who looks at a table.
pub(crate) fn listener(table: &Table) -> Listener {
    (table.viewer(), table.open_hand())
}

/// What each listener has been told of a round so far.
#[derive(Default)]
pub(crate) struct Told {
    round: usize,
    /// The moves of the match at the last moment.
    moves: usize,
    logs: BTreeMap<Listener, Vec<SceneStep>>,
    /// The moves of the match and the lines of the log when the table was last at rest.
    at_rest: BTreeMap<Listener, (usize, usize)>,
}

impl Told {
    /// The log of a round only grows, and says something about every move. After a takeback it begins again.
    pub(crate) fn follow(&mut self, table: &Table, scene: &TableScene) -> Result<(), Failure> {
        let record = table.record();
        let (round, moves) = (record.round_number(), record.moves().len());
        let listener = listener(table);
        if self.round != round || moves < self.moves {
            *self = Self::default();
        }
        (self.round, self.moves) = (round, moves);
        let log = &scene.steps;
        let before = self.logs.insert(listener, log.clone()).unwrap_or_default();
        ensure(Check::LogGrows, log.starts_with(&before), || {
            let lines = before.iter().zip(log).filter(|(then, now)| then != now);
            let other: Vec<_> = lines.take(3).collect();
            format!("lines of the log have become others: {other:?}, or are gone")
        })?;
        if matches!(table.phase(), Phase::Step(_)) {
            return Ok(());
        }
        let at_rest = self.at_rest.insert(listener, (moves, log.len()));
        let silent = at_rest.filter(|(then, lines)| *then < moves && *lines >= log.len());
        ensure(Check::LogIsWhole, silent.is_none(), || {
            let then = silent.map_or(moves, |(then, _)| then);
            format!("{} moves have left no trace in the log", moves - then)
        })
    }
}
