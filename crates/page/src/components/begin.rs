//! The start panel: one choice and one button, and a button for all other options.

use game::LevelId;
use leptos::prelude::Get;
use words::ShellWords;

use super::start_panel;
use crate::dom::{Element, el};
use crate::shell::{MatchForm, Shell, View};
use crate::widgets::{button, segment};

/// The names of the difficulties in the page: in the order of `GameInfo::difficulties`.
const DIFFICULTIES: [&str; 3] = ["easy", "medium", "hard"];

/// The panel with the one choice, or with the form of all options. The static page shows the same panel
/// until the program has started: change both together.
pub fn begin(shell: Shell) -> Element {
    let form = shell.match_form();
    let wrong_name = move || {
        el("p.wrong")
            .attr("role", "alert")
            .live_text(shell.text(ShellWords::name_missing))
    };
    let quick = move || quick_start(shell, &form);
    start_panel(shell, quick, View::NewMatch(Box::new(form)))
        .show(move || form.wrong.get().is_some(), wrong_name)
}

/// The one choice, the players, and the buttons to play.
fn quick_start(shell: Shell, form: &MatchForm) -> Vec<Element> {
    let form = *form;
    let play = button(shell.text(ShellWords::play), move || shell.deal_form(&form));
    let go_on = move || {
        let words = move || Some(continue_words(shell, left_match(shell)?));
        button(words, move || shell.continue_match()).class("continue")
    };
    let actions = el("p.actions")
        .child(play.class("primary"))
        .show(move || left_match(shell).is_some(), go_on);
    if shell.info().difficulties.is_empty() {
        return vec![actions];
    }
    vec![
        difficulty(shell, &form),
        el("p.seats").live_text(move || seats(shell, &form)),
        actions,
    ]
}

/// The one choice.
fn difficulty(shell: Shell, form: &MatchForm) -> Element {
    let form = *form;
    let option = |(level, id): (&LevelId, &'static str)| {
        let level = *level;
        let chosen = move || form.level() == Some(level);
        segment("difficulty", id, chosen, move || form.set_level(level)).child(
            el("span").live_text(move || {
                let words: &ShellWords = shell.words();
                match id {
                    "easy" => words.easy(),
                    "medium" => words.medium(),
                    _ => words.hard(),
                }
            }),
        )
    };
    let options = shell
        .info()
        .difficulties
        .iter()
        .zip(DIFFICULTIES)
        .map(option);
    el("fieldset.difficulty")
        .child(el("legend").live_text(shell.text(ShellWords::difficulty)))
        .child(el("div.segments").children(options))
}

/// The number of players and their level. The address or the last match may have more than the choice
/// offers.
fn seats(shell: Shell, form: &MatchForm) -> String {
    let words = shell.words();
    let level = form.level().map(|level| shell.level_name(level));
    let level = level.unwrap_or_else(|| words.mixed().into());
    words.seats_are(form.players.get().get(), level)
}

/// The round and the number of players of the match to return to.
fn left_match(shell: Shell) -> Option<(usize, u8)> {
    let record = shell.matches().into_iter().next()?;
    Some((record.round_number(), record.options().seats().get()))
}

fn continue_words(shell: Shell, (round, players): (usize, u8)) -> String {
    shell.words().continue_match(round, players)
}
