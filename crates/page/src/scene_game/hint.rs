//! The hint: the best move and why, and the value of each move.

use scene::Hint;

use crate::dom::{Element, el};
use crate::shell::Shell;

/// The hint: a sentence, and a row for each move.
pub(super) fn hint(shell: Shell) -> Element {
    let sentence = move || match hint_in_words(shell) {
        Some(hint) => hint.sentence,
        None => shell.words().thinking().into(),
    };
    let table = el("div").live(
        move || (hint_in_words(shell), shell.lang()),
        move |(hint, _)| {
            let hint = hint.filter(|hint| hint.rows.len() > 1);
            hint.map(tables).unwrap_or_default()
        },
    );
    el("div.hint")
        .child(el("p.hint-text").attr("role", "status").live_text(sentence))
        .child(table)
}

/// The hint in words, once it has arrived.
fn hint_in_words(shell: Shell) -> Option<Hint> {
    let moves = shell.rated_moves()?;
    shell
        .chunk_game()
        .hint(shell.page_words(), &shell.record()?, &moves)
}

/// The moves worth reading at once; behind a button, the others.
fn tables(hint: Hint) -> Vec<Element> {
    let has_more = !hint.more_rows.is_empty();
    let about = el("caption").text(hint.about);
    let first = table(Some(about), hint.headings, (0..).zip(hint.rows));
    // No other move is the best one.
    let others = table(None, hint.headings, (1..).zip(hint.more_rows));
    let others = el("details")
        .child(el("summary").text(hint.more))
        .child(others);
    let mut tables = vec![first];
    tables.extend(has_more.then_some(others));
    tables
}

/// A table of moves with their values. The row with the number 0 is the best.
fn table(
    caption: Option<Element>,
    headings: [&'static str; 2],
    rows: impl Iterator<Item = (usize, (String, String))>,
) -> Element {
    let column = |text: &'static str| el("th").attr("scope", "col").text(text);
    let head = el("tr").children(headings.map(column));
    let rows = rows.map(|(rank, (mv, value))| {
        let name = el("th").attr("scope", "row").text(mv);
        let row = el("tr").child(name).child(el("td").text(value));
        if rank == 0 { row.class("best") } else { row }
    });
    el("table.costs")
        .children(caption)
        .child(el("thead").child(head))
        .child(el("tbody").children(rows))
}
