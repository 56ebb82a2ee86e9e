//! The page "Deal of the day".

use std::collections::BTreeMap;

use little_devils::protocol::DayResult;
use little_devils::session::{Day, streak};
use little_devils::words::AnalysisWords;
use protocol::Node;

use super::draw::{button, buttons, cell, first_day, heading, paragraph, short_button, table};
use super::share_page::field;
use little_devils::protocol::Action;

/// Number of days in the list.
const LISTED: usize = 30;

/// Today's deal, the streak, and past days. `end` is the local time at which the day ends, unless that is midnight.
pub(super) fn nodes(
    phrases: &AnalysisWords,
    saved: &BTreeMap<Day, DayResult>,
    today: Day,
    end: Option<String>,
) -> Vec<Node> {
    let mut nodes = vec![paragraph(phrases.daily_note)];
    nodes.extend(end.map(|time| paragraph((phrases.day_ends)(&time))));
    let on_its_day = |(day, saved): (&Day, &DayResult)| (saved.on == *day).then_some(*day);
    let row_of_days = streak(
        &saved.iter().filter_map(on_its_day).collect::<Vec<_>>(),
        today,
    );
    if row_of_days > 0 {
        nodes.push(paragraph((phrases.in_a_row)(row_of_days)));
    }
    match saved.get(&today) {
        Some(result) => nodes.extend(result_to_paste(phrases, today, result)),
        None => nodes.push(buttons([play(phrases, today)])),
    }
    let days = core::iter::successors(Some(today), |day| day.previous()).take(LISTED);
    let rows = days.map(|day| row(phrases, day, saved.get(&day))).collect();
    nodes.push(table(
        phrases.daily,
        &[phrases.day, phrases.devils, phrases.par, ""],
        rows,
    ));
    nodes
}

/// Today's result as a text to paste.
fn result_to_paste(phrases: &AnalysisWords, day: Day, saved: &DayResult) -> Vec<Node> {
    let text = format!(
        "{}\n{}",
        (phrases.result_text)(&day.to_string(), saved.devils, saved.par),
        symbols(saved)
    );
    let mut nodes = vec![heading(phrases.paste), Node::with_text("pre", text.clone())];
    nodes.extend(field(phrases, phrases.paste, &text));
    nodes
}

/// The tricks: a devil for each taken, a dot for each left to others.
fn symbols(saved: &DayResult) -> String {
    saved
        .tricks
        .iter()
        .map(|taken| if *taken { '😈' } else { '·' })
        .collect()
}

fn row(phrases: &AnalysisWords, day: Day, saved: Option<&DayResult>) -> Vec<Node> {
    let devils = saved.map_or(phrases.not_played.into(), |saved| saved.devils.to_string());
    let par = match saved.and_then(|saved| saved.par) {
        Some(par) => cell(par.to_string()),
        None if saved.is_some() => {
            Node::new("td").child(button(phrases.work_out_par, &Action::Par(day)))
        }
        None => cell("–"),
    };
    let whole = (phrases.play_day)(&phrases.date_of(day));
    let play = short_button(phrases.play_it, whole, &Action::PlayDay(day));
    vec![
        first_day(phrases, day),
        cell(devils),
        par,
        Node::new("td").child(play),
    ]
}

fn play(phrases: &AnalysisWords, day: Day) -> Node {
    button(
        (phrases.play_day)(&phrases.date_of(day)),
        &Action::PlayDay(day),
    )
}
