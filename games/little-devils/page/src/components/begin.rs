//! How to begin: one choice and one button, and the way to all other choices.

use leptos::prelude::{Get, Set, Update};

use crate::chunk::{LazyView, WithLazy};
use crate::store::Store;
use little_devils::session::Difficulty;
use little_devils::words::Words;
use page::dom::{Element, el};
use session::Choice;

use super::form::Form;
use page::widgets::button;
use page::widgets::segment;

/// The frame with the one choice, or with the form of all of them. The static page shows the same frame
/// until the program has started: what is changed here is to be changed there.
pub fn begin(store: Store) -> Element {
    let form = Form::new(store);
    store.more_options.set(false);
    let wrong_name = move || {
        el("p.wrong")
            .attr("role", "alert")
            .live_text(store.text(Words::name_missing))
    };
    el("section.begin")
        .class_when("open", move || has_form(store))
        .live(
            move || has_form(store),
            move |more| {
                if more {
                    Vec::new()
                } else {
                    at_once(store, form)
                }
            },
        )
        .child(ways(store))
        .lazy(store, move || {
            let more = store.more_options.get();
            more.then_some(LazyView::NewMatch(form))
        })
        .show(move || form.wrong.get().is_some(), wrong_name)
}

/// The one choice, who will sit there, and the buttons to play.
fn at_once(store: Store, form: Form) -> Vec<Element> {
    let option = |(difficulty, id): &(Difficulty, &'static str)| {
        let (level, difficulty) = (difficulty.level(), *difficulty);
        let chosen = move || form.level() == Some(level);
        segment("difficulty", *id, chosen, move || form.set_level(level)).child(
            el("span").live_text(move || {
                let words = store.words();
                match difficulty {
                    Difficulty::Easy => words.easy(),
                    Difficulty::Medium => words.medium(),
                    Difficulty::Hard => words.hard(),
                }
            }),
        )
    };
    let options = Difficulty::ALL.iter().map(option);
    let choice = el("fieldset.difficulty")
        .child(el("legend").live_text(store.text(Words::difficulty)))
        .child(el("div.segments").children(options));
    let play = button(store.text(Words::play), move || form.deal(store));
    let go_on = move || {
        let words = move || Some(continue_words(store, left_match(store)?));
        button(words, move || store.continue_match()).class("continue")
    };
    let actions = el("p.actions")
        .child(play.class("primary"))
        .show(move || left_match(store).is_some(), go_on);
    vec![
        choice,
        el("p.seats").live_text(move || seats(store, form)),
        actions,
    ]
}

/// Who will sit at the table: the address or the last match may name more than the choice can.
fn seats(store: Store, form: Form) -> String {
    let words = store.words();
    let level = form.level().map(|level| words.level(level.id()));
    let level = level.unwrap_or_else(|| words.mixed().into());
    words.seats_are(form.players.get().get(), level)
}

/// Whether the form of all options is there.
fn has_form(store: Store) -> bool {
    let wanted = store.more_options.get().then_some(());
    store.with_chunk(wanted).is_some()
}

/// The tutorial, and the choices that few want. The button stays where the focus is.
fn ways(store: Store) -> Element {
    let words = move || {
        let words = store.words();
        if has_form(store) {
            words.fewer_options()
        } else {
            words.more_options()
        }
    };
    let toggle = button(words, move || {
        store.more_options.update(|more| *more = !*more);
    })
    .live_attr("aria-expanded", move || {
        if has_form(store) { "true" } else { "false" }
    });
    let learn = button(store.text(Words::learn), move || {
        store.learning.set(true);
    });
    el("p.actions.ways")
        .child(learn.class("learn"))
        .child(toggle)
}

/// The round and the players of the match to go back to.
fn left_match(store: Store) -> Option<(usize, u8)> {
    let record = store.matches().into_iter().next()?;
    Some((record.round_number(), record.options().seats().get()))
}

fn continue_words(store: Store, (round, players): (usize, u8)) -> String {
    store.words().continue_match(round, players)
}
