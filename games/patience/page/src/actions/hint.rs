//! Hints.

use leptos::prelude::{GetUntracked, GetValue, Set, SetValue, WithUntracked, untrack};
use page::clock;
use patience::outlook;
use patience::protocol::CHECK;

use super::state::say;
use crate::own::{Page, Task};

/// A hint waits for the solver so long at most, in milliseconds.
const LONGEST_WAIT: u32 = 500;

/// Shows a move worth making. If the solver has not said yet whether the game can be won, it has a moment to do so: a hint
/// from the open cards alone could leave the way to win.
pub(crate) fn hint(page: Page) {
    let own = page.own();
    page.clear_remark();
    own.picked.set(None);
    if !may_be_known_soon(page) {
        return give(page);
    }
    own.hint
        .set(Some((None, untrack(|| page.words().looking().to_owned()))));
    own.findings.is_awaited.set_value(true);
    page.run_lazy(Task::Ask);
    clock::after(LONGEST_WAIT, move || give_awaited(page));
}

/// Shows the hint that waits for the solver, if there is one.
pub(crate) fn give_awaited(page: Page) {
    if page.own().findings.is_awaited.get_value() {
        give(page);
    }
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
        && page.settings().options().is_on(&CHECK)
        && turns.is_some_and(|turns| !is_known(turns))
}

/// Shows the hint that what is known gives.
fn give(page: Page) {
    let own = page.own();
    own.findings.is_awaited.set_value(false);
    let checks = page.settings().options().is_on(&CHECK);
    let hint = own.play.with_untracked(|play| {
        let play = play.as_ref()?;
        let advice = own
            .findings
            .review
            .with_untracked(|review| outlook::hint(play, review, checks));
        let known = own.findings.outlook.get_untracked();
        let text = untrack(|| page.words().hint_text(play, advice, known));
        Some((advice.map(|advice| advice.mv), text))
    });
    if let Some((_, text)) = &hint {
        say(page, vec![text.clone()]);
    }
    own.hint.set(hint);
}
