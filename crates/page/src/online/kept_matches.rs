//! The online matches that this device has kept.

use leptos::prelude::{Get, RwSignal, Update, untrack};
use protocol::OnlineMatches;
use session::MatchRecord;
use words::{ShellGuide, ShellWords};

use super::asked::{Question, asking};
use super::follow;
use super::parts::guide_text;
use crate::components::listed;
use crate::dom::{Element, el};
use crate::shell::Shell;
use crate::storage::BrowserStorage;
use crate::widgets::button;

/// The list, each match with a button to look at it and one to remove it; nothing if there are none.
pub(super) fn kept_matches(shell: Shell) -> Element {
    let version = RwSignal::new(0);
    let records = move || {
        version.get();
        store(shell).load()
    };
    let heading = move || {
        let text = guide_text(shell, ShellGuide::online_matches);
        el("h3").live_text(text)
    };
    el("section.kept-matches")
        .show(move || !records().is_empty(), heading)
        .child(el("ul.matches").live(
            move || (records(), shell.guide().map(|guide| guide.lang())),
            move |(records, _)| {
                let row = |record| row(shell, record, version);
                records.into_iter().map(row).collect()
            },
        ))
}

fn row(shell: Shell, record: MatchRecord, version: RwSignal<u32>) -> Element {
    let (words, guide) = (shell.words(), shell.guide());
    let (title, standing) = listed(shell, &record);
    let label = |action: &str| format!("{action}: {title}, {standing}");
    let look = guide.map_or("", |guide| guide.online_look());
    let removed = record.clone();
    let remove = move || {
        // A storage that refuses has nothing to forget.
        let _ = store(shell).remove(&removed);
        version.update(|version| *version += 1);
    };
    let remove_label = label(words.remove());
    let question = move || {
        let words: &'static ShellWords = untrack(|| shell.words());
        Some(Question {
            text: words.remove_match().into(),
            no: words.keep_match(),
        })
    };
    let buttons = [
        button(
            move || look,
            move || follow::show_kept(shell, record.clone()),
        )
        .attr("aria-label", label(look)),
        asking(
            shell.text(ShellWords::remove),
            move |button| button.attr("aria-label", remove_label.clone()),
            question,
            remove,
        ),
    ];
    let about = el("div")
        .child(el("b").text(title.clone()))
        .child(el("span").text(standing.clone()));
    el("li")
        .child(about)
        .child(el("p.actions").children(buttons))
}

fn store(shell: Shell) -> OnlineMatches<BrowserStorage> {
    OnlineMatches::new(BrowserStorage, shell.chunk_game().reader())
}
