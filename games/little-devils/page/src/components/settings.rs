//! The settings, each with effect at once.

use leptos::prelude::{Get, With};

use crate::store::Store;
use little_devils::words::Words;
use page::dom;
use page::dom::{Element, el};
use session::{Choice, Preferences, Switch};
use words::Lang;

use super::kept_file;
use page::widgets::choice;

/// All settings.
pub fn settings(store: Store) -> Element {
    let theme = pick(store, Words::theme, Words::themes, |preferences| {
        &mut preferences.theme
    });
    let motion = pick(store, Words::motion, Words::motions, |preferences| {
        &mut preferences.motion
    });
    let card_size = pick(store, Words::card_size, Words::card_sizes, |preferences| {
        &mut preferences.card_size
    });
    let switches = |of_look: bool| {
        let all = Switch::ALL.into_iter();
        all.filter(move |one| (*one == Switch::LeftHanded) == of_look)
            .map(move |one| switch(store, one))
    };
    let game = group(store, Words::game_settings)
        .children([language(store), speed(store), motion])
        .children(switches(false));
    let look = group(store, Words::look_settings)
        .children([theme, card_size])
        .children(switches(true));
    let data = group(store, Words::data_settings).child(kept_file(store));
    el("div.settings").children([game, look, data])
}

/// A place for settings that belong together, below a heading.
fn group(store: Store, heading: fn(&'static Words) -> &'static str) -> Element {
    el("section").child(el("h3").live_text(store.text(heading)))
}

/// The language.
pub fn language(store: Store) -> Element {
    let langs = || {
        let lang = |lang: &Lang| (lang.tag(), lang.own_name().into());
        Lang::ALL.iter().map(lang).collect()
    };
    choice(
        store.text(Words::language),
        langs,
        move || store.lang().tag(),
        move |tag| {
            if let Some(lang) = Lang::from_tag(tag) {
                store.set_lang(lang);
            }
        },
    )
}

/// How fast the table moves.
pub fn speed(store: Store) -> Element {
    pick(store, Words::speed, Words::speeds, |preferences| {
        &mut preferences.speed
    })
}

/// A preference with a few values.
fn pick<T: Choice>(
    store: Store,
    label: fn(&'static Words) -> &'static str,
    names: fn(&'static Words) -> Vec<&'static str>,
    part: fn(&mut Preferences) -> &mut T,
) -> Element {
    let options = move || {
        let ids = T::ALL.iter().map(|(_, id)| *id);
        ids.zip(names(store.words()))
            .map(|(id, name)| (id, name.into()))
            .collect()
    };
    let chosen = move || part(&mut store.preferences.get()).id();
    choice(store.text(label), options, chosen, move |id| {
        if let Some(value) = T::from_id(id) {
            store.prefer(|preferences| *part(preferences) = value);
        }
    })
}

fn switch(store: Store, switch: Switch) -> Element {
    let is_on = move || {
        store
            .preferences
            .with(|preferences| preferences.has(switch))
    };
    let field =
        el("input")
            .attr("type", "checkbox")
            .live_checked(is_on)
            .on("change", move |event| {
                store.prefer(|preferences| preferences.set(switch, dom::checked(&event)));
            });
    el("label.switch")
        .child(field)
        .child(el("span").live_text(move || store.words().switch(switch)))
}
