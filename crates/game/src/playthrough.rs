//! Recorded playthroughs: a seeded game as text, compared with a file.
//!
//! A playthrough has a line for each move: whose turn it is, the move, all legal ones, and the steps. Between
//! them are the views, then the payoffs and the totals. So a change of rules, views or random numbers shows up
//! as a difference between two texts.

use std::collections::BTreeMap;
use std::fs;

use cards::{Generator, Seat, below, derivations};

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
    let mut generator = start.seed().derive(derivations::ANALYSIS).generator();
    let mut text = format!("seats: {:?}\nseed: {}\n", start.seats(), start.seed());
    let mut record = Record::new(start);
    for round in 1..=extent.rounds {
        line(&mut text, &format!("\n# round {round}"));
        write_round(&mut text, &mut record, extent, &mut generator);
        let state = record.match_state();
        line(&mut text, &format!("totals: {:?}", state.totals()));
        line(&mut text, &format!("standing: {:?}", state.standing()));
        if !record.next_round() {
            break;
        }
    }
    text
}

/// Compares a playthrough with the recorded one, or writes it to the file at `path` if [`UPDATE`] is in
/// the environment.
///
/// `recorded` is the file's text, by `include_str!`, so that the comparison works in a browser too. The
/// file of a new game is empty at first.
///
/// # Errors
/// The first line that differs, or the file cannot be written.
pub fn compare(path: &str, recorded: &str, text: &str) -> Result<(), String> {
    if std::env::var_os(UPDATE).is_some() {
        return fs::write(path, text).map_err(|fault| format!("{path}: {fault}"));
    }
    first_difference(recorded, text).map_or(Ok(()), |difference| {
        let hint = format!("If the change is intended, run the test with {UPDATE}=1.");
        Err(format!("{path}, {difference}\n{hint}"))
    })
}

/// The first line in which two texts differ; `None` if they are equal.
fn first_difference(recorded: &str, text: &str) -> Option<String> {
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
        if number % extent.views_every.max(1) == 0 {
            write_views(text, record.round());
        }
        let turn = record.round().turn();
        let legal: Vec<_> = record.round().legal().into_iter().collect();
        let weights = if turn == Turn::Chance {
            let weights = legal.iter().map(|mv| record.round().weight(*mv));
            format!(" by weights {:?}", weights.collect::<Vec<_>>())
        } else {
            String::new()
        };
        let count = u32::try_from(legal.len()).unwrap_or(u32::MAX).max(1);
        let drawn = record.draw();
        let chosen = drawn.or_else(|| legal.get(below(generator, count) as usize).copied());
        let mut steps = Vec::new();
        let Some(mv) = chosen.filter(|mv| record.play(*mv, &mut steps).is_ok()) else {
            line(text, &format!("{turn:?}: refused {chosen:?} of {legal:?}"));
            return;
        };
        let told = steps.iter().map(|step| told(record.round(), step));
        let told = told.collect::<Vec<_>>().join("; ");
        line(
            text,
            &format!("{turn:?}: {mv:?} of {legal:?}{weights}: {told}"),
        );
    }
    write_views(text, record.round());
    if let Some(payoffs) = record.round().payoffs() {
        line(text, &format!("payoffs: {payoffs:?}"));
    }
}

/// A step, and how it looks from the seats that do not see all of it.
fn told<G: Game>(game: &G, step: &G::Step) -> String {
    let mut others: BTreeMap<String, Vec<Seat>> = BTreeMap::new();
    for seat in game.seats().seats() {
        let seen = game.seen_step(step.clone(), seat);
        if seen.as_ref() != Some(step) {
            let seen = seen.map_or("nothing".into(), |seen| format!("{seen:?}"));
            others.entry(seen).or_default().push(seat);
        }
    }
    let others = others
        .iter()
        .map(|(seen, seats)| format!(", {seats:?} see {seen}"));
    format!("{step:?}{}", others.collect::<String>())
}

fn write_views<G: Game>(text: &mut String, game: &G) {
    for seat in game.seats().seats() {
        line(text, &format!("view {seat:?}: {:?}", game.view(seat)));
    }
}

fn line(text: &mut String, line: &str) {
    text.push_str(line);
    text.push('\n');
}
