//! The page of statistics.

use cards::SeatCount;
use little_devils::review::{Entry, Statistics, Tally};
use little_devils::words::{AnalysisWords, Words};
use protocol::Node;

use super::draw::{button, buttons, cell, estimate, first, heading, table, text};
use super::{Action, course};

/// What matches amount to; `entries` are those that are over, in order.
pub(super) fn nodes(words: &Words, study: &AnalysisWords, entries: &[Entry]) -> Vec<Node> {
    let statistics = Statistics::new(entries);
    let mut nodes = Vec::new();
    if entries.is_empty() {
        nodes.push(text(study.no_matches));
    }
    if statistics.all.matches > 0 {
        nodes.push(tallies(words, study, &statistics));
    }
    if !entries.is_empty() {
        nodes.push(buttons([button(study.review_last, &Action::Review)]));
    }
    nodes.extend(sentences(study, &statistics));
    nodes.extend(course::nodes(
        study,
        study.devils_a_round,
        &statistics.course,
    ));
    nodes.extend(training(study, &statistics));
    nodes.extend(balance(study, &statistics));
    nodes.push(files(words));
    nodes
}

/// Matches, wins, places and devils: all, by players, by the strongest bot.
fn tallies(words: &Words, study: &AnalysisWords, statistics: &Statistics) -> Node {
    let row = |name: String, tally: &Tally| {
        let share = f64::from(tally.wins) / f64::from(tally.matches);
        let share = words
            .percent(AnalysisWords::percent(share))
            .replace(' ', "\u{a0}");
        let wins = format!("{} ({share})", tally.wins);
        vec![
            first(name),
            cell(tally.matches.to_string()),
            cell(wins),
            cell(number(study, tally.place())),
            cell(number(study, tally.mean())),
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
                .map(|(level, tally)| row((study.against)(&words.level(level.id())), tally)),
        );
    let head = [
        "",
        study.matches,
        study.wins,
        study.place,
        study.devils_a_round,
    ];
    table(study.statistics, &head, rows.collect())
}

fn number(study: &AnalysisWords, number: Option<f64>) -> String {
    number.map_or_else(String::new, |number| study.number(number))
}

/// The matches in which something was taken back, and their curve if there is no other.
fn training(study: &AnalysisWords, statistics: &Statistics) -> Vec<Node> {
    let training = &statistics.with_takeback;
    if training.all.matches == 0 {
        return Vec::new();
    }
    let row = |name: String, tally: &Tally| {
        vec![
            first(name),
            cell(tally.matches.to_string()),
            cell(number(study, tally.mean())),
        ]
    };
    let players =
        |(seats, tally): &(SeatCount, Tally)| row((study.with_players)(seats.size()), tally);
    let rows = core::iter::once(row(study.all.into(), &training.all))
        .chain(training.by_players.iter().map(players));
    let head = ["", study.matches, study.devils_a_round];
    let mut nodes = vec![
        heading(study.with_undo),
        table(study.with_undo, &head, rows.collect()),
        text(study.with_undo_note).with("class", "note"),
    ];
    if statistics.all.matches == 0 {
        nodes.extend(course::nodes(study, study.devils_a_round, &training.course));
    }
    nodes
}

fn sentences(study: &AnalysisWords, statistics: &Statistics) -> Vec<Node> {
    let whole = |number: f64| format!("{number:.0}");
    let rating = statistics
        .rating
        .map(|rating| (study.rating)(&whole(rating.value), &whole(rating.half)));
    let extremes = statistics
        .extremes
        .map(|(fewest, most)| (study.extremes)(fewest, most));
    let habit = statistics
        .costliest_mistake
        .map(|(habit, cost)| (study.costly)((study.habit)(habit), &study.number(cost)));
    let note = if rating.is_some() {
        study.rating_note
    } else {
        study.rating_later
    };
    let says = rating.into_iter().chain(extremes).chain(habit).map(text);
    says.chain([text(note).with("class", "note")]).collect()
}

/// Luck and skill over the newest rounds.
fn balance(study: &AnalysisWords, statistics: &Statistics) -> Vec<Node> {
    let Some(average) = statistics.luck_skill else {
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

/// Everything to take along as a file, and the way in for such a file: as in the settings.
fn files(words: &Words) -> Node {
    Node::new("p")
        .with("class", "buttons")
        .child(button(words.save_file(), &Action::Export))
        .child(button(words.load_file(), &Action::Import))
}
