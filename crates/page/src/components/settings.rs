//! The settings. Each takes effect at once.

use session::{Choice, Preferences, Switch};
use words::{Lang, ShellWords};

use crate::dom::{Element, el};
use crate::fullscreen;
use crate::shell::{Chunk, Dialog, Shell};
use crate::widgets::{button, labelled_select, labelled_switch};

/// All settings.
pub(super) fn settings(chunk: Chunk, shell: Shell) -> Element {
    let theme = pick(
        shell,
        ShellWords::theme,
        ShellWords::themes,
        |preferences| &mut preferences.theme,
    );
    let motion = pick(
        shell,
        ShellWords::motion,
        ShellWords::motions,
        |preferences| &mut preferences.motion,
    );
    let card_size = pick(
        shell,
        ShellWords::card_size,
        ShellWords::card_sizes,
        |preferences| &mut preferences.card_size,
    );
    let switches = |is_look: bool| {
        let all = shell.page().switches().iter().copied();
        all.filter(move |one| is_about_look(*one) == is_look)
            .map(move |one| switch(shell, one))
    };
    let game = group(shell, ShellWords::game_settings)
        .children([language(shell), speed(shell), motion])
        .children(switches(false))
        .children(chunk.own_settings(shell));
    let look = group(shell, ShellWords::look_settings)
        .children([theme, card_size])
        .children(switches(true));
    let data = group(shell, ShellWords::data_settings).child(chunk.data_settings(shell));
    el("div.settings").children([game, look, data])
}

/// The buttons below the settings. On return from the keys, their button has the focus.
pub(super) fn more_buttons(shell: Shell, again: bool) -> Element {
    let keys = button(shell.text(ShellWords::keys), move || {
        shell.open_dialog(Dialog::Keys);
    })
    .attr("data-first", again.then_some(""));
    let full_screen = button(shell.text(ShellWords::full_screen), move || {
        shell.close_dialog();
        fullscreen::toggle();
    });
    let full_screen = fullscreen::is_offered().then_some(full_screen);
    el("p.actions").child(keys).children(full_screen)
}

/// A group of settings below a heading.
fn group(shell: Shell, heading: fn(&'static ShellWords) -> &'static str) -> Element {
    el("section").child(el("h3").live_text(shell.text(heading)))
}

/// Whether a switch stands with the look of the page.
const fn is_about_look(switch: Switch) -> bool {
    matches!(switch, Switch::LeftHanded | Switch::FourColors)
}

/// The language.
pub fn language(shell: Shell) -> Element {
    let langs = || {
        let lang = |lang: &Lang| (lang.tag(), lang.own_name().into());
        Lang::ALL.iter().map(lang).collect()
    };
    labelled_select(
        shell.text(ShellWords::language),
        langs,
        move || shell.lang().tag(),
        move |tag| {
            if let Some(lang) = Lang::from_tag(tag) {
                shell.set_lang(lang);
            }
        },
    )
}

/// The speed of the table.
pub fn speed(shell: Shell) -> Element {
    pick(
        shell,
        ShellWords::speed,
        ShellWords::speeds,
        |preferences| &mut preferences.speed,
    )
}

/// A preference with a few values.
fn pick<T: Choice>(
    shell: Shell,
    label: fn(&'static ShellWords) -> &'static str,
    names: fn(&'static ShellWords) -> Vec<&'static str>,
    part: fn(&mut Preferences) -> &mut T,
) -> Element {
    let options = move || {
        let ids = T::ALL.iter().map(|(_, id)| *id);
        ids.zip(names(shell.words()))
            .map(|(id, name)| (id, name.into()))
            .collect()
    };
    let chosen = move || part(&mut shell.preferences()).id();
    labelled_select(shell.text(label), options, chosen, move |id| {
        if let Some(value) = T::from_id(id) {
            shell.change_preferences(|preferences| *part(preferences) = value);
        }
    })
}

fn switch(shell: Shell, switch: Switch) -> Element {
    labelled_switch(
        move || shell.words().switch(switch),
        move || shell.is_on(switch),
        move |is_on| shell.change_preferences(|preferences| preferences.set(switch, is_on)),
    )
}
