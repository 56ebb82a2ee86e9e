//! The page of statistics.

use cards::SeatCount;
use little_devils::review::{Entry, Statistics, Tally};
use little_devils::words::{AnalysisWords, Words};
use protocol::Node;

use super::draw::{button, buttons, cell, estimate, heading, paragraph, row_header, table};
use super::{Action, chart};

/// The page for finished matches, in order of their end.
pub(super) fn nodes(words: &Words, phrases: &AnalysisWords, entries: &[Entry]) -> Vec<Node> {
    let statistics = Statistics::new(entries);
    let mut nodes = Vec::new();
    if entries.is_empty() {
        nodes.push(paragraph(phrases.no_matches));
    }
    if statistics.all.matches > 0 {
        nodes.push(tallies(words, phrases, &statistics));
    }
    if !entries.is_empty() {
        nodes.push(buttons([button(phrases.review_last, &Action::Review)]));
    }
    nodes.extend(sentences(phrases, &statistics));
    nodes.extend(chart::nodes(
        phrases,
        phrases.devils_a_round,
        &statistics.course,
    ));
    nodes.extend(training(phrases, &statistics));
    nodes.extend(luck_skill(phrases, &statistics));
    nodes.push(files(words));
    nodes
}

/// Matches, wins, places and devils: all, by players, by the strongest bot.
fn tallies(words: &Words, phrases: &AnalysisWords, statistics: &Statistics) -> Node {
    let row = |name: String, tally: &Tally| {
        let share = f64::from(tally.wins) / f64::from(tally.matches);
        let share = words
            .percent(AnalysisWords::percent(share))
            .replace(' ', "\u{a0}");
        let wins = format!("{} ({share})", tally.wins);
        vec![
            row_header(name),
            cell(tally.matches.to_string()),
            cell(wins),
            cell(number(phrases, tally.place())),
            cell(number(phrases, tally.mean())),
        ]
    };
    let players =
        |(seats, tally): &(SeatCount, Tally)| row((phrases.with_players)(seats.size()), tally);
    let rows = core::iter::once(row(phrases.all.into(), &statistics.all))
        .chain(statistics.by_players.iter().map(players))
        .chain(
            statistics
                .by_level
                .iter()
                .map(|(level, tally)| row((phrases.against)(&words.level(level.id())), tally)),
        );
    let head = [
        "",
        phrases.matches,
        phrases.wins,
        phrases.place,
        phrases.devils_a_round,
    ];
    table(phrases.statistics, &head, rows.collect())
}

fn number(phrases: &AnalysisWords, number: Option<f64>) -> String {
    number.map_or_else(String::new, |number| phrases.number(number))
}

/// Matches in which something was taken back, with their chart if there are no others.
fn training(phrases: &AnalysisWords, statistics: &Statistics) -> Vec<Node> {
    let training = &statistics.with_takeback;
    if training.all.matches == 0 {
        return Vec::new();
    }
    let row = |name: String, tally: &Tally| {
        vec![
            row_header(name),
            cell(tally.matches.to_string()),
            cell(number(phrases, tally.mean())),
        ]
    };
    let players =
        |(seats, tally): &(SeatCount, Tally)| row((phrases.with_players)(seats.size()), tally);
    let rows = core::iter::once(row(phrases.all.into(), &training.all))
        .chain(training.by_players.iter().map(players));
    let head = ["", phrases.matches, phrases.devils_a_round];
    let mut nodes = vec![
        heading(phrases.with_undo),
        table(phrases.with_undo, &head, rows.collect()),
        paragraph(phrases.with_undo_note).with("class", "note"),
    ];
    if statistics.all.matches == 0 {
        nodes.extend(chart::nodes(
            phrases,
            phrases.devils_a_round,
            &training.course,
        ));
    }
    nodes
}

fn sentences(phrases: &AnalysisWords, statistics: &Statistics) -> Vec<Node> {
    let whole = |number: f64| format!("{number:.0}");
    let rating = statistics
        .rating
        .map(|rating| (phrases.rating)(&whole(rating.value), &whole(rating.half_width)));
    let extremes = statistics
        .extremes
        .map(|(fewest, most)| (phrases.extremes)(fewest, most));
    let mistake_type = statistics.costliest_mistake.map(|(mistake_type, cost)| {
        (phrases.costliest_mistake_type)(
            (phrases.mistake_type)(mistake_type),
            &phrases.number(cost),
        )
    });
    let note = if rating.is_some() {
        phrases.rating_note
    } else {
        phrases.rating_later
    };
    let text = rating
        .into_iter()
        .chain(extremes)
        .chain(mistake_type)
        .map(paragraph);
    text.chain([paragraph(note).with("class", "note")])
        .collect()
}

/// Luck and skill over the newest rounds.
fn luck_skill(phrases: &AnalysisWords, statistics: &Statistics) -> Vec<Node> {
    let Some(average) = statistics.luck_skill else {
        return vec![paragraph(phrases.review_for_skill).with("class", "note")];
    };
    let parts = [average.deal, average.play, average.others];
    let row = parts.map(|part| cell(estimate(phrases, part)));
    let head = ["", phrases.worth, phrases.play, phrases.others];
    let row = core::iter::once(row_header(phrases.devils_a_round))
        .chain(row)
        .collect();
    vec![
        heading(phrases.newest),
        table(phrases.newest, &head, vec![row]),
        paragraph(phrases.luck_skill_note).with("class", "note"),
    ]
}

/// Buttons for export and import, as in the settings.
fn files(words: &Words) -> Node {
    Node::new("p")
        .with("class", "buttons")
        .child(button(words.save_file(), &Action::Export))
        .child(button(words.load_file(), &Action::Import))
}
