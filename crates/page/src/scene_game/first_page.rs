//! The first page.

use words::ShellWords;

use crate::components::{begin, more_games, with_update_offer};
use crate::dom::{Element, el};
use crate::pwa;
use crate::shell::{Dialog, Shell, View, WithLazy};
use crate::static_page::{credits, title};
use crate::widgets::button;

/// The first page: the title, the start panel, and links to everything else.
pub(super) fn first_page(shell: Shell) -> Element {
    let text = |at: usize| move || shell.titles()[at];
    let title = title(text(0), text(1));
    let page = el("main.lobby")
        .child(title)
        .child(begin(shell))
        .lazy(shell, move || {
            // The newest match has a button beside Play.
            let several = shell.matches().len() > 1 || shell.unreadable_matches() > 0;
            several.then_some(View::Matches)
        });
    let by_hand = pwa::is_installed_by_hand()
        .then(|| el("p.by-hand").live_text(shell.text(ShellWords::add_to_home_screen)));
    with_update_offer(page, shell)
        .children(by_hand)
        .child(footer(shell))
}

/// The deal of the day, statistics, rules and settings, the way to the other games, and the credits.
fn footer(shell: Shell) -> Element {
    let links = shell
        .own_parts()
        .links(shell)
        .unwrap_or_else(|| links(shell));
    el("footer.credits")
        .child(el("p.readings").children(links))
        .children(more_games(shell))
        .child(credits(move || shell.titles()[2]))
}

/// The links of a game that has none of its own.
fn links(shell: Shell) -> Vec<Element> {
    let open = |name: fn(&'static ShellWords) -> &'static str, dialog| {
        button(shell.text(name), move || shell.open_dialog(dialog))
    };
    let daily = open(ShellWords::daily, Dialog::Daily);
    let state = el("span.state").live_text(move || daily_state(shell));
    vec![
        daily.text(" ").child(state),
        open(ShellWords::statistics, Dialog::Statistics),
        open(ShellWords::rules, Dialog::Rules),
        open(ShellWords::settings, Dialog::Settings),
    ]
}

/// Whether today's deal was played. The chunk, which reads that, is loaded where anything is saved.
fn daily_state(shell: Shell) -> Option<String> {
    match shell.chunk() {
        Some(chunk) => chunk.daily_state(shell),
        None => Some(shell.words().day_open().into()),
    }
}
