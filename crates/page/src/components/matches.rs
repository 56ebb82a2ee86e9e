//! The unfinished matches, and the questions before one is given up.

use session::MatchRecord;
use words::ShellWords;

use super::challenge::{challenge_dialog, end_buttons};
use super::new_match::new_match;
use crate::dom::{Element, el};
use crate::shell::{MatchPage, MatchQuestion, MatchView, Shell};
use crate::widgets::{button, modal};

/// A view of the chunk about matches.
pub fn match_view<G: MatchPage>(shell: Shell<G>, view: MatchView) -> Element {
    match view {
        MatchView::NewMatch(form) => new_match(shell, *form),
        MatchView::Matches => match_list(shell),
        MatchView::End => end_buttons(shell),
        MatchView::Question(MatchQuestion::Challenge(page)) => challenge_dialog(shell, page),
        MatchView::Question(question) => question_dialog(shell, question),
    }
}

/// The unfinished matches, each with a button to return to it and one to remove it.
fn match_list<G: MatchPage>(shell: Shell<G>) -> Element {
    el("section.matches")
        .attr("aria-labelledby", "your-matches")
        .child(
            el("h2")
                .attr("id", "your-matches")
                .live_text(shell.text(ShellWords::your_matches)),
        )
        .child(el("ul").live(
            move || (shell.matches(), shell.words().lang()),
            move |(matches, _)| {
                let row = |record| row(shell, record, Buttons::All);
                matches.into_iter().map(row).collect()
            },
        ))
        .live(
            move || shell.unreadable_matches(),
            move |number| {
                let text = move || shell.words().unread_matches(number);
                let note = (number > 0).then(|| el("p.note").live_text(text));
                note.into_iter().collect()
            },
        )
}

/// The dialog of a question.
fn question_dialog<G: MatchPage>(shell: Shell<G>, question: MatchQuestion) -> Element {
    let close = move || shell.close_question();
    let title = match question {
        MatchQuestion::Remove(_) => shell.text(ShellWords::remove_match),
        _ => shell.text(ShellWords::your_matches),
    };
    let keep = shell.text(ShellWords::keep_match);
    let cancel = shell.text(ShellWords::close);
    let action = if matches!(question, MatchQuestion::Remove(_)) {
        keep
    } else {
        cancel
    };
    modal(title, action, close, |dialog| match question {
        MatchQuestion::Remove(record) => {
            dialog.child(el("ul.matches").child(row(shell, *record, Buttons::Remove)))
        }
        MatchQuestion::WhichToDrop(_) => {
            let rows = shell.all_matches().into_iter();
            let rows = rows.map(|record| row(shell, record, Buttons::Remove));
            dialog
                .child(el("p").live_text(shell.text(ShellWords::which_to_drop)))
                .child(el("ul.matches").children(rows))
        }
        MatchQuestion::Unsaved(event) => {
            let go_on = button(shell.text(ShellWords::go_on), move || {
                shell.go_on_unsaved(event.clone());
            });
            dialog
                .child(el("p").live_text(shell.text(ShellWords::no_room)))
                .child(el("p.actions").child(go_on))
        }
        MatchQuestion::Challenge(_) => dialog,
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

fn row<G: MatchPage>(shell: Shell<G>, record: MatchRecord, buttons: Buttons) -> Element {
    let words = shell.words();
    let (title, standing) = G::listed(words, &record);
    let label = |action: &str| format!("{action}: {title}");
    let removed = record.clone();
    let remove = button(shell.text(ShellWords::remove), move || match buttons {
        Buttons::All => shell.ask(MatchQuestion::Remove(Box::new(removed.clone()))),
        Buttons::Remove => shell.give_up(&removed),
    })
    .attr("aria-label", label(words.remove()));
    let go_on = (buttons == Buttons::All).then(|| {
        let go_on = shell.text(ShellWords::go_on);
        button(go_on, move || shell.return_to(record.clone()))
            .attr("aria-label", label(words.go_on()))
    });
    let about = el("div")
        .child(el("b").text(title.clone()))
        .child(el("span").text(standing));
    el("li")
        .child(about)
        .child(el("p.actions").children(go_on).child(remove))
}
