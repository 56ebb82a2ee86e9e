//! Records and timelines.

use cards::{Generator, Seed, below};

use crate::conformance::suite::ensure;
use crate::conformance::walk::random_move;
use crate::conformance::{Check, Failure, Suite};
use crate::{Game, Ignore, OneRound, Record, ReplayError, Timeline, Turn};

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

impl<G: Game> Suite<G> {
    /// Undoes every random game move by move and redoes it: each state is the one that was there before.
    /// Another move in the middle cuts the timeline.
    ///
    /// # Errors
    /// [`Check::Timeline`] or [`Check::Replay`].
    pub fn timeline(&self) -> Result<(), Failure> {
        self.each_game(|start, generator| {
            let record = played(start, generator)?;
            let moves = record.moves().to_vec();
            let mut timeline = Timeline::new(Record::new(record.start().clone()));
            let mut states = vec![timeline.record().clone()];
            let mut steps: Vec<Vec<G::Step>> = Vec::new();
            for mv in &moves {
                let mut of_move = Vec::new();
                let played = timeline.play(*mv, &mut of_move).is_ok();
                ensure(Check::Timeline, played, || format!("{mv:?} is refused"))?;
                steps.push(of_move);
                states.push(timeline.record().clone());
            }
            let same = |timeline: &Timeline<OneRound<G>>, at: usize| {
                ensure(Check::Timeline, *timeline.record() == states[at], || {
                    let found = timeline.record();
                    format!("after {at} moves: {found:?}, not {:?}", states[at])
                })
            };
            for at in (0..moves.len()).rev() {
                timeline.undo();
                same(&timeline, at)?;
            }
            for (at, steps) in steps.iter().enumerate() {
                let mut again = Vec::new();
                timeline.redo(&mut again);
                same(&timeline, at + 1)?;
                ensure(Check::Timeline, again == *steps, || {
                    format!("the steps are {again:?} after a redo, {steps:?} before")
                })?;
            }
            check_cut(timeline, &moves)
        })
    }
}

/// Plays another move in the middle of the game: the moves after it are lost.
fn check_cut<G: Game>(
    mut timeline: Timeline<OneRound<G>>,
    moves: &[G::Move],
) -> Result<(), Failure> {
    timeline.go_to(moves.len() / 2);
    let cursor = timeline.cursor();
    let next = timeline.next_move();
    let mut legal = timeline.record().round().legal().into_iter();
    let Some(other) = legal.find(|mv| Some(*mv) != next) else {
        return Ok(());
    };
    let is_cut = timeline.play(other, &mut Ignore).is_ok()
        && timeline.moves() == cursor + 1
        && timeline.record().moves()[..cursor] == moves[..cursor];
    ensure(Check::Timeline, is_cut, || {
        format!("{other:?} after {cursor} moves does not cut {timeline:?}")
    })
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
