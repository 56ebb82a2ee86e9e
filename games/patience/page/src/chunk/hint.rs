//! Hints.

use leptos::prelude::{GetUntracked, Set, SetValue, WithUntracked, untrack};
use page::clock;
use patience::protocol::CHECK;
use patience::protocol::INFO;

use super::outlook::{give, give_awaited};
use super::solver;
use crate::own::Page;

/// A hint waits for the solver so long at most, in milliseconds.
const LONGEST_WAIT: u32 = 500;

/// Shows a move worth making. If the solver has not said yet whether the game can be won, it has a moment to do so: a hint
/// from the open cards alone could leave the way to win.
pub(super) fn hint(page: Page) {
    let own = page.own();
    page.clear_remark();
    own.picked.set(None);
    if !may_be_known_soon(page) {
        return give(page);
    }
    own.hint
        .set(Some((None, untrack(|| page.words().looking().to_owned()))));
    own.findings.is_awaited.set_value(true);
    solver::ask(page);
    clock::after(LONGEST_WAIT, move || give_awaited(page));
}

/// Whether the solver may say more about this position than is known.
fn may_be_known_soon(page: Page) -> bool {
    let own = page.own();
    let turns = own.play.with_untracked(|play| Some(play.as_ref()?.turns()));
    let is_known = |turns| {
        own.findings
            .review
            .with_untracked(|review| review.verdict(turns).is_some())
    };
    own.findings.outlook.get_untracked().is_open()
        && page.settings().options(&INFO).is_on(&CHECK)
        && turns.is_some_and(|turns| !is_known(turns))
}
