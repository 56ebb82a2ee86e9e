//! The start panel: one choice and one button, and a button for all other options.

use game::LevelId;
use leptos::prelude::Get;
use words::ShellWords;

use super::start_panel;
use crate::dom::{Element, el};
use crate::shell::{MatchForm, MatchPage, MatchView, SetUp, Shell};
use crate::widgets::{button, segment};

/// The names of the difficulties in the page: in the order of `SetUp::DIFFICULTIES`.
const DIFFICULTIES: [&str; 3] = ["easy", "medium", "hard"];

/// The panel with the one choice, or with the form of all options. The static page shows the same panel
/// until the program has started: change both together.
pub fn begin<G: MatchPage>(shell: Shell<G>) -> Element {
    let form = shell.match_form();
    let wrong_name = move || {
        el("p.wrong")
            .attr("role", "alert")
            .live_text(shell.text(ShellWords::name_missing))
    };
    let quick = move || quick_start(shell, form);
    start_panel(shell, quick, MatchView::NewMatch(Box::new(form)).into())
        .show(move || form.wrong.get().is_some(), wrong_name)
}

/// The one choice, the players, and the buttons to play.
fn quick_start<G: MatchPage>(shell: Shell<G>, form: MatchForm) -> Vec<Element> {
    let play = button(shell.text(ShellWords::play), move || shell.deal_form(form));
    let go_on = move || {
        let words = move || Some(continue_words(shell, left_match(shell)?));
        button(words, move || shell.continue_match()).class("continue")
    };
    let actions = el("p.actions")
        .child(play.class("primary"))
        .show(move || left_match(shell).is_some(), go_on);
    if G::INFO.difficulties.is_empty() {
        return vec![actions];
    }
    vec![
        difficulty(shell, form),
        el("p.seats").live_text(move || seats(shell, form)),
        actions,
    ]
}

/// The one choice.
fn difficulty<G: MatchPage>(shell: Shell<G>, form: MatchForm) -> Element {
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
    let options = G::INFO.difficulties.iter().zip(DIFFICULTIES).map(option);
    el("fieldset.difficulty")
        .child(el("legend").live_text(shell.text(ShellWords::difficulty)))
        .child(el("div.segments").children(options))
}

/// The number of players and their level. The address or the last match may have more than the choice
/// offers.
fn seats<G: MatchPage>(shell: Shell<G>, form: MatchForm) -> String {
    let words = shell.words();
    let level = form.level().map(|level| G::SetUp::level_name(words, level));
    let level = level.unwrap_or_else(|| words.mixed().into());
    words.seats_are(form.players.get().get(), level)
}

/// The round and the number of players of the match to return to.
fn left_match<G: MatchPage>(shell: Shell<G>) -> Option<(usize, u8)> {
    let record = shell.matches().into_iter().next()?;
    Some((record.round_number(), record.options().seats().get()))
}

fn continue_words<G: MatchPage>(shell: Shell<G>, (round, players): (usize, u8)) -> String {
    shell.words().continue_match(round, players)
}
