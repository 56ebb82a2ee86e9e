//! Another deal: the variant of the game, the number of the deal, the same deal again, a link to it.

use leptos::prelude::{Get, GetUntracked, RwSignal, Set, With};
use page::address;
use page::dom::{Element, el};
use page::share::{ShareMethod, pressed_button};
use page::shell::Dialog;
use page::widgets::{button, segment};
use patience::play::{Play, numbered_deal};
use patience::rules::Declaration;
use patience::words::Words;
use words::ShellWords;

use super::odds;
use super::shelved::shelved_games;
use crate::actions;
use crate::own::{LOOK_BACK, Page};
use crate::saved;

/// Adds the form.
pub(super) fn deal_form(element: Element, page: Page) -> Element {
    let own = page.own();
    let Some((game, is_won)) = own.play.with(|play| {
        let play = play.as_ref()?;
        Some((play.game(), play.is_won()))
    }) else {
        return element;
    };
    let chosen = RwSignal::new(game.id);
    let number = RwSignal::new(String::new());
    let is_wrong = RwSignal::new(false);
    let all = saved::variants(game);
    let deal = move || {
        let text = number.get_untracked();
        let wanted = match text.trim() {
            "" => None,
            text => match numbered_deal(text) {
                Some(number) => Some(number),
                None => return is_wrong.set(true),
            },
        };
        let found = saved::variants(game)
            .into_iter()
            .find(|game| game.id == chosen.get_untracked());
        page.close_dialog();
        actions::deal(page, found.unwrap_or(game), wanted);
    };
    let field = el("label.choice")
        .child(el("span.label").live_text(page.own_text(Words::number_label)))
        .child(
            el("input")
                .attr("type", "text")
                .attr("inputmode", "numeric")
                .live_attr("placeholder", page.own_text(Words::number_any))
                .bound_to(number),
        );
    let wrong = move || {
        el("p.wrong")
            .attr("role", "alert")
            .live_text(page.own_text(Words::number_wrong))
    };
    // Not the `submit` event: a sandboxed frame may forbid forms, and then it never fires. Enter in the field clicks too.
    let submit = el("button")
        .attr("type", "submit")
        .live_text(page.own_text(Words::deal_this))
        .on("click", move |event| {
            event.prevent_default();
            deal();
        });
    let again = button(page.own_text(Words::same_deal), move || {
        page.close_dialog();
        actions::restart(page);
    });
    let figures = button(page.text(ShellWords::statistics), move || {
        page.open_dialog(Dialog::Statistics);
    });
    let look_back = button(page.own_text(Words::look_back), move || {
        page.open_dialog(LOOK_BACK);
    });
    element
        .child(
            el("form.deal-form")
                .children((all.len() > 1).then(|| variants(page, all, chosen)))
                .child(field)
                .show(move || is_wrong.get(), wrong)
                .child(el("p.actions").child(submit).child(again)),
        )
        .child(
            el("p.actions")
                .child(look_back)
                .children((!is_won).then(|| odds::button_to(page)))
                .children([link(page), figures]),
        )
        .children(shelved_games(page, game))
}

/// The variants of the game, one of which is chosen.
fn variants(page: Page, all: Vec<&'static Declaration>, chosen: RwSignal<&'static str>) -> Element {
    let option = move |game: &'static Declaration| {
        let id = game.id;
        segment(
            "variant",
            id,
            move || chosen.get() == id,
            move || chosen.set(id),
        )
        .child(el("span").live_text(move || page.words().option(id)))
    };
    el("fieldset.variants")
        .child(el("legend").live_text(page.own_text(Words::options)))
        .children(all.into_iter().map(option))
}

/// A button that copies the link to the deal.
fn link(page: Page) -> Element {
    let is_copied = RwSignal::new(false);
    let text = move || {
        let mark = if is_copied.get() { " ✓" } else { "" };
        format!("{}{mark}", page.words().deal_link())
    };
    button(text, || ()).on("click", move |event| {
        let fragment = page.own().play.with(|play| play.as_ref().map(fragment));
        let link = format!("{}#{}", address::home(), fragment.unwrap_or_default());
        if let Some(button) = pressed_button(&event) {
            ShareMethod::Copy.share(&button, &link, move || is_copied.set(true));
        }
    })
}

fn fragment(play: &Play) -> String {
    let link = patience::play::DealLink {
        game: play.game(),
        seed: Some(play.seed()),
    };
    link.to_string()
}
