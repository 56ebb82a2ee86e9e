//! The unfinished matches, and the questions before one is given up.

use crate::store::{MatchQuestion, Store};
use little_devils::scene::ListedMatch;
use little_devils::session::MatchRecord;
use page::dom::{Element, el};

use page::widgets::{button, modal};
use words::ShellWords;

/// The unfinished matches, each with a button to return to it and one to remove it.
pub fn match_list(store: Store) -> Element {
    el("section.matches")
        .attr("aria-labelledby", "your-matches")
        .child(
            el("h2")
                .attr("id", "your-matches")
                .live_text(store.text(ShellWords::your_matches)),
        )
        .child(el("ul").live(
            move || (store.matches(), store.words().lang()),
            move |(matches, _)| {
                let row = |record| row(store, record, Buttons::All);
                matches.into_iter().map(row).collect()
            },
        ))
        .live(
            move || store.unreadable_matches(),
            move |number| {
                let text = move || store.words().unread_matches(number);
                let note = (number > 0).then(|| el("p.note").live_text(text));
                note.into_iter().collect()
            },
        )
}

/// The dialog of a question.
pub fn question_dialog(store: Store, question: MatchQuestion) -> Element {
    let close = move || store.close_question();
    let title = match question {
        MatchQuestion::Remove(_) => store.text(ShellWords::remove_match),
        _ => store.text(ShellWords::your_matches),
    };
    let keep = store.text(ShellWords::keep_match);
    let cancel = store.text(ShellWords::close);
    let action = if matches!(question, MatchQuestion::Remove(_)) {
        keep
    } else {
        cancel
    };
    modal(title, action, close, |dialog| match question {
        MatchQuestion::Remove(record) => {
            dialog.child(el("ul.matches").child(row(store, *record, Buttons::Remove)))
        }
        MatchQuestion::WhichToDrop(_) => {
            let rows = store.all_matches().into_iter();
            let rows = rows.map(|record| row(store, record, Buttons::Remove));
            dialog
                .child(el("p").live_text(store.text(ShellWords::which_to_drop)))
                .child(el("ul.matches").children(rows))
        }
        MatchQuestion::Unsaved(event) => {
            let go_on = button(store.text(ShellWords::go_on), move || {
                store.go_on_unsaved(event.clone());
            });
            dialog
                .child(el("p").live_text(store.text(ShellWords::no_room)))
                .child(el("p.actions").child(go_on))
        }
    })
}

/// The buttons of a match in a list.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Buttons {
    /// Return to it, and ask whether to remove it.
    All,
    /// Remove it.
    Remove,
}

fn row(store: Store, record: MatchRecord, buttons: Buttons) -> Element {
    let listed = ListedMatch::new(&record);
    let words = store.words();
    let title = words.listed(&listed);
    let label = |action: &str| format!("{action}: {title}");
    let removed = record.clone();
    let remove = button(store.text(ShellWords::remove), move || match buttons {
        Buttons::All => store.ask(MatchQuestion::Remove(Box::new(removed.clone()))),
        Buttons::Remove => store.give_up(&removed),
    })
    .attr("aria-label", label(words.remove()));
    let go_on = (buttons == Buttons::All).then(|| {
        let go_on = store.text(ShellWords::go_on);
        button(go_on, move || store.return_to(record.clone()))
            .attr("aria-label", label(words.go_on()))
    });
    let about = el("div")
        .child(el("b").text(title.clone()))
        .child(el("span").text(words.standing(&listed.standing)));
    el("li")
        .child(about)
        .child(el("p.actions").children(go_on).child(remove))
}
