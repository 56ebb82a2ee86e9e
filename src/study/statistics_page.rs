//! The page of statistics.

use core::fmt::Write as _;

use crate::cards::SeatCount;
use crate::review::{Entry, Statistics, Tally};
use crate::text::{StudyWords, Words};
use crate::wire::{KeptMatch, Node};

use super::Act;
use super::draw::{button, cell, estimate, first, heading, table, text};

/// As many matches as one point of the course is the mean of.
const WINDOW: usize = 10;
/// The course's drawing, in units of its own.
const WIDTH: f64 = 100.0;
const HEIGHT: f64 = 40.0;

/// What matches amount to; `lines` are all that is kept, `entries` the matches that count, in order.
pub(super) fn nodes(
    words: &Words,
    study: &StudyWords,
    lines: &[String],
    entries: &[Entry],
) -> Vec<Node> {
    let statistics = Statistics::of(entries);
    let mut nodes = vec![if entries.is_empty() {
        text(study.no_matches)
    } else {
        tallies(words, study, &statistics)
    }];
    nodes.extend(sentences(study, &statistics));
    nodes.extend(course(study, &statistics.course));
    nodes.extend(balance(study, &statistics));
    nodes.push(files(study, lines));
    nodes
}

/// Matches, wins and devils: all, by players, by the strongest bot.
fn tallies(words: &Words, study: &StudyWords, statistics: &Statistics) -> Node {
    let row = |name: String, tally: &Tally| {
        let share = f64::from(tally.wins) / f64::from(tally.matches);
        let mean = tally.mean().map(|mean| study.number(mean));
        vec![
            first(name),
            cell(tally.matches.to_string()),
            cell(format!(
                "{} ({}\u{a0}%)",
                tally.wins,
                StudyWords::percent(share)
            )),
            cell(mean.unwrap_or_default()),
        ]
    };
    let players =
        |(seats, tally): &(SeatCount, Tally)| row((study.with_players)(seats.size()), tally);
    let rows = core::iter::once(row(study.all.into(), &statistics.all))
        .chain(statistics.by_players.iter().map(players))
        .chain(
            statistics
                .by_level
                .iter()
                .map(|(level, tally)| row((study.against)((words.level)(level.id())), tally)),
        );
    let head = ["", study.matches, study.wins, study.devils_a_round];
    table(study.statistics, &head, rows.collect())
}

fn sentences(study: &StudyWords, statistics: &Statistics) -> Vec<Node> {
    let whole = |number: f64| format!("{number:.0}");
    let rating = statistics
        .rating
        .map(|rating| (study.rating)(&whole(rating.value), &whole(rating.half)));
    let extremes = statistics
        .extremes
        .map(|(fewest, most)| (study.extremes)(fewest, most));
    let habit = statistics
        .habit
        .map(|(habit, cost)| (study.costly)((study.habit)(habit), &study.number(cost)));
    let note = if rating.is_some() {
        study.rating_note
    } else {
        study.rating_later
    };
    let says = rating.into_iter().chain(extremes).chain(habit).map(text);
    says.chain([text(note).with("class", "note")]).collect()
}

/// Devils a round over time: the mean of each ten matches in a row.
fn course(study: &StudyWords, course: &[f64]) -> Vec<Node> {
    if course.len() <= WINDOW {
        return Vec::new();
    }
    let sums = course
        .windows(WINDOW)
        .map(|window| window.iter().sum::<f64>());
    let points: Vec<f64> = sums.map(|sum| sum / window_size()).collect();
    let least = points.iter().copied().fold(f64::INFINITY, f64::min);
    let most = points.iter().copied().fold(0.0, f64::max);
    let span = (most - least).max(0.1);
    let step = WIDTH / points.iter().skip(1).map(|_| 1.0).sum::<f64>().max(1.0);
    let mut x = 0.0;
    let mut path = String::new();
    for point in &points {
        let y = HEIGHT * (most - point) / span;
        let begin = if path.is_empty() { "M" } else { "L" };
        // Writing to a string cannot fail.
        let _ = write!(path, "{begin}{x:.1} {y:.1}");
        x += step;
    }
    let (least, most) = (study.number(least), study.number(most));
    let says = (study.course)(&most, &least);
    let drawing = Node::new("svg")
        .with("class", "course")
        .with("role", "img")
        .with("aria-label", says.clone())
        .with("viewBox", format!("-1 -1 {} {}", WIDTH + 2.0, HEIGHT + 2.0))
        .child(Node::new("path").with("d", path));
    vec![
        heading(study.devils_a_round),
        drawing,
        text(says).with("class", "note"),
    ]
}

fn window_size() -> f64 {
    (0..WINDOW).map(|_| 1.0).sum()
}

/// Luck and skill over the newest rounds.
fn balance(study: &StudyWords, statistics: &Statistics) -> Vec<Node> {
    let Some(average) = statistics.balance else {
        return vec![text(study.review_for_skill).with("class", "note")];
    };
    let parts = [average.deal, average.play, average.others];
    let row = parts.map(|part| cell(estimate(study, part)));
    let head = ["", study.worth, study.play, study.others];
    let row = core::iter::once(first(study.devils_a_round))
        .chain(row)
        .collect();
    vec![
        heading(study.newest),
        table(study.newest, &head, vec![row]),
        text(study.balance_note).with("class", "note"),
    ]
}

/// Everything to take along as a file, and the way in for such a file.
fn files(study: &StudyWords, lines: &[String]) -> Node {
    let export = Node::says("a", study.export)
        .with("download", "little-devils.jsonl")
        .with("href", KeptMatch::file_address(&lines.join("\n")));
    let import = button(study.import, &Act::Import);
    Node::new("p")
        .with("class", "buttons")
        .child(export)
        .child(import)
}
