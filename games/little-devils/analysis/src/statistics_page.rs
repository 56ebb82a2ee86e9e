//! The page of statistics.

use analysis::chart;
use cards::SeatCount;
use little_devils::review::{Entry, Statistics, Tally};
use little_devils::words::{AnalysisWords, Words};
use protocol::Node;
use words::whole_percent;

use super::Action;
use super::draw::{button, buttons, cell, estimate, heading, paragraph, row_header, table};

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
    nodes.extend(course_chart(phrases, &statistics.course));
    nodes.extend(with_takeback(phrases, &statistics));
    nodes.extend(luck_skill(phrases, &statistics));
    nodes.push(file_buttons(words));
    nodes
}

/// A table of matches, wins, mean place and devils: a row for all matches, one for each number of
/// players, and one for each strongest bot.
fn tallies(words: &Words, phrases: &AnalysisWords, statistics: &Statistics) -> Node {
    let row = |name: String, tally: &Tally| {
        let share = f64::from(tally.wins) / f64::from(tally.matches);
        // A no-break space keeps the percent sign with its number.
        let share = words.percent(whole_percent(share)).replace(' ', "\u{a0}");
        let wins = format!("{} ({share})", tally.wins);
        vec![
            row_header(name),
            cell(tally.matches.to_string()),
            cell(wins),
            cell(number_or_empty(phrases, tally.place())),
            cell(number_or_empty(phrases, tally.mean())),
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

/// A number, or nothing.
fn number_or_empty(phrases: &AnalysisWords, value: Option<f64>) -> String {
    value.map_or_else(String::new, |value| phrases.number(value))
}

/// The matches with a takeback, which do not count. If there are no others, their chart too.
fn with_takeback(phrases: &AnalysisWords, statistics: &Statistics) -> Vec<Node> {
    let with_takeback = &statistics.with_takeback;
    if with_takeback.all.matches == 0 {
        return Vec::new();
    }
    let row = |name: String, tally: &Tally| {
        vec![
            row_header(name),
            cell(tally.matches.to_string()),
            cell(number_or_empty(phrases, tally.mean())),
        ]
    };
    let players =
        |(seats, tally): &(SeatCount, Tally)| row((phrases.with_players)(seats.size()), tally);
    let rows = core::iter::once(row(phrases.all.into(), &with_takeback.all))
        .chain(with_takeback.by_players.iter().map(players));
    let head = ["", phrases.matches, phrases.devils_a_round];
    let mut nodes = vec![
        heading(phrases.with_takeback),
        table(phrases.with_takeback, &head, rows.collect()),
        paragraph(phrases.with_takeback_note).with("class", "note"),
    ];
    if statistics.all.matches == 0 {
        nodes.extend(course_chart(phrases, &with_takeback.course));
    }
    nodes
}

/// The chart of the devils per round.
fn course_chart(phrases: &AnalysisWords, course: &[f64]) -> Vec<Node> {
    let texts = chart::ChartTexts {
        title: phrases.devils_a_round,
        matches: phrases.matches,
        number: &|number| phrases.number(number),
        range: &|most, fewest| (phrases.running_average)(most, fewest),
    };
    chart::nodes(&texts, course)
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

/// Luck and skill over the newest reviewed rounds; if there are none, how to get them.
fn luck_skill(phrases: &AnalysisWords, statistics: &Statistics) -> Vec<Node> {
    let Some(average) = statistics.luck_skill else {
        return vec![paragraph(phrases.review_for_skill).with("class", "note")];
    };
    let parts = [average.deal, average.play, average.others];
    let row = parts.map(|part| cell(estimate(phrases, part)));
    let head = ["", phrases.own_hand, phrases.play, phrases.others];
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
fn file_buttons(words: &Words) -> Node {
    Node::new("p")
        .with("class", "buttons")
        .child(button(words.save_file(), &Action::Export))
        .child(button(words.load_file(), &Action::Import))
}
