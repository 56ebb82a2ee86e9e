//! The settings. Each takes effect at once.

use crate::store::Store;
use page::dom;
use page::dom::{Element, el};
use session::{Choice, Preferences, Switch};

use super::backup_buttons;
use page::widgets::labelled_select;
use words::{Lang, ShellWords};

/// All settings.
pub fn settings(store: Store) -> Element {
    let theme = pick(
        store,
        ShellWords::theme,
        ShellWords::themes,
        |preferences| &mut preferences.theme,
    );
    let motion = pick(
        store,
        ShellWords::motion,
        ShellWords::motions,
        |preferences| &mut preferences.motion,
    );
    let card_size = pick(
        store,
        ShellWords::card_size,
        ShellWords::card_sizes,
        |preferences| &mut preferences.card_size,
    );
    let switches = |is_look: bool| {
        let all = Switch::ALL.into_iter();
        all.filter(move |one| (*one == Switch::LeftHanded) == is_look)
            .map(move |one| switch(store, one))
    };
    let game = group(store, ShellWords::game_settings)
        .children([language(store), speed(store), motion])
        .children(switches(false));
    let look = group(store, ShellWords::look_settings)
        .children([theme, card_size])
        .children(switches(true));
    let data = group(store, ShellWords::data_settings).child(backup_buttons(store));
    el("div.settings").children([game, look, data])
}

/// A group of settings below a heading.
fn group(store: Store, heading: fn(&'static ShellWords) -> &'static str) -> Element {
    el("section").child(el("h3").live_text(store.text(heading)))
}

/// The language.
pub fn language(store: Store) -> Element {
    let langs = || {
        let lang = |lang: &Lang| (lang.tag(), lang.own_name().into());
        Lang::ALL.iter().map(lang).collect()
    };
    labelled_select(
        store.text(ShellWords::language),
        langs,
        move || store.lang().tag(),
        move |tag| {
            if let Some(lang) = Lang::from_tag(tag) {
                store.set_lang(lang);
            }
        },
    )
}

/// The speed of the table.
pub fn speed(store: Store) -> Element {
    pick(
        store,
        ShellWords::speed,
        ShellWords::speeds,
        |preferences| &mut preferences.speed,
    )
}

/// A preference with a few values.
fn pick<T: Choice>(
    store: Store,
    label: fn(&'static ShellWords) -> &'static str,
    names: fn(&'static ShellWords) -> Vec<&'static str>,
    part: fn(&mut Preferences) -> &mut T,
) -> Element {
    let options = move || {
        let ids = T::ALL.iter().map(|(_, id)| *id);
        ids.zip(names(store.words()))
            .map(|(id, name)| (id, name.into()))
            .collect()
    };
    let chosen = move || part(&mut store.preferences()).id();
    labelled_select(store.text(label), options, chosen, move |id| {
        if let Some(value) = T::from_id(id) {
            store.change_preferences(|preferences| *part(preferences) = value);
        }
    })
}

fn switch(store: Store, switch: Switch) -> Element {
    let is_on = move || store.is_on(switch);
    let field =
        el("input")
            .attr("type", "checkbox")
            .live_checked(is_on)
            .on("change", move |event| {
                store.change_preferences(|preferences| {
                    preferences.set(switch, dom::checkbox_is_checked(&event));
                });
            });
    el("label.switch")
        .child(field)
        .child(el("span").live_text(move || store.words().switch(switch)))
}
