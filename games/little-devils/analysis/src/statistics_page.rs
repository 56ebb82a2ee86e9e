//! The page of statistics.

use analysis::chart;
use cards::SeatCount;
use little_devils::review::{Entry, Statistics, Tally};
use little_devils::words::{AnalysisWords, tenths};
use protocol::Node;
use words::whole_percent;

use super::Action;
use super::draw::{button, buttons, cell, estimate, heading, paragraph, row_header, table};

/// The page for finished matches, in order of their end.
pub(super) fn nodes(words: &AnalysisWords, entries: &[Entry]) -> Vec<Node> {
    let statistics = Statistics::new(entries);
    let mut nodes = Vec::new();
    if entries.is_empty() {
        nodes.push(paragraph(words.no_matches()));
    }
    if statistics.all.matches > 0 {
        nodes.push(tallies(words, &statistics));
    }
    if !entries.is_empty() {
        nodes.push(buttons([button(words.review_last(), &Action::Review)]));
    }
    nodes.extend(sentences(words, &statistics));
    nodes.extend(course_chart(words, &statistics.course));
    nodes.extend(with_takeback(words, &statistics));
    nodes.extend(luck_skill(words, &statistics));
    nodes.push(file_buttons(words));
    nodes
}

/// A table of matches, wins, mean place and devils: a row for all matches, one for each number of
/// players, and one for each strongest bot.
fn tallies(words: &AnalysisWords, statistics: &Statistics) -> Node {
    let row = |name: String, tally: &Tally| {
        let share = f64::from(tally.wins) / f64::from(tally.matches);
        // A no-break space keeps the percent sign with its number.
        let share = words.percent(whole_percent(share)).replace(' ', "\u{a0}");
        let wins = format!("{} ({share})", tally.wins);
        vec![
            row_header(name),
            cell(tally.matches.to_string()),
            cell(wins),
            cell(number_or_empty(words, tally.place())),
            cell(number_or_empty(words, tally.mean())),
        ]
    };
    let players = |(seats, tally): &(SeatCount, Tally)| row(words.table_of(seats.size()), tally);
    let rows = core::iter::once(row(words.all_matches().into(), &statistics.all))
        .chain(statistics.by_players.iter().map(players))
        .chain(
            statistics
                .by_level
                .iter()
                .map(|(level, tally)| row(words.against(words.level(level.id())), tally)),
        );
    let head = [
        "",
        words.matches_column(),
        words.wins_column(),
        words.place_column(),
        words.devils_a_round(),
    ];
    table(words.statistics(), &head, rows.collect())
}

/// A number, or nothing.
fn number_or_empty(words: &AnalysisWords, value: Option<f64>) -> String {
    value.map_or_else(String::new, |value| words.number(value))
}

/// The matches with a takeback, which do not count. If there are no others, their chart too.
fn with_takeback(words: &AnalysisWords, statistics: &Statistics) -> Vec<Node> {
    let with_takeback = &statistics.with_takeback;
    if with_takeback.all.matches == 0 {
        return Vec::new();
    }
    let row = |name: String, tally: &Tally| {
        vec![
            row_header(name),
            cell(tally.matches.to_string()),
            cell(number_or_empty(words, tally.mean())),
        ]
    };
    let players = |(seats, tally): &(SeatCount, Tally)| row(words.table_of(seats.size()), tally);
    let rows = core::iter::once(row(words.all_matches().into(), &with_takeback.all))
        .chain(with_takeback.by_players.iter().map(players));
    let head = ["", words.matches_column(), words.devils_a_round()];
    let mut nodes = vec![
        heading(words.with_takeback()),
        table(words.with_takeback(), &head, rows.collect()),
        paragraph(words.with_takeback_note()).with("class", "note"),
    ];
    if statistics.all.matches == 0 {
        nodes.extend(course_chart(words, &with_takeback.course));
    }
    nodes
}

/// The chart of the devils per round.
fn course_chart(words: &AnalysisWords, course: &[f64]) -> Vec<Node> {
    let texts = chart::ChartTexts {
        title: words.devils_a_round(),
        matches: words.matches_column(),
        number: &|number| words.number(number),
        range: &|most, fewest| words.running_average(most, fewest),
    };
    chart::nodes(&texts, course)
}

fn sentences(words: &AnalysisWords, statistics: &Statistics) -> Vec<Node> {
    let whole = |number: f64| format!("{number:.0}");
    let rating = statistics
        .rating
        .map(|rating| words.rating(whole(rating.value), whole(rating.half_width)));
    let extremes = statistics
        .extremes
        .map(|(fewest, most)| words.extremes(fewest, most));
    let mistake_type = statistics.costliest_mistake.map(|(mistake_type, cost)| {
        words.costliest_mistake_type(words.mistake_type(mistake_type.id()), tenths(cost))
    });
    let note = if rating.is_some() {
        words.rating_note()
    } else {
        words.rating_later()
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
fn luck_skill(words: &AnalysisWords, statistics: &Statistics) -> Vec<Node> {
    let Some(average) = statistics.luck_skill else {
        return vec![paragraph(words.review_for_skill()).with("class", "note")];
    };
    let parts = [average.deal, average.play, average.others];
    let row = parts.map(|part| cell(estimate(words, part)));
    let head = ["", words.own_hand(), words.own_play(), words.others()];
    let row = core::iter::once(row_header(words.devils_a_round()))
        .chain(row)
        .collect();
    vec![
        heading(words.newest()),
        table(words.newest(), &head, vec![row]),
        paragraph(words.luck_skill_note()).with("class", "note"),
    ]
}

/// Buttons for export and import, as in the settings.
fn file_buttons(words: &AnalysisWords) -> Node {
    Node::new("p")
        .with("class", "buttons")
        .child(button(words.save_file(), &Action::Export))
        .child(button(words.load_file(), &Action::Import))
}
