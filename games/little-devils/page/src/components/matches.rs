//! The matches that one can go back to, and what is asked before one gives way to another.

use leptos::prelude::Set;

use crate::aside::Question;
use crate::store::Store;
use little_devils::scene::ListedMatch;
use little_devils::session::MatchRecord;
use little_devils::words::Words;
use page::dom::{Element, el};

use super::modal;
use page::widgets::button;

/// The matches to go back to, each with a button to go on and one to remove it.
pub fn match_list(store: Store) -> Element {
    el("section.matches")
        .attr("aria-labelledby", "your-matches")
        .child(
            el("h2")
                .attr("id", "your-matches")
                .live_text(store.text(Words::your_matches)),
        )
        .child(el("ul").live(
            move || (store.matches(), store.words().lang()),
            move |(matches, _)| {
                let row = |record| row(store, record, Buttons::All);
                matches.into_iter().map(row).collect()
            },
        ))
        .live(
            move || store.unread_matches(),
            move |number| {
                let says = move || store.words().unread_matches(number);
                let note = (number > 0).then(|| el("p.note").live_text(says));
                note.into_iter().collect()
            },
        )
}

/// The dialog that asks.
pub fn question(store: Store, question: Question) -> Element {
    let close = move || store.question.set(None);
    let title = match question {
        Question::Remove(_) => store.text(Words::remove_match),
        _ => store.text(Words::your_matches),
    };
    let keep = store.text(Words::keep_match);
    let cancel = store.text(Words::close);
    let action = if matches!(question, Question::Remove(_)) {
        keep
    } else {
        cancel
    };
    modal(title, action, close, |dialog| match question {
        Question::Remove(record) => {
            dialog.child(el("ul.matches").child(row(store, *record, Buttons::Remove)))
        }
        Question::WhichToDrop(_) => {
            let rows = store.all_matches().into_iter();
            let rows = rows.map(|record| row(store, record, Buttons::Remove));
            dialog
                .child(el("p").live_text(store.text(Words::which_to_drop)))
                .child(el("ul.matches").children(rows))
        }
        Question::Unsaved(event) => {
            let go_on = button(store.text(Words::go_on), move || {
                store.go_on_unsaved(event.clone());
            });
            dialog
                .child(el("p").live_text(store.text(Words::no_room)))
                .child(el("p.actions").child(go_on))
        }
    })
}

/// What can be done with a match of a list.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Buttons {
    /// To go on, and to be asked whether to remove it.
    All,
    /// To remove it.
    Remove,
}

fn row(store: Store, record: MatchRecord, buttons: Buttons) -> Element {
    let listed = ListedMatch::new(&record);
    let words = store.words();
    let what = words.listed(&listed);
    let named = |says: &str| format!("{says}: {what}");
    let removed = record.clone();
    let remove = button(store.text(Words::remove), move || match buttons {
        Buttons::All => store.ask(Question::Remove(Box::new(removed.clone()))),
        Buttons::Remove => store.give_up(&removed),
    })
    .attr("aria-label", named(words.remove()));
    let go_on = (buttons == Buttons::All).then(|| {
        let go_on = store.text(Words::go_on);
        button(go_on, move || store.go_back_to(record.clone()))
            .attr("aria-label", named(words.go_on()))
    });
    let about = el("div")
        .child(el("b").text(what.clone()))
        .child(el("span").text(words.standing(&listed)));
    el("li")
        .child(about)
        .child(el("p.actions").children(go_on).child(remove))
}
