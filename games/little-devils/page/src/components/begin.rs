//! The start panel: one choice and one button, and a button for all other options.

use leptos::prelude::Get;

use crate::store::{LazyView, MatchForm, Store};
use little_devils::session::Difficulty;
use page::components::start_panel;
use page::dom::{Element, el};
use session::Choice;

use page::widgets::{button, segment};
use words::ShellWords;

/// The panel with the one choice, or with the form of all options. The static page shows the same panel
/// until the program has started: change both together.
pub fn begin(store: Store) -> Element {
    let form = MatchForm::new(store);
    let wrong_name = move || {
        el("p.wrong")
            .attr("role", "alert")
            .live_text(store.text(ShellWords::name_missing))
    };
    let quick = move || quick_start(store, form);
    start_panel(*store, quick, LazyView::NewMatch(form))
        .show(move || form.wrong.get().is_some(), wrong_name)
}

/// The one choice, the players, and the buttons to play.
fn quick_start(store: Store, form: MatchForm) -> Vec<Element> {
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
        .child(el("legend").live_text(store.text(ShellWords::difficulty)))
        .child(el("div.segments").children(options));
    let play = button(store.text(ShellWords::play), move || form.deal(store));
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

/// The number of players and their level. The address or the last match may have more than the choice
/// offers.
fn seats(store: Store, form: MatchForm) -> String {
    let words = store.words();
    let level = form.level().map(|level| words.level(level.id()));
    let level = level.unwrap_or_else(|| words.mixed().into());
    words.seats_are(form.players.get().get(), level)
}

/// The round and the number of players of the match to return to.
fn left_match(store: Store) -> Option<(usize, u8)> {
    let record = store.matches().into_iter().next()?;
    Some((record.round_number(), record.options().seats().get()))
}

fn continue_words(store: Store, (round, players): (usize, u8)) -> String {
    store.words().continue_match(round, players)
}
