//! The score sheet.

use crate::store::Store;
use little_devils::scene::ScoreRow;
use little_devils::words::Words;
use page::dom::{Element, el};

use page::widgets::icon;
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
    let rows = move || {
        store
            .with_scene(|scene| scene.scores.rows.clone())
            .unwrap_or_default()
    };
    let body = el("tbody").live(rows, |rows| {
        let fewest = rows.iter().map(|row| row.total).min();
        // Nobody leads while all totals are equal.
        let all_even = rows.iter().all(|row| Some(row.total) == fewest);
        let row = |row: ScoreRow| {
            let leads = !all_even && Some(row.total) == fewest;
            score_row(row, leads)
        };
        rows.into_iter().map(row).collect()
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

fn score_row(row: ScoreRow, leads: bool) -> Element {
    let name = el("th")
        .attr("scope", "row")
        .children(leads.then(|| icon("halo")))
        .text(row.name);
    let row = el("tr")
        .child(name)
        .children(row.rounds.into_iter().map(|devils| el("td").text(devils)))
        .child(el("td.total").text(row.total));
    if leads { row.class("leads") } else { row }
}
