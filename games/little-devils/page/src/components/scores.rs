//! The score sheet.

use crate::store::Store;
use little_devils::words::Words;
use page::dom::{Element, el};

use page::widgets::icon;
use scene::{ScoreRow, Scores};
use words::ShellWords;

/// The score sheet: one row a player, one column a round, then the total.
pub fn score_table(store: Store) -> Element {
    let rounds = move || {
        store
            .with_scene(|scene| scene.scores.rounds)
            .unwrap_or_default()
    };
    let head = el("thead").live(
        move || (rounds(), store.lang()),
        move |(rounds, _)| vec![score_head(store, rounds)],
    );
    let scores = move || store.with_scene(|scene| scene.scores.clone());
    let body = el("tbody").live(scores, |scores| {
        let rows = |scores: Scores| {
            let row = |row: &ScoreRow| score_row(row, scores.leads(row));
            scores.rows.iter().map(row).collect()
        };
        scores.map(rows).unwrap_or_default()
    });
    let table = el("table.scores")
        .child(el("caption").live_text(store.text(ShellWords::scores)))
        .child(head)
        .child(body);
    // The sheet of a long match scrolls, so it can have the focus.
    el("div.leaf")
        .attr("tabindex", "0")
        .attr("role", "region")
        .live_attr("aria-label", store.text(ShellWords::scores))
        .child(table)
        .child(el("p.limit").live_text(store.text(Words::until_hundred)))
}

fn score_head(store: Store, rounds: usize) -> Element {
    let words = store.words();
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

fn score_row(row: &ScoreRow, leads: bool) -> Element {
    let name = el("th")
        .attr("scope", "row")
        .children(leads.then(|| icon("halo")))
        .text(row.name.clone());
    let row = el("tr")
        .child(name)
        .children(row.rounds.iter().map(|points| el("td").text(*points)))
        .child(el("td.total").text(row.total));
    if leads { row.class("leads") } else { row }
}
