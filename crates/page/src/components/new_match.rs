//! The form of all options: players, names, levels, language and speed.

use cards::SeatCount;
use game::{ChosenOptions, MatchOption};
use leptos::prelude::{Get, RwSignal, Set, Update, With};
use session::NAME_LENGTH;
use words::ShellWords;

use super::opponents::{name_people, opponents};
use super::settings::{language, speed};
use crate::dom::{Element, el};
use crate::shell::{MatchForm, Shell};
use crate::widgets::{labelled_select, segment};

/// The form, with its button to play.
pub fn new_match(shell: Shell, form: MatchForm) -> Element {
    let name = el("input")
        .attr("type", "text")
        .attr("autocomplete", "nickname")
        .attr("maxlength", NAME_LENGTH)
        .live_attr("placeholder", shell.text(ShellWords::default_name))
        .bound_to(form.name);
    let name = el("label.choice")
        .child(el("span.label").live_text(shell.text(ShellWords::your_name)))
        .child(name);
    // Not the `submit` event: a sandboxed frame may forbid forms, and then it never fires.
    let deal = el("button.primary")
        .attr("type", "submit")
        .on("click", move |event| {
            event.prevent_default();
            name_people(shell, &form);
            shell.deal_form(&form);
        })
        .live_text(shell.text(ShellWords::play));
    el("form.new-match")
        .attr("aria-labelledby", "new-match")
        .child(
            el("h2")
                .attr("id", "new-match")
                .live_text(shell.text(ShellWords::new_match)),
        )
        .child(player_count(shell, form.players))
        .child(name)
        .child(opponents(shell, &form))
        .children(match_options(shell, &form))
        .child(
            el("div.preferences")
                .child(language(shell))
                .child(speed(shell)),
        )
        .child(el("p.actions").child(deal))
}

/// The number of players: a segmented control.
pub(crate) fn player_count(shell: Shell, players: RwSignal<SeatCount>) -> Element {
    let option = |count: SeatCount| {
        segment(
            "players",
            count.get(),
            move || players.get() == count,
            move || players.set(count),
        )
        .child(el("span").text(count.get()))
    };
    el("fieldset.player-count")
        .child(el("legend").live_text(shell.text(ShellWords::players)))
        .child(el("div.segments").children(shell.info().seats().all().map(option)))
}

/// The options of the game, if it has any.
pub(crate) fn match_options(shell: Shell, form: &MatchForm) -> Option<Element> {
    let chosen = form.options?;
    let all = shell.info().options.iter();
    let fields = all.map(|option| option_field(shell, (form.players, chosen), option));
    Some(el("div.preferences.options").children(fields))
}

fn option_field(
    shell: Shell,
    (players, options): (RwSignal<SeatCount>, RwSignal<ChosenOptions>),
    option: &'static MatchOption,
) -> Element {
    let values = move || {
        let (game, words) = (shell.chunk_game(), shell.page_words());
        let value = |value: &&'static str| (*value, game.option_value(words, option, value).into());
        option.values.iter().map(value).collect()
    };
    let name = move || shell.chunk_game().option_name(shell.page_words(), option);
    let chosen = move || options.with(|options| options.value_for(option, players.get()));
    let field = labelled_select(name, values, chosen, move |value| {
        options.update(|options| {
            options.choose(option, value);
        });
    });
    let about = move || shell.chunk_game().option_about(shell.page_words(), option);
    // The note says with how many players the option matters.
    el("fieldset.option")
        .live_attr("disabled", move || {
            (!option.fits(players.get())).then_some("")
        })
        .child(field)
        .child(el("p.note").live_text(about))
}
