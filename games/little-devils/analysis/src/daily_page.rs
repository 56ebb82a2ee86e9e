//! The page of the days' deals.

use std::collections::BTreeMap;

use little_devils::protocol::KeptDay;
use little_devils::session::{Day, streak};
use little_devils::words::AnalysisWords;
use protocol::Node;

use super::Action;
use super::draw::{button, buttons, cell, first_day, heading, short_button, table, text};
use super::share_page::field;

/// As many past days as are listed.
const LISTED: usize = 30;

/// The deal of today, days in a row, and past days.
pub(super) fn nodes(study: &AnalysisWords, kept: &BTreeMap<Day, KeptDay>, today: Day) -> Vec<Node> {
    let mut nodes = vec![text(study.daily_note)];
    let on_its_day = |(day, kept): (&Day, &KeptDay)| (kept.on == *day).then_some(*day);
    let row_of_days = streak(
        &kept.iter().filter_map(on_its_day).collect::<Vec<_>>(),
        today,
    );
    if row_of_days > 0 {
        nodes.push(text((study.in_a_row)(row_of_days)));
    }
    match kept.get(&today) {
        Some(result) => nodes.extend(told(study, today, result)),
        None => nodes.push(buttons([play(study, today)])),
    }
    let days = core::iter::successors(Some(today), |day| day.previous()).take(LISTED);
    let rows = days.map(|day| row(study, day, kept.get(&day))).collect();
    nodes.push(table(
        study.daily,
        &[study.day, study.devils, study.par, ""],
        rows,
    ));
    nodes
}

/// A day's result, to be pasted.
fn told(study: &AnalysisWords, day: Day, kept: &KeptDay) -> Vec<Node> {
    let says = format!(
        "{}\n{}",
        (study.result_text)(&day.to_string(), kept.devils, kept.par),
        symbols(kept)
    );
    let mut nodes = vec![heading(study.paste), Node::says("pre", says.clone())];
    nodes.extend(field(study, study.paste, &says));
    nodes
}

/// The tricks: a devil for each taken, a point for each left to others.
fn symbols(kept: &KeptDay) -> String {
    kept.tricks
        .iter()
        .map(|taken| if *taken { '😈' } else { '·' })
        .collect()
}

fn row(study: &AnalysisWords, day: Day, kept: Option<&KeptDay>) -> Vec<Node> {
    let devils = kept.map_or(study.not_played.into(), |kept| kept.devils.to_string());
    let par = match kept.and_then(|kept| kept.par) {
        Some(par) => cell(par.to_string()),
        None if kept.is_some() => {
            Node::new("td").child(button(study.work_out_par, &Action::Par(day)))
        }
        None => cell("–"),
    };
    let whole = (study.play_day)(&study.date_of(day));
    let play = short_button(study.play_it, whole, &Action::PlayDay(day));
    vec![
        first_day(study, day),
        cell(devils),
        par,
        Node::new("td").child(play),
    ]
}

fn play(study: &AnalysisWords, day: Day) -> Node {
    button((study.play_day)(&study.date_of(day)), &Action::PlayDay(day))
}
