//! The signs of the table with their meanings.

use scene::Sign;

use crate::dom::{Element, el};
use crate::faces::failed_mark;
use crate::shell::Shell;
use crate::widgets::icon;

/// The lines of the list of signs: each sign, and its meaning.
pub fn sign_lines(
    shell: Shell,
    signs: impl IntoIterator<Item = (Sign, &'static str)>,
) -> Vec<Element> {
    let line = |(sign, meaning): (Sign, &'static str)| {
        [el("dt").child(drawn(shell, sign)), el("dd").text(meaning)]
    };
    signs.into_iter().flat_map(line).collect()
}

fn drawn(shell: Shell, sign: Sign) -> Element {
    match sign {
        Sign::Icon(id) => icon(id),
        Sign::Face(face) => el("span.card").child(shell.face(&face)),
        Sign::Bold(text) => el("b").text(text),
        Sign::Key(key) => el("kbd").text(key),
        Sign::Chips => el("span.chips").child(icon("chip")),
        Sign::CouldNotFollow => failed_mark(),
    }
}
