//! The opponents in the form of all options.

use leptos::prelude::{Get, RwSignal, Set};
use protocol::GameFormat;
use session::NAME_LENGTH;
use words::ShellWords;

use crate::dom::{Element, el};
use crate::shell::match_page::LevelOf;
use crate::shell::{MatchForm, MatchPage, SetUp, Shell};
use crate::widgets::{face, select};

/// A row for each opponent: the name, and the level if there are bots.
pub(super) fn opponents<G: MatchPage>(shell: Shell<G>, form: MatchForm<LevelOf<G>>) -> Element {
    el("fieldset.opponents")
        .child(el("legend").live_text(shell.text(ShellWords::opponents)))
        .each(
            move || (0..form.players.get().size() - 1).collect(),
            |at| *at,
            move |at| opponent(shell, at + 1, form.names[at], form.levels[at]),
        )
}

fn opponent<G: MatchPage>(
    shell: Shell<G>,
    seat: usize,
    name: RwSignal<String>,
    level: RwSignal<LevelOf<G>>,
) -> Element {
    let name = el("input")
        .attr("type", "text")
        .attr("autocomplete", "off")
        .attr("maxlength", NAME_LENGTH)
        .live_attr("aria-label", move || shell.words().opponent_name(seat))
        .bound_to(name);
    let level = (!G::SetUp::LEVELS.is_empty()).then(|| level_choice(shell, seat, level));
    el("div.opponent")
        .attr("data-seat", seat)
        .child(face(seat))
        .child(name)
        .children(level)
}

/// The choice of a bot's level.
fn level_choice<G: MatchPage>(
    shell: Shell<G>,
    seat: usize,
    level: RwSignal<LevelOf<G>>,
) -> Element {
    let levels = move || {
        let words = shell.words();
        let option = |one: &LevelOf<G>| {
            (
                G::Format::level_id(*one),
                G::SetUp::level_name(words, *one).into(),
            )
        };
        G::SetUp::LEVELS.iter().map(option).collect()
    };
    let choose = move |id: &str| {
        if let Some(chosen) = G::Format::level(id) {
            level.set(chosen);
        }
    };
    select(levels, move || G::Format::level_id(level.get()), choose)
        .live_attr("aria-label", move || shell.words().opponent_level(seat))
}
