//! The views of the page, as the components of the shell need them.

use game::MatchOption;
use leptos::prelude::With;
use page::components::GameViews;
use page::dom::{Element, checkbox_is_checked, el};
use page::shell::{Dialog, Shell};
use page::widgets::{button, labelled_select};
use patience::games;
use patience::play::Play;
use patience::protocol::INFO;
use patience::words::{Guide, Words};
use words::ShellWords;

use crate::catalogue::catalogue;
use crate::chunk;
use crate::own::{OwnDialog, Page, PatiencePage};
use crate::table;

impl GameViews for PatiencePage {
    fn table(shell: Shell<Self>) -> Vec<Element> {
        table::table(shell)
    }

    /// Each game has a table of its own.
    fn table_version(shell: Shell<Self>) -> u32 {
        let id = shell
            .own()
            .play
            .with(|play| play.as_ref().map(|play| play.game().id));
        let at = games::ALL.iter().position(|game| Some(game.id) == id);
        at.and_then(|at| u32::try_from(at).ok())
            .map_or(0, |at| at + 1)
    }

    fn first_page(shell: Shell<Self>) -> Element {
        catalogue(shell)
    }

    fn rules(shell: Shell<Self>) -> Element {
        shell.load_guide();
        let game = move || shell.own().play.with(|play| play.as_ref().map(Play::game));
        let paragraphs = move || {
            let (guide, game) = (shell.guide()?, game()?);
            let words: &'static Words = shell.words();
            Some((words.game_name(&game.names), guide.rules_of(game)))
        };
        el("div.leaf.text").live(paragraphs, |texts| {
            let Some((name, texts)) = texts else {
                return Vec::new();
            };
            let texts = texts.into_iter().map(|text| el("p").text(text));
            [el("h3").text(name)].into_iter().chain(texts).collect()
        })
    }

    fn keys(guide: &'static Guide) -> Vec<(&'static str, &'static str)> {
        guide.keys()
    }

    fn own_settings(shell: Shell<Self>) -> Vec<Element> {
        let options = INFO.options.iter();
        let own = |option: &'static MatchOption| match option.values {
            ["off", "on"] => switch(shell, option),
            _ => points(shell, option),
        };
        options.map(own).collect()
    }

    fn data_settings(shell: Shell<Self>) -> Element {
        let figures = button(shell.text(ShellWords::statistics), move || {
            shell.open_dialog(Dialog::Game(OwnDialog::Statistics));
        });
        el("div")
            .child(el("p.actions").child(figures))
            .child(chunk::backup_buttons(shell))
    }

    /// A patience is played alone: nothing opens this dialog.
    fn online(element: Element, _shell: Shell<Self>) -> Element {
        element
    }

    fn dialog_title(shell: Shell<Self>, dialog: OwnDialog) -> &'static str {
        let words: &'static Words = shell.words();
        match dialog {
            OwnDialog::Deal => words.deal_menu(),
            OwnDialog::Statistics => words.statistics(),
            OwnDialog::LookBack => words.look_back(),
            OwnDialog::Odds => words.odds(),
        }
    }

    fn fill_dialog(element: Element, shell: Shell<Self>, dialog: OwnDialog) -> Element {
        match dialog {
            OwnDialog::Deal => chunk::deal_form(element, shell),
            OwnDialog::Statistics => chunk::statistics(element, shell),
            OwnDialog::LookBack => chunk::look_back(element, shell),
            OwnDialog::Odds => chunk::odds(element, shell),
        }
    }
}

fn switch(page: Page, option: &'static MatchOption) -> Element {
    let is_on = move || value(page, option) == "on";
    let field =
        el("input")
            .attr("type", "checkbox")
            .live_checked(is_on)
            .on("change", move |event| {
                let value = if checkbox_is_checked(&event) {
                    "on"
                } else {
                    "off"
                };
                choose(page, option, value);
            });
    let name = move || {
        let words: &'static Words = page.words();
        words.own_switch(option.id)
    };
    el("label.switch")
        .child(field)
        .child(el("span").live_text(name))
}

/// How games are scored.
fn points(page: Page, option: &'static MatchOption) -> Element {
    let names = move || {
        let words: &'static Words = page.words();
        let name = |id: &&'static str| (*id, words.scoring(*id).into());
        option.values.iter().map(name).collect()
    };
    labelled_select(
        page.text(Words::points_label),
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
