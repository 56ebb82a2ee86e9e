//! Telling the person the news.

use leptos::prelude::untrack;

use super::SharedPage;
use super::now::{News, change, now_untracked};
use super::parts::news;
use crate::shell::Shell;

/// Shows the news in the dialog and at the table, and speaks them.
pub(super) fn tell<G: SharedPage>(shell: Shell<G>, what: News) {
    change(|now| now.news = Some(what));
    if let Some(text) = untrack(|| news(shell, &now_untracked())) {
        shell.set_remark(text);
    }
}
