//! The score sheet, and how a deal or the match has ended.

use cards::Seat;
use game::Match as _;
use scene::{Better, Outcome, Scores};
use session::Phase;
use words::Arg;

use super::log;
use crate::rules::Step;
use crate::session::Table;
use crate::words::{Narrator, step_sentence};

/// The score sheet of a table: chips, of which many are good.
pub(super) fn scores(table: &Table<'_>, narrator: &Narrator<'_>) -> Scores {
    let shown = table.display_state();
    let seats = shown.seats().seats();
    let names = seats.map(|seat| (seat, narrator.name(seat).into()));
    Scores::new(names.collect(), &shown.finished, Better::High)
}

/// The outcome; `None` while the deal goes on, or its last step is still shown.
pub(super) fn outcome(table: &Table<'_>, narrator: &Narrator<'_>) -> Option<Outcome> {
    let shown = table.display_state();
    let winner = || shown.end.map(|end| end.winner);
    let ended = |winner| step_sentence(narrator, Step::Ended(winner), shown.options.watch);
    let payments = || log::payments(shown, narrator);
    match table.phase() {
        Phase::RoundOver => Some(Outcome {
            title: ended(winner()?)?,
            why: payments(),
            detail: deal_result(table, narrator),
            is_match_over: false,
            is_won: winner()?.is_some_and(|winner| narrator.is_here(winner)),
        }),
        Phase::MatchOver => Some(Outcome {
            why: winner()
                .and_then(ended)
                .into_iter()
                .chain(payments())
                .collect(),
            detail: place(table, narrator),
            ..Outcome::of_match(&table.record().match_state().standing(), narrator)
        }),
        _ => None,
    }
}

/// The chips that the viewer has won or lost in the deal; empty if several people share the device.
fn deal_result(table: &Table<'_>, narrator: &Narrator<'_>) -> String {
    if table.record().options().is_shared() {
        return String::new();
    }
    let last = table.display_state().finished.last();
    let chips = last.map_or(0, |deal| deal[table.viewer()]);
    let result = match chips {
        ..0 => "lost",
        0 => "even",
        _ => "won",
    };
    let result = Arg::Case(result, "");
    narrator.words.deal_result(result, chips.abs())
}

/// The viewer's place and distance to the first or the second; empty if everybody has the same, or if several
/// people share the device.
fn place(table: &Table<'_>, narrator: &Narrator<'_>) -> String {
    if table.record().options().is_shared() {
        return String::new();
    }
    let words = narrator.words;
    let scores = scores(table, narrator).seen_by(table.viewer());
    let names = |seats: Vec<Seat>| narrator.names(&seats);
    let behind = scores.behind();
    let behind = behind.map(|it| words.behind(it.rank, it.shared, it.points, names(it.first)));
    let ahead = || {
        let ahead = scores.ahead()?;
        Some(words.ahead(ahead.shared, ahead.points, names(ahead.second)))
    };
    behind.or_else(ahead).unwrap_or_default()
}
