//! Records.

use cards::{Generator, Seed, below};

use crate::conformance::suite::ensure;
use crate::conformance::walk::random_move;
use crate::conformance::{Check, Failure, Suite};
use crate::{Game, Ignore, OneRound, Record, ReplayError, Turn};

impl<G: Game> Suite<G> {
    /// Replays every random game: the end is the same, and a move after it is refused.
    ///
    /// # Errors
    /// [`Check::Replay`].
    pub fn replay(&self) -> Result<(), Failure> {
        self.each_game(|start, generator| {
            let record = played(start, generator)?;
            let again = Record::replay(record.start().clone(), record.moves());
            let is_same = again.as_ref().is_ok_and(|again| *again == record);
            ensure(Check::Replay, is_same, || {
                format!("{record:?} replays to {again:?}")
            })?;
            let mut longer = record.moves().to_vec();
            longer.extend(longer.last().copied());
            let longer_is_refused = matches!(
                Record::replay(record.start().clone(), &longer),
                Err(ReplayError::AfterTheEnd(_))
            );
            let is_over = record.round().turn() == Turn::Over && !record.moves().is_empty();
            ensure(Check::Replay, !is_over || longer_is_refused, || {
                format!("a move after the end is accepted: {record:?}")
            })
        })
    }
}

/// A random game as a record.
fn played<G: Game>(start: &G, generator: &mut Generator) -> Result<Record<OneRound<G>>, Failure> {
    let mut record = Record::new(OneRound::new(
        start.clone(),
        Seed(below(generator, u32::MAX).into()),
    ));
    for _ in 0..start.move_limit().moves() {
        let mv = match record.draw() {
            Some(outcome) => Some(outcome),
            None => random_move(record.round(), generator),
        };
        let Some(mv) = mv else {
            break;
        };
        let played = record.play(mv, &mut Ignore).is_ok();
        ensure(Check::Replay, played, || {
            format!("the legal move {mv:?} is refused: {record:?}")
        })?;
    }
    Ok(record)
}
