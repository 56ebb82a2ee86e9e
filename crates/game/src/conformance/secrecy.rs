//! Hidden information: in views and in steps.

use crate::Game;
use crate::conformance::suite::ensure;
use crate::conformance::walk::all_moves;
use crate::conformance::{Check, Failure, Report, Suite};

/// Draws of the hidden cards for each position and seat.
const SAMPLES: u32 = 4;

impl<G: Game> Suite<G> {
    /// Resamples every position for every seat: the view stays the same, and so do the legal moves of a
    /// player who is to move. The report counts the resampled games.
    ///
    /// # Errors
    /// [`Check::View`].
    pub fn views(&self) -> Result<Report, Failure> {
        let mut report = Report::default();
        self.each_position(|game, generator| {
            for seat in game.seats().seats() {
                for _ in 0..SAMPLES {
                    let Some(other) = (self.resample)(game, seat, generator) else {
                        continue;
                    };
                    if &other == game {
                        report.unchanged += 1;
                    } else {
                        report.resampled += 1;
                    }
                    let (view, seen) = (game.view(seat), other.view(seat));
                    ensure(Check::View, view == seen, || {
                        format!(
                            "seat {seat:?} sees {view:?} of {game:?}, but {seen:?} of {other:?}"
                        )
                    })?;
                    let knows = !game.turn().has(seat)
                        || other.turn() == game.turn()
                            && other.legal_of(seat) == game.legal_of(seat);
                    ensure(Check::View, knows, || {
                        format!("seat {seat:?} cannot know its moves in {game:?} and {other:?}")
                    })?;
                }
            }
            Ok(())
        })?;
        ensure(Check::View, report.resampled + report.unchanged > 0, || {
            "no position was resampled".into()
        })?;
        Ok(report)
    }
}

impl<G: Game> Suite<G> {
    /// Compares all legal moves of every position: if two of them give a seat equal views, they give it
    /// equal steps.
    ///
    /// # Errors
    /// [`Check::Step`].
    pub fn steps(&self) -> Result<(), Failure> {
        self.each_position(|game, _| {
            let after = |mv| {
                let (mut after, mut steps) = (game.clone(), Vec::new());
                after.play_steps(mv, &mut steps);
                (after, steps)
            };
            let all: Vec<(G, Vec<G::Step>)> = all_moves(game).into_iter().map(after).collect();
            for seat in game.seats().seats() {
                let seen = |(after, steps): &(G, Vec<G::Step>)| {
                    let steps = steps.iter().cloned();
                    let steps = steps.filter_map(|step| after.seen_step(step, seat));
                    (after.view(seat), steps.collect::<Vec<_>>())
                };
                let seen: Vec<(G::View, Vec<G::Step>)> = all.iter().map(seen).collect();
                for (at, (view, steps)) in seen.iter().enumerate() {
                    let alike = seen[..at].iter().find(|(other, _)| other == view);
                    ensure(
                        Check::Step,
                        alike.is_none_or(|(_, others)| others == steps),
                        || format!("seat {seat:?} sees {steps:?}, more than in its view {view:?}"),
                    )?;
                }
            }
            Ok(())
        })
    }
}
