//! Recorded playthroughs: a seeded game as text, compared with a file.
//!
//! A playthrough shows every turn with its legal moves and steps, the views, the payoffs and the
//! totals. So a change of rules, views or random numbers shows up as a difference between two texts.

use core::fmt::{Debug, Write as _};
use std::fs;
use std::path::Path;

use cards::{Generator, below};

use crate::{Game, Match, Record, Turn};

/// The environment variable that makes [`compare`] rewrite the files: `UPDATE_PLAYTHROUGHS=1`.
pub const UPDATE: &str = "UPDATE_PLAYTHROUGHS";

/// The amount of a match that a playthrough shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extent {
    /// Rounds, at most.
    pub rounds: usize,
    /// Moves of a round, at most.
    pub moves: u32,
    /// Views are shown before every move whose number in its round is a multiple of this, and at the
    /// end of the round. At least 1.
    pub views_every: u32,
}

/// Plays random moves from the match's seed, and writes all that happens as text.
#[must_use]
pub fn write<M: Match>(start: M, extent: Extent) -> String {
    let mut generator = start.seed().branch(u64::MAX >> 1).generator();
    let mut text = format!("seats: {:?}\nseed: {}\n", start.seats(), start.seed());
    let mut record = Record::new(start);
    for round in 1..=extent.rounds {
        line(&mut text, format_args!("\n# round {round}"));
        write_round(&mut text, &mut record, extent, &mut generator);
        let state = record.match_state();
        line(&mut text, format_args!("totals: {:?}", state.totals()));
        line(&mut text, format_args!("standing: {:?}", state.standing()));
        if !record.next_round() {
            break;
        }
    }
    text
}

/// Compares a playthrough with its file, or writes the file if [`UPDATE`] is in the environment.
///
/// # Errors
/// The first line that differs, or the file cannot be read or written.
pub fn compare(path: &Path, text: &str) -> Result<(), String> {
    let fault = |fault: std::io::Error| format!("{}: {fault}", path.display());
    if std::env::var_os(UPDATE).is_some() {
        return fs::write(path, text).map_err(fault);
    }
    let recorded = fs::read_to_string(path).map_err(fault)?;
    first_difference(&recorded, text).map_or(Ok(()), |difference| {
        Err(format!(
            "{}, {difference}\nIf the change is intended, run the test with {UPDATE}=1.",
            path.display()
        ))
    })
}

/// The first line in which two texts differ; `None` if they are equal.
#[must_use]
pub fn first_difference(recorded: &str, text: &str) -> Option<String> {
    if recorded == text {
        return None;
    }
    let (mut old, mut new) = (recorded.lines(), text.lines());
    let mut number = 1;
    loop {
        match (old.next(), new.next()) {
            (old, new) if old != new => {
                let [old, new] = [old, new].map(|line| line.unwrap_or("the end of the text"));
                return Some(format!(
                    "line {number}:\n  recorded: {old}\n  now:      {new}"
                ));
            }
            (None, _) => return Some("line ends or the end of the text differ".into()),
            _ => number += 1,
        }
    }
}

fn write_round<M: Match>(
    text: &mut String,
    record: &mut Record<M>,
    extent: Extent,
    generator: &mut Generator,
) {
    for number in 0..extent.moves {
        if record.is_round_over() {
            break;
        }
        line(text, format_args!(""));
        if number % extent.views_every.max(1) == 0 {
            write_views(text, record.round());
        }
        let legal: Vec<_> = record.round().legal().into_iter().collect();
        line(text, format_args!("turn: {:?}", record.round().turn()));
        line(text, format_args!("legal: {legal:?}"));
        if record.round().turn() == Turn::Chance {
            let weights: Vec<u64> = legal.iter().map(|mv| record.round().weight(*mv)).collect();
            line(text, format_args!("weights: {weights:?}"));
        }
        let count = u32::try_from(legal.len()).unwrap_or(u32::MAX).max(1);
        let drawn = record.draw();
        let chosen = drawn.or_else(|| legal.get(below(generator, count) as usize).copied());
        let mut steps = Vec::new();
        if !chosen.is_some_and(|mv| record.play(mv, &mut steps).is_ok()) {
            line(text, format_args!("refused: {chosen:?}"));
            return;
        }
        line(text, format_args!("move: {:?}", record.moves().last()));
        for step in steps {
            write_step(text, record.round(), step);
        }
    }
    line(text, format_args!(""));
    write_views(text, record.round());
    line(
        text,
        format_args!("payoffs: {:?}", record.round().payoffs()),
    );
}

/// Writes a step, and who sees it otherwise.
fn write_step<G: Game>(text: &mut String, game: &G, step: G::Step) {
    line(text, format_args!("step: {step:?}"));
    for seat in game.seats().seats() {
        let seen = game.seen_step(step.clone(), seat);
        if seen.as_ref() != Some(&step) {
            line(text, format_args!("  seat {seat:?} sees: {seen:?}"));
        }
    }
}

fn write_views<G: Game>(text: &mut String, game: &G) {
    for seat in game.seats().seats() {
        let view: &dyn Debug = &game.view(seat);
        line(text, format_args!("view {seat:?}: {view:?}"));
    }
}

/// Adds a line. Writing to a string cannot fail.
fn line(text: &mut String, of: core::fmt::Arguments<'_>) {
    let _ = writeln!(text, "{of}");
}
