//! A score pad: a table whose cells can be pressed. It is drawn in the chunk, as no first match has one.

use super::zones::{keys, picture};
use crate::dom::{Element, el};
use crate::shell::Shell;
use crate::table::Buttons;

/// The score pad with this id: its cells are buttons, or pictures if none of them can be pressed. A pad that is larger
/// than its place scrolls.
pub fn pad(shell: Shell, id: &'static str, is_pressed: bool) -> Element {
    let label = move || shell.with_zone(id, |zone| zone.label.clone());
    let headings = move || {
        shell
            .with_zone(id, |zone| zone.headings.clone())
            .unwrap_or_default()
    };
    let head = el("thead").live(
        move || headings().columns,
        |columns| {
            let column = |name| el("th").attr("scope", "col").text(name);
            let corner = el("td");
            vec![
                el("tr")
                    .child(corner)
                    .children(columns.into_iter().map(column)),
            ]
        },
    );
    let lines = move || (headings(), shell.with_zone(id, keys).unwrap_or_default());
    let body = el("tbody").live(lines, move |(headings, keys)| {
        let buttons = is_pressed.then(|| Buttons::cells(shell, id));
        let cell = |key: &u16| {
            let cell = match &buttons {
                Some(buttons) => buttons.one(*key),
                None => picture(shell, *key),
            };
            el("td").attr("data-piece", *key).child(cell)
        };
        let cells = keys.chunks(headings.columns.len().max(1));
        let lines = headings.rows.into_iter().zip(cells);
        let line = |(name, keys): (String, &[u16])| {
            let name = el("th").attr("scope", "row").text(name);
            el("tr").child(name).children(keys.iter().map(cell))
        };
        lines.map(line).collect()
    });
    let table = el("table.pad")
        .child(el("caption").live_text(label))
        .child(head)
        .child(body);
    el("div.sheet")
        .attr("data-walk", is_pressed.then_some(""))
        .attr("tabindex", "0")
        .attr("role", "region")
        .live_attr("aria-label", label)
        .child(table)
}
