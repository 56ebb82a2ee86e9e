//! The games of a patience that were shelved, because another one is under way.

use leptos::prelude::GetUntracked;
use page::dom::{Element, el};
use page::shell::Notice;
use page::widgets::button;
use patience::kept::ShelvedGame;
use patience::rules::Declaration;
use patience::words::Guide;
use words::{SEPARATOR, ShellWords};

use crate::own::Page;
use crate::{actions, kept, saved};

/// The list, each game with a button that goes on with it; nothing if there are none.
pub(super) fn shelved_games(page: Page, game: &'static Declaration) -> Option<Element> {
    let shelved = kept::shelved(game);
    let (games, unreadable) = (shelved.list(), shelved.unreadable());
    if games.is_empty() && unreadable == 0 {
        return None;
    }
    page.load_guide();
    let title = move || page.guide().map(Guide::aside_title);
    let unreadable = (unreadable > 0).then(|| {
        el("p").live_text(move || {
            let words: &ShellWords = page.words();
            words.unread_matches(unreadable)
        })
    });
    let list = el("ul.matches").children(games.into_iter().map(|game| row(page, game)));
    let section = el("section.kept-matches").child(el("h3").live_text(title));
    Some(section.child(list).children(unreadable))
}

fn row(page: Page, game: ShelvedGame) -> Element {
    let (seed, turns, of) = (game.play.seed(), game.play.turns(), game.play.game());
    let about = move || {
        let words = page.words();
        let facts = [words.deal_number(seed.to_string()), words.moves(turns)];
        let reading = (saved::variants(of).len() > 1).then(|| words.option(of.id));
        let facts: Vec<String> = facts.into_iter().chain(reading).collect();
        facts.join(SEPARATOR)
    };
    let go_on = button(page.text(ShellWords::go_on), move || go_on(page, &game));
    el("li")
        .child(el("div").child(el("span").live_text(about)))
        .child(el("p.actions").child(go_on))
}

/// Goes on with a game that was shelved. The one on the table is shelved in its place, unless it is over.
fn go_on(page: Page, game: &ShelvedGame) {
    page.close_dialog();
    let now = page.own().play.get_untracked();
    let Some(now) = now.filter(|_| kept::check(page)) else {
        return;
    };
    let shelved = kept::shelved(now.game());
    let is_open = now.turns() > 0 && !now.is_won() && !now.facts().is_counted;
    if is_open && shelved.add(&now).is_err() {
        return page.notify(Notice::NotSaved);
    }
    actions::begin(page, game.play.clone());
    let is_kept = kept::with(page, |kept| kept.has_new(&game.play)) == Some(false);
    if is_kept && shelved.remove(game).is_err() {
        page.notify(Notice::NotSaved);
    }
}
