//! The settings, each with effect at once.

use leptos::prelude::{Get, With};

use crate::play::{Choice, Preferences, Switch};
use crate::text::{Lang, Words};
use crate::web::dom::{self, Element, el};
use crate::web::store::Store;

use super::{choice, kept_file};

/// All settings.
pub fn settings(store: Store) -> Element {
    let theme = pick(
        store,
        |words| words.setting.theme,
        |words| &words.setting.themes,
        |preferences| &mut preferences.theme,
    );
    let motion = pick(
        store,
        |words| words.setting.motion,
        |words| &words.setting.motions,
        |preferences| &mut preferences.motion,
    );
    let card_size = pick(
        store,
        |words| words.setting.card_size,
        |words| &words.setting.card_sizes,
        |preferences| &mut preferences.card_size,
    );
    el("div.settings")
        .child(language(store))
        .child(speed(store))
        .child(theme)
        .child(motion)
        .child(card_size)
        .children(Switch::ALL.map(|one| switch(store, one)))
        .child(kept_file(store))
}

/// The language.
pub fn language(store: Store) -> Element {
    let langs = || {
        let lang = |lang: &Lang| (lang.tag(), lang.own_name());
        Lang::ALL.iter().map(lang).collect()
    };
    choice(
        store.text(|words| words.language),
        langs,
        move || store.lang.get().tag(),
        move |tag| {
            if let Some(lang) = Lang::from_tag(tag) {
                store.set_lang(lang);
            }
        },
    )
}

/// How fast the table moves.
pub fn speed(store: Store) -> Element {
    pick(
        store,
        |words| words.speed,
        |words| &words.speeds,
        |preferences| &mut preferences.speed,
    )
}

/// A preference with a few values.
fn pick<T: Choice>(
    store: Store,
    label: fn(&'static Words) -> &'static str,
    names: fn(&'static Words) -> &'static [&'static str],
    part: fn(&mut Preferences) -> &mut T,
) -> Element {
    let options = move || {
        let ids = T::ALL.iter().map(|(_, id)| *id);
        ids.zip(names(store.words()).iter().copied()).collect()
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
        .child(el("span").live_text(move || (store.words().setting.switch)(switch)))
}
