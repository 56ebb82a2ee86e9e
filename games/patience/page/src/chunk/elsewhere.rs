//! The game on the table is played on another page too: playing on here.

use leptos::prelude::{GetUntracked, untrack};
use page::shell::Notice;
use patience::kept::TakeOver;

use crate::own::Page;
use crate::{actions, kept};

/// Makes this page the one that keeps the game. It takes the other page's game if nothing was done here since;
/// otherwise the other game is shelved.
pub(super) fn play_on_here(page: Page) {
    let Some(mine) = page.own().play.get_untracked() else {
        return;
    };
    match kept::with(page, |kept| kept.take_over(&mine)) {
        Some(TakeOver::Theirs(play)) => actions::begin(page, *play),
        Some(TakeOver::Shelved) => {
            let words = untrack(|| page.words());
            page.set_remark(words.other_aside(words.deal_menu()));
        }
        Some(TakeOver::Mine) | None => {}
        Some(TakeOver::Failed) => {
            page.notify(Notice::NotSaved);
            page.notify(Notice::SavedElsewhere);
        }
    }
}
