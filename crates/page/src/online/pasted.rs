//! Texts that people paste.

use leptos::prelude::{GetUntracked, RwSignal};
use protocol::online_program::Failure;

use super::FRAGMENT;
use super::announce::announce;
use super::status::OnlineNotice;
use crate::address;
use crate::shell::Shell;

/// Runs `take` with the text of a field. If it is empty, says so.
pub(super) fn with_pasted(shell: Shell, pasted: RwSignal<String>, take: impl FnOnce(String)) {
    let text = pasted.get_untracked();
    if text.trim().is_empty() {
        announce(shell, OnlineNotice::Failed(Failure::NoText));
    } else {
        take(text);
    }
}

/// Whether a text has the link of an invitation to another game of this site.
pub(super) fn is_of_another_game(text: &str) -> bool {
    let home = address::home();
    let fragment = format!("#{FRAGMENT}=");
    let words = text.split_whitespace();
    let mut links = words.filter_map(|word| word.split_once(&fragment));
    links.any(|(before, _)| {
        let page = before.find("http").and_then(|from| before.get(from..));
        page.is_some_and(|page| site(page) == site(&home) && folder(page) != folder(&home))
    })
}

/// The scheme and the host of an address.
fn site(page: &str) -> Vec<&str> {
    page.split('/').take(3).collect()
}

/// An address without the name of the page, and without parameters.
fn folder(page: &str) -> &str {
    let page = page.split('?').next().unwrap_or_default();
    page.rsplit_once('/').map_or(page, |(folder, _)| folder)
}
