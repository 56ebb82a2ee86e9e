//! The hint: the best move and why, and the value of each move.

use super::{Advice, SceneGame, SceneState};
use crate::dom::{Element, el};
use crate::shell::Shell;

/// The advice: a sentence, and a row for each move.
pub(super) fn hint<T: SceneGame>(shell: Shell<SceneState<T>>) -> Element {
    let sentence = move || match advice(shell) {
        Some(advice) => advice.sentence,
        None => shell.words().thinking().into(),
    };
    let table = el("div").live(
        move || (advice(shell), shell.lang()),
        move |(advice, _)| {
            let advice = advice.filter(|advice| advice.rows.len() > 1);
            advice.map(table).into_iter().collect()
        },
    );
    el("div.hint")
        .child(el("p.advice").attr("role", "status").live_text(sentence))
        .child(table)
}

/// The advice in words, once it has arrived.
fn advice<T: SceneGame>(shell: Shell<SceneState<T>>) -> Option<Advice> {
    let moves = shell.advice()?;
    T::advice(shell.words(), &shell.record()?, &moves)
}

fn table(advice: Advice) -> Element {
    let column = |text: &'static str| el("th").attr("scope", "col").text(text);
    let head = el("tr").children(advice.headings.map(column));
    let rows = advice.rows.into_iter().enumerate();
    let rows = rows.map(|(rank, (mv, value))| {
        let name = el("th").attr("scope", "row").text(mv);
        let row = el("tr").child(name).child(el("td").text(value));
        if rank == 0 { row.class("best") } else { row }
    });
    el("table.costs")
        .child(el("thead").child(head))
        .child(el("tbody").children(rows))
}
