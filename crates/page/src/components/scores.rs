//! The score sheet.

use scene::{ScoreRow, Scores};
use words::{ShellWords, number};

use crate::dom::{Element, el};
use crate::shell::Shell;
use crate::widgets::icon;

/// The score sheet: one row a player, one column a round, then the total. `note` is below it. The players
/// with the best total have the `leader` icon.
pub fn score_table(
    shell: Shell,
    scores: impl Fn() -> Option<Scores> + Copy + 'static,
    note: impl Fn() -> &'static str + 'static,
    leader: &'static str,
) -> Element {
    let rounds = move || scores().map(|scores| scores.rounds).unwrap_or_default();
    let head = el("thead").live(
        move || (rounds(), shell.lang()),
        move |(rounds, _)| vec![score_head(shell, rounds)],
    );
    let body = el("tbody").live(scores, move |scores| {
        let rows = |scores: Scores| {
            let row = |row: &ScoreRow| score_row(row, scores.leads(row).then_some(leader));
            scores.rows.iter().map(row).collect()
        };
        scores.map(rows).unwrap_or_default()
    });
    let table = el("table.scores")
        .child(el("caption").live_text(shell.text(ShellWords::scores)))
        .child(head)
        .child(body);
    // The sheet of a long match scrolls, so it can have the focus.
    el("div.leaf")
        .attr("tabindex", "0")
        .attr("role", "region")
        .live_attr("aria-label", shell.text(ShellWords::scores))
        .child(table)
        .child(el("p.limit").live_text(note))
}

fn score_head(shell: Shell, rounds: usize) -> Element {
    let words = shell.words();
    let column = || el("th").attr("scope", "col");
    let round = |number| {
        column()
            .attr("aria-label", words.round(number))
            .text(number)
    };
    el("tr")
        .child(column().text(words.player()))
        .children((1..=rounds).map(round))
        .child(column().class("total").text(words.total()))
}

fn score_row(row: &ScoreRow, leader: Option<&'static str>) -> Element {
    let name = el("th")
        .attr("scope", "row")
        .children(leader.map(icon))
        .text(row.name.clone());
    let row = el("tr")
        .child(name)
        .children(
            row.rounds
                .iter()
                .map(|points| el("td").text(number(*points))),
        )
        .child(el("td.total").text(number(row.total)));
    if leader.is_some() {
        row.class("leads")
    } else {
        row
    }
}
