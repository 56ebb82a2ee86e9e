//! The outlook of the game under way, and the hint that follows from it.

use leptos::prelude::{GetUntracked, GetValue, Set, SetValue, Update, WithUntracked, untrack};
use patience::outlook::{self, Outlook};
use patience::play::Play;
use patience::protocol::CHECK;
use patience::protocol::INFO;

use crate::actions::say;
use crate::own::Page;

/// Finds out what is known of a game that has changed, or of which more is known now. Returns the sentence to say if it
/// no longer goes on; it is said once, and not after each move that follows.
pub(super) fn look(page: Page, play: &Play) -> Option<String> {
    let findings = &page.own().findings;
    let checks = page.settings().options(&INFO).is_on(&CHECK);
    findings.review.update(|review| review.follow(play));
    let now = findings
        .review
        .with_untracked(|review| Outlook::new(play, review, checks));
    let before = findings.outlook.get_untracked();
    findings.outlook.set(now);
    let text = untrack(|| page.words().outlook_text(now));
    text.filter(|_| before.is_open())
}

/// The same for the game on the table; the sentence is said at once.
pub(super) fn look_and_say(page: Page) {
    if let Some(play) = page.own().play.get_untracked() {
        let said = look(page, &play);
        say(page, said.into_iter().collect());
    }
}

/// Shows the hint that waits for the solver, if there is one.
pub(super) fn give_awaited(page: Page) {
    if page.own().findings.is_awaited.get_value() {
        give(page);
    }
}

/// Shows the hint that what is known gives.
pub(super) fn give(page: Page) {
    let own = page.own();
    own.findings.is_awaited.set_value(false);
    let checks = page.settings().options(&INFO).is_on(&CHECK);
    let hint = own.play.with_untracked(|play| {
        let play = play.as_ref()?;
        let hint = own
            .findings
            .review
            .with_untracked(|review| outlook::hint(play, review, checks));
        let known = own.findings.outlook.get_untracked();
        let text = untrack(|| page.words().hint_text(play, hint, known));
        Some((hint.map(|hint| hint.mv), text))
    });
    if let Some((_, text)) = &hint {
        say(page, vec![text.clone()]);
    }
    // That no move helps is what the outlook says; it may say more later.
    let is_open = own.findings.outlook.get_untracked().is_open();
    own.hint.set(hint.filter(|(mv, _)| mv.is_some() || is_open));
}
