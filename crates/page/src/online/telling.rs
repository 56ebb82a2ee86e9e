//! Telling the person the news.

use leptos::prelude::untrack;
use protocol::online_program::DealStage;

use super::OnlinePage;
use super::now::{News, change, now_untracked};
use super::parts::news;
use crate::shell::Shell;

/// Speaks the news, and shows them in the dialog and for a while at the table. What everybody waits for is shown until
/// it comes.
pub(super) fn tell<G: OnlinePage>(shell: Shell<G>, what: News) {
    let is_waiting = matches!(
        what,
        News::NoAnswer(_) | News::Deal(DealStage::Shuffling | DealStage::Checking)
    );
    change(|now| now.news = Some(what));
    match untrack(|| news(shell, &now_untracked())) {
        Some(text) if is_waiting => shell.keep_remark(text),
        Some(text) => shell.set_remark(text),
        None => {}
    }
}
