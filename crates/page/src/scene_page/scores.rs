//! The score sheet, and the chart of the totals.

use scene::{RankedRow, Scores};
use words::number;

use crate::components::{plot, score_table};
use crate::dom::{Element, el};
use crate::shell::Shell;
use crate::widgets::face;

/// The score sheet, and the chart of the totals: the content of a dialog.
pub fn scores(dialog: Element, shell: Shell) -> Element {
    dialog.child(chart(shell)).child(sheet(shell))
}

/// The score sheet.
pub(super) fn sheet(shell: Shell) -> Element {
    let note = move || shell.score_note();
    score_table(
        shell,
        move || finished(shell),
        note,
        shell.game().look().leader,
    )
}

/// The chart of the totals.
pub fn chart(shell: Shell) -> Element {
    plot(shell, move || finished(shell), shell.game().look().mark)
}

/// The players from the best total to the worst, with portraits. Screen readers get the same with the
/// description of the dialog.
pub(super) fn podium(shell: Shell) -> Element {
    let places = move || finished(shell).map(|scores| scores.standings());
    el("ol.standings")
        .attr("aria-hidden", "true")
        .live(places, |places| {
            places.into_iter().flatten().map(step).collect()
        })
}

fn step(RankedRow { rank, row }: RankedRow) -> Element {
    let name = el("span.name").text(row.name);
    let total = el("span.total").text(number(row.total));
    let parts = [
        el("span.rank").text(rank),
        face(row.seat.index()),
        name,
        total,
    ];
    el("li").attr("data-rank", rank).children(parts)
}

/// The finished rounds.
fn finished(shell: Shell) -> Option<Scores> {
    shell.with_scene(|scene| scene.scores.clone())
}
