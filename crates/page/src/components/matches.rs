//! The unfinished matches, and the questions before one is given up.

use session::MatchRecord;
use words::ShellWords;

use super::challenge::challenge_dialog;
use crate::dom::{Element, el};
use crate::shell::{MatchQuestion, Shell};
use crate::widgets::{button, modal};

/// The question, or the page about challenges.
pub fn question(shell: Shell, question: MatchQuestion) -> Element {
    match question {
        MatchQuestion::Challenge(page) => challenge_dialog(shell, page),
        question => question_dialog(shell, question),
    }
}

/// A match in a list: its title, and its standing.
pub(crate) fn listed(shell: Shell, record: &MatchRecord) -> (String, String) {
    let words = shell.words();
    let own = shell.own_chunk();
    if let Some(listed) = own.and_then(|own| own.listed(shell.page_words(), record)) {
        return listed;
    }
    let options = record.options();
    let (seats, totals) = (options.seats(), record.any().totals());
    let title = words.match_title(
        record.origin(),
        record.takeback_used(),
        seats.size(),
        record.round_number(),
    );
    let total = |seat| (options.name(seat).to_owned(), totals[seat]);
    let totals: Vec<_> = seats.seats().map(total).collect();
    (title, words.standing(&totals))
}

/// The unfinished matches, each with a button to return to it and one to remove it.
pub fn match_list(shell: Shell) -> Element {
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
fn question_dialog(shell: Shell, question: MatchQuestion) -> Element {
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

fn row(shell: Shell, record: MatchRecord, buttons: Buttons) -> Element {
    let words = shell.words();
    let (title, standing) = listed(shell, &record);
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
