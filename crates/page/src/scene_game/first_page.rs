//! The first page.

use words::ShellWords;

use super::{SceneGame, SceneState, SceneView};
use crate::components::{begin, more_games, with_update_offer};
use crate::dom::{Element, el};
use crate::pwa;
use crate::shell::{Dialog, MatchView, Shell, WithLazy};
use crate::widgets::{button, icon};

/// The first page: the title, the start panel, and links to everything else.
pub(super) fn first_page<T: SceneGame>(shell: Shell<SceneState<T>>) -> Element {
    let title = el("header.title")
        .child(
            el("div.emblem")
                .attr("aria-hidden", "true")
                .child(icon(T::EMBLEM)),
        )
        .child(el("h1").live_text(move || T::TITLES[0](shell.words())))
        .child(el("p.subtitle").live_text(move || T::TITLES[1](shell.words())));
    let page = el("main.lobby")
        .child(title)
        .child(begin(shell))
        .lazy(shell, move || {
            // The newest match has a button beside Play.
            let several = shell.matches().len() > 1 || shell.unreadable_matches() > 0;
            several.then_some(SceneView::Match(MatchView::Matches))
        });
    let by_hand = pwa::is_installed_by_hand()
        .then(|| el("p.by-hand").live_text(shell.text(ShellWords::add_to_home_screen)));
    with_update_offer(page, shell)
        .children(by_hand)
        .child(footer(shell))
}

/// Rules and settings, the way to the other games, and the credits.
fn footer<T: SceneGame>(shell: Shell<SceneState<T>>) -> Element {
    let rules = button(shell.text(ShellWords::rules), move || {
        shell.open_dialog(Dialog::Rules);
    });
    let settings = button(shell.text(ShellWords::settings), move || {
        shell.open_dialog(Dialog::Settings);
    });
    el("footer.credits")
        .child(el("p.readings").children([rules, settings]))
        .children(more_games(shell))
        .child(el("p").live_text(move || T::TITLES[2](shell.words())))
}
