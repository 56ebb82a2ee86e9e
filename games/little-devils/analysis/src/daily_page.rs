//! The page "Deal of the day".

use std::collections::BTreeMap;

use little_devils::protocol::DayResult;
use little_devils::session::{Day, streak};
use little_devils::words::AnalysisWords;
use protocol::Node;
use words::Arg;

use super::draw::{
    button, buttons, cell, date, first_day, guide, heading, paragraph, short_button, table,
};
use super::share_page::field;
use little_devils::protocol::Action;

/// Number of days in the list.
const LISTED: usize = 30;

/// Today's deal, the streak, and past days. `end` is the local time at which the day ends, unless that is midnight.
pub(super) fn nodes(
    words: &AnalysisWords,
    saved: &BTreeMap<Day, DayResult>,
    today: Day,
    end: Option<String>,
) -> Vec<Node> {
    let mut nodes = vec![paragraph(words.daily_note())];
    nodes.extend(end.map(|time| paragraph(words.day_ends(&time))));
    let on_its_day = |(day, saved): (&Day, &DayResult)| (saved.on == *day).then_some(*day);
    let row_of_days = streak(
        &saved.iter().filter_map(on_its_day).collect::<Vec<_>>(),
        today,
    );
    if row_of_days > 0 {
        nodes.push(paragraph(guide(words).in_a_row(row_of_days)));
    }
    match saved.get(&today) {
        Some(result) => nodes.extend(result_to_paste(words, today, result)),
        None => nodes.push(buttons([play(words, today)])),
    }
    let days = core::iter::successors(Some(today), |day| day.previous()).take(LISTED);
    let rows = days.map(|day| row(words, day, saved.get(&day))).collect();
    nodes.push(table(
        words.daily(),
        &[
            guide(words).day_column(),
            words.devils_column(),
            words.par(),
            "",
        ],
        rows,
    ));
    nodes
}

/// Today's result as a text to paste.
fn result_to_paste(words: &AnalysisWords, day: Day, saved: &DayResult) -> Vec<Node> {
    let par = saved.par.map_or(Arg::Case("none", ""), Arg::from);
    let result = words.result_text(day.to_string(), saved.devils, par);
    let text = format!("{result}\n{}", symbols(saved));
    let mut nodes = vec![
        heading(guide(words).to_paste()),
        Node::with_text("pre", text.clone()),
    ];
    nodes.extend(field(words, guide(words).to_paste(), &text));
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

fn row(words: &AnalysisWords, day: Day, saved: Option<&DayResult>) -> Vec<Node> {
    let devils = saved.map_or(guide(words).not_played().into(), |saved| {
        saved.devils.to_string()
    });
    let par = match saved.and_then(|saved| saved.par) {
        Some(par) => cell(par.to_string()),
        None if saved.is_some() => {
            Node::new("td").child(button(words.work_out_par(), &Action::Par(day)))
        }
        None => cell("–"),
    };
    let whole = guide(words).play_day(date(words, day));
    let play = short_button(words.play(), whole, &Action::PlayDay(day));
    vec![
        first_day(words, day),
        cell(devils),
        par,
        Node::new("td").child(play),
    ]
}

fn play(words: &AnalysisWords, day: Day) -> Node {
    button(
        guide(words).play_day(date(words, day)),
        &Action::PlayDay(day),
    )
}
