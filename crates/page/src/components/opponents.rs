//! The opponents in the form of all options.

use game::LevelId;
use leptos::prelude::{Get, GetUntracked, Set, Update, untrack};
use session::{NAME_LENGTH, normalize_name};
use words::ShellWords;

use crate::dom::{Element, el};
use crate::shell::{MatchForm, Shell};
use crate::widgets::{face, select};

/// The value of a person in the choice of a bot's level.
const PERSON: &str = "person";

/// A row for each opponent: the name, and the level if there are bots.
pub(super) fn opponents(shell: Shell, form: &MatchForm) -> Element {
    let form = *form;
    el("fieldset.opponents")
        .child(el("legend").live_text(shell.text(ShellWords::opponents)))
        .each(
            move || (0..form.players.get().size() - 1).collect(),
            |at| *at,
            move |at| opponent(shell, at + 1, &form),
        )
}

fn opponent(shell: Shell, seat: usize, form: &MatchForm) -> Element {
    let at = seat - 1;
    let name = el("input")
        .attr("type", "text")
        .attr("autocomplete", "off")
        .attr("maxlength", NAME_LENGTH)
        .live_attr("aria-label", move || shell.words().opponent_name(seat))
        .bound_to(form.names[at]);
    let level = (!shell.info().levels.is_empty()).then(|| level_choice(shell, at, form));
    el("div.opponent")
        .attr("data-seat", seat)
        .child(face(seat))
        .child(name)
        .children(level)
}

/// The choice of a bot's level, or of a person at this device.
fn level_choice(shell: Shell, at: usize, form: &MatchForm) -> Element {
    let form = *form;
    let levels = move || {
        let words = shell.words();
        let option = |one: &LevelId| (one.id(), shell.level_name(*one).into());
        let person = (PERSON, words.person_here().into());
        let levels = shell.info().levels.iter().map(option);
        levels.chain([person]).collect()
    };
    let choose = move |id: &str| {
        seat_person(shell, &form, at, id == PERSON);
        if let Some(chosen) = shell.info().level(id) {
            form.levels[at].set(chosen);
        }
    };
    let chosen = move || {
        if form.is_person(at) {
            PERSON
        } else {
            form.levels[at].get().id()
        }
    };
    select(levels, chosen, choose)
        .live_attr("aria-label", move || shell.words().opponent_level(at + 1))
}

/// Seats a person at this device in an opponent's place, or a bot. People get names such as "Player 2" until
/// they have entered their own, bots get theirs back.
fn seat_person(shell: Shell, form: &MatchForm, at: usize, is_person: bool) {
    if untrack(|| form.is_person(at)) == is_person {
        return;
    }
    form.people.update(|people| *people ^= 1 << at);
    let bot = shell
        .game()
        .bot_names()
        .get(at)
        .copied()
        .unwrap_or_default();
    let name = form.names[at];
    let numbered = |place: usize| untrack(|| shell.words()).person_number(place);
    let before = if is_person {
        bot.into()
    } else {
        numbered(at + 2)
    };
    if name.get_untracked() == before {
        name.set(if is_person { String::new() } else { bot.into() });
    }
    name_people(shell, form);
}

/// Names the people who have entered no name by their places, if several share this device.
pub(super) fn name_people(shell: Shell, form: &MatchForm) {
    let numbered = |place: usize| untrack(|| shell.words()).person_number(place);
    let seated = 0..form.players.get_untracked().size() - 1;
    let people = seated.filter(|at| untrack(|| form.is_person(*at)));
    let mut names: Vec<_> = people.map(|at| (at + 2, form.names[at])).collect();
    if names.is_empty() {
        if form.name.get_untracked() == numbered(1) {
            form.name.set(String::new());
        }
        return;
    }
    names.push((1, form.name));
    for (place, name) in names {
        if normalize_name(&name.get_untracked()).is_empty() {
            name.set(numbered(place));
        }
    }
}
