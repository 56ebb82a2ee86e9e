//! The settings that only this page has.

use game::MatchOption;
use page::dom::{Element, el};
use page::shell::Dialog;
use page::widgets::{button, labelled_select, labelled_switch};
use patience::protocol::INFO;
use patience::words::Words;
use words::ShellWords;

use super::backup::backup_buttons;
use crate::own::Page;

/// The settings of the game.
pub(super) fn own_settings(page: Page) -> Vec<Element> {
    let options = INFO.options.iter();
    let own = |option: &'static MatchOption| match option.values {
        ["off", "on"] => switch(page, option),
        _ => points(page, option),
    };
    options.map(own).collect()
}

/// The buttons for what is saved.
pub(super) fn data_settings(page: Page) -> Element {
    let figures = button(page.text(ShellWords::statistics), move || {
        page.open_dialog(Dialog::Statistics);
    });
    el("div")
        .child(el("p.actions").child(figures))
        .child(backup_buttons(page))
}

fn switch(page: Page, option: &'static MatchOption) -> Element {
    labelled_switch(
        move || page.words().own_switch(option.id),
        move || value(page, option) == "on",
        move |is_on| choose(page, option, if is_on { "on" } else { "off" }),
    )
}

/// How games are scored.
fn points(page: Page, option: &'static MatchOption) -> Element {
    let names = move || {
        let words = page.words();
        let name = |id: &&'static str| (*id, words.scoring(*id).into());
        option.values.iter().map(name).collect()
    };
    labelled_select(
        page.own_text(Words::points_label),
        names,
        move || value(page, option),
        move |id| choose(page, option, id),
    )
    .class("wide")
}

/// The value of an option.
fn value(page: Page, option: &MatchOption) -> &'static str {
    // The settings have no signal of their own; every change of them changes the preferences too.
    let _ = page.preferences();
    page.settings().options(&INFO).value(option)
}

fn choose(page: Page, option: &'static MatchOption, value: &str) {
    let value = value.to_owned();
    page.change_settings(move |settings| {
        settings.set_options(&INFO, &settings.options(&INFO).with(option, &value));
    });
    page.change_preferences(|_| ());
}
