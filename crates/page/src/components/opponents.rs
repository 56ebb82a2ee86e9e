//! The opponents in the form of all options.

use leptos::prelude::{Get, RwSignal, Set};
use protocol::GameFormat;
use session::NAME_LENGTH;
use words::ShellWords;

use crate::dom::{Element, el};
use crate::shell::match_page::LevelOf;
use crate::shell::{MatchForm, MatchPage, SetUp, Shell};
use crate::widgets::{face, select};

/// The value of a person in the choice of a bot's level.
const PERSON: &str = "person";

/// A row for each opponent: the name, and the level if there are bots.
pub(super) fn opponents<G: MatchPage>(shell: Shell<G>, form: MatchForm<LevelOf<G>>) -> Element {
    el("fieldset.opponents")
        .child(el("legend").live_text(shell.text(ShellWords::opponents)))
        .each(
            move || (0..form.players.get().size() - 1).collect(),
            |at| *at,
            move |at| opponent(shell, at + 1, form),
        )
}

fn opponent<G: MatchPage>(shell: Shell<G>, seat: usize, form: MatchForm<LevelOf<G>>) -> Element {
    let at = seat - 1;
    let name = el("input")
        .attr("type", "text")
        .attr("autocomplete", "off")
        .attr("maxlength", NAME_LENGTH)
        .live_attr("aria-label", move || shell.words().opponent_name(seat))
        .bound_to(form.names[at]);
    let level = (!G::SetUp::LEVELS.is_empty())
        .then(|| level_choice(shell, seat, (form.levels[at], form.people[at])));
    el("div.opponent")
        .attr("data-seat", seat)
        .child(face(seat))
        .child(name)
        .children(level)
}

/// The choice of a bot's level, or of a person at this device.
fn level_choice<G: MatchPage>(
    shell: Shell<G>,
    seat: usize,
    (level, person): (RwSignal<LevelOf<G>>, RwSignal<bool>),
) -> Element {
    let levels = move || {
        let words = shell.words();
        let option = |one: &LevelOf<G>| {
            (
                G::Format::level_id(*one),
                G::SetUp::level_name(words, *one).into(),
            )
        };
        let here = G::SetUp::CAN_SHARE.then(|| (PERSON, words.person_here().into()));
        G::SetUp::LEVELS.iter().map(option).chain(here).collect()
    };
    let choose = move |id: &str| {
        person.set(id == PERSON);
        if let Some(chosen) = G::Format::level(id) {
            level.set(chosen);
        }
    };
    let chosen = move || match person.get() {
        true => PERSON,
        false => G::Format::level_id(level.get()),
    };
    select(levels, chosen, choose)
        .live_attr("aria-label", move || shell.words().opponent_level(seat))
}
