//! The page of statistics.

use protocol::Node;
use search::Sample;
use words::{ShellGuide, ShellWords, whole_percent};

use crate::chart::ChartTexts;
use crate::draw::{cell, heading, note, number, paragraph, row_header, table};
use crate::{MatchTotals, Statistics, chart};

/// The texts of the page.
#[derive(Clone, Copy)]
pub struct StatisticsTexts<'a> {
    /// The messages of the page's language.
    pub words: &'a ShellWords,
    /// The texts to read in the same language.
    pub guide: &'a ShellGuide,
    /// What the game counts: "Points".
    pub points_name: &'a str,
    /// The name of the level with an id.
    pub level: &'a dyn Fn(&str) -> String,
}

/// The page: a table, sentences, a chart, and the matches with a takeback; if there are no others, their chart too.
#[must_use]
pub fn nodes(texts: &StatisticsTexts<'_>, statistics: &Statistics) -> Vec<Node> {
    let guide = texts.guide;
    let mut nodes = Vec::new();
    let has_any = statistics.all.matches > 0;
    if has_any {
        nodes.push(tables_of_totals(texts, statistics));
        nodes.push(note(guide.margin_note()));
        nodes.extend(sentences(texts, statistics));
        nodes.extend(course(texts, &statistics.course));
    } else if statistics.with_takeback.matches == 0 {
        nodes.push(paragraph(guide.no_matches()));
    }
    if statistics.with_takeback.matches > 0 {
        let (all, players) = (&statistics.with_takeback, &statistics.takeback_by_players);
        let rows = rows_by_players(texts, all, players).collect();
        nodes.push(heading(guide.with_takeback()));
        nodes.push(titled_table(texts, guide.with_takeback(), rows));
        nodes.push(note(guide.with_takeback_note()));
        if !has_any {
            nodes.extend(course(texts, &statistics.takeback_course));
        }
    }
    nodes
}

/// A row for all matches, one for each number of players, and one for each strongest bot.
fn tables_of_totals(texts: &StatisticsTexts<'_>, statistics: &Statistics) -> Node {
    let levels = statistics.by_level.iter().map(|(level, totals)| {
        let name = texts.guide.against((texts.level)(level));
        row(texts, name, totals)
    });
    let rows = rows_by_players(texts, &statistics.all, &statistics.by_players).chain(levels);
    titled_table(texts, texts.words.statistics(), rows.collect())
}

/// A row for all matches, and one for each number of players.
fn rows_by_players(
    texts: &StatisticsTexts<'_>,
    all: &MatchTotals,
    by_players: &[(usize, MatchTotals)],
) -> impl Iterator<Item = Vec<Node>> {
    let all = row(texts, texts.guide.all_matches().into(), all);
    let players = |(players, totals): &(usize, MatchTotals)| {
        row(texts, texts.words.with_players(*players), totals)
    };
    let players: Vec<_> = by_players.iter().map(players).collect();
    core::iter::once(all).chain(players)
}

fn titled_table(texts: &StatisticsTexts<'_>, caption: &str, rows: Vec<Vec<Node>>) -> Node {
    let guide = texts.guide;
    let points = guide.points_a_round(texts.points_name);
    let head = [
        "",
        guide.matches_column(),
        guide.wins_column(),
        guide.place_column(),
        &points,
    ];
    table(caption, &head, rows)
}

/// Matches, wins, mean place and points of some matches.
fn row(texts: &StatisticsTexts<'_>, name: String, totals: &MatchTotals) -> Vec<Node> {
    let share = f64::from(totals.wins) / f64::from(totals.matches.max(1));
    // A no-break space keeps the percent sign with its number.
    let share = texts
        .words
        .percent(whole_percent(share))
        .replace(' ', "\u{a0}");
    vec![
        row_header(name),
        cell(totals.matches.to_string()),
        cell(format!("{} ({share})", totals.wins)),
        cell(mean(texts, &totals.places)),
        cell(mean(texts, &totals.points)),
    ]
}

/// A mean with half its 95 % interval: "1.5 ± 0.3".
fn mean(texts: &StatisticsTexts<'_>, sample: &Sample) -> String {
    let number = |value| number(texts.words.lang(), value);
    let mean = number(sample.mean());
    if sample.margin().is_finite() {
        // A no-break space lets a narrow column break before the sign.
        format!("{mean} ±\u{a0}{}", number(sample.margin()))
    } else {
        mean
    }
}

fn sentences(texts: &StatisticsTexts<'_>, statistics: &Statistics) -> Vec<Node> {
    let guide = texts.guide;
    let (now, longest) = statistics.streak;
    let best = statistics.extremes.map(|(best, worst)| {
        let [best, worst] = [best, worst].map(words::number);
        guide.best_match(texts.points_name, best, worst)
    });
    let streak = guide.winning_streak(now, longest);
    core::iter::once(streak)
        .chain(best)
        .map(paragraph)
        .collect()
}

fn course(texts: &StatisticsTexts<'_>, course: &[f64]) -> Vec<Node> {
    let guide = texts.guide;
    let chart = ChartTexts {
        title: &guide.points_a_round(texts.points_name),
        matches: guide.matches_column(),
        number: &|value| number(texts.words.lang(), value),
        range: &|most, least| guide.running_average(most, least),
    };
    chart::nodes(&chart, course)
}
