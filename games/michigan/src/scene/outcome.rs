//! How a deal or the match has ended.

use cards::Seat;
use game::{Match as _, Standing};
use scene::Outcome;
use session::Phase;
use words::Arg;

use super::{log, scores};
use crate::rules::Step;
use crate::session::Table;
use crate::words::Narrator;

/// The outcome; `None` while the deal goes on, or its last step is still shown.
pub(super) fn outcome(table: &Table<'_>, narrator: &Narrator<'_>) -> Option<Outcome> {
    match table.phase() {
        Phase::RoundOver => deal_outcome(table, narrator),
        Phase::MatchOver => Some(match_outcome(table, narrator)),
        _ => None,
    }
}

fn deal_outcome(table: &Table<'_>, narrator: &Narrator<'_>) -> Option<Outcome> {
    let shown = table.display_state();
    let winner = shown.end()?.winner;
    Some(Outcome {
        title: narrator.step(Step::Ended(winner), shown.options().watch)?,
        why: log::payments(shown, narrator),
        detail: deal_result(table, narrator),
        is_match_over: false,
        is_won: winner.is_some_and(|winner| is_here(table, winner)),
    })
}

fn match_outcome(table: &Table<'_>, narrator: &Narrator<'_>) -> Outcome {
    let winners = match table.record().match_state().standing() {
        Standing::Over(winners) => winners,
        Standing::Ongoing => Vec::new(),
    };
    let shown = table.display_state();
    let end = shown.end().and_then(|end| {
        let step = Step::Ended(end.winner);
        narrator.step(step, shown.options().watch)
    });
    Outcome {
        title: narrator
            .words()
            .winners(&winners, |seat| narrator.who(seat)),
        why: end
            .into_iter()
            .chain(log::payments(shown, narrator))
            .collect(),
        detail: place(table, narrator),
        is_match_over: true,
        is_won: winners.iter().any(|winner| is_here(table, *winner)),
    }
}

/// Whether a player is a person at this device.
fn is_here(table: &Table<'_>, seat: Seat) -> bool {
    table.record().options().is_here(seat)
}

/// The chips that the viewer has won or lost in the deal; empty if several people share the device.
fn deal_result(table: &Table<'_>, narrator: &Narrator<'_>) -> String {
    if table.record().options().is_shared() {
        return String::new();
    }
    let last = table.display_state().finished().last();
    let chips = last.map_or(0, |deal| deal[table.viewer()]);
    let result = match chips {
        ..0 => "lost",
        0 => "even",
        _ => "won",
    };
    let result = Arg::Case(result, "");
    narrator.words().deal_result(result, chips.abs())
}

/// The viewer's place and distance to the first or the second; empty if everybody has the same, or if several
/// people share the device.
fn place(table: &Table<'_>, narrator: &Narrator<'_>) -> String {
    if table.record().options().is_shared() {
        return String::new();
    }
    let words = narrator.words();
    let scores = scores::scores(table, narrator).seen_by(table.viewer());
    let names = |seats: Vec<Seat>| {
        let names: Vec<&str> = seats.iter().map(|seat| narrator.name(*seat)).collect();
        words.all_of(&names)
    };
    let behind = scores.behind();
    let behind = behind.map(|it| words.behind(it.rank, it.shared, it.points, names(it.first)));
    let ahead = || {
        let ahead = scores.ahead()?;
        Some(words.ahead(ahead.shared, ahead.points, names(ahead.second)))
    };
    behind.or_else(ahead).unwrap_or_default()
}
