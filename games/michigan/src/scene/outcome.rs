//! How a deal or the match has ended.

use cards::Seat;
use game::{Match as _, Standing};
use scene::Outcome;
use session::Phase;
use words::Arg;

use super::{log, scores};
use crate::rules::Step;
use crate::session::Table;
use crate::words::Speaker;

/// The outcome; `None` while the deal goes on, or its last step is still shown.
pub(super) fn outcome(table: &Table, speaker: &Speaker<'_>) -> Option<Outcome> {
    match table.phase() {
        Phase::RoundOver => deal_outcome(table, speaker),
        Phase::MatchOver => Some(match_outcome(table, speaker)),
        _ => None,
    }
}

fn deal_outcome(table: &Table, speaker: &Speaker<'_>) -> Option<Outcome> {
    let shown = table.shown();
    let winner = shown.end()?.winner;
    Some(Outcome {
        title: speaker.step(Step::Ended(winner), shown.options().watch)?,
        why: log::payments(shown, speaker),
        detail: deal_result(table, speaker),
        is_match_over: false,
        is_won: winner.is_some_and(|winner| is_here(table, winner)),
    })
}

fn match_outcome(table: &Table, speaker: &Speaker<'_>) -> Outcome {
    let winners = match table.record().match_state().standing() {
        Standing::Over(winners) => winners,
        Standing::Ongoing => Vec::new(),
    };
    let shown = table.shown();
    let end = shown.end().and_then(|end| {
        let step = Step::Ended(end.winner);
        speaker.step(step, shown.options().watch)
    });
    Outcome {
        title: speaker.words().winners(&winners, |seat| speaker.who(seat)),
        why: end
            .into_iter()
            .chain(log::payments(shown, speaker))
            .collect(),
        detail: place(table, speaker),
        is_match_over: true,
        is_won: winners.iter().any(|winner| is_here(table, *winner)),
    }
}

/// Whether a player is a person at this device.
fn is_here(table: &Table, seat: Seat) -> bool {
    table.record().options().is_here(seat)
}

/// The chips that the viewer has won or lost in the deal; empty if several people share the device.
fn deal_result(table: &Table, speaker: &Speaker<'_>) -> String {
    if table.record().options().is_shared() {
        return String::new();
    }
    let last = table.shown().finished().last();
    let chips = last.map_or(0, |deal| deal[table.viewer()]);
    let result = match chips {
        ..0 => "lost",
        0 => "even",
        _ => "won",
    };
    let result = Arg::Case(result, "");
    speaker.words().deal_result(result, chips.abs())
}

/// The viewer's place and distance to the first or the second; empty if everybody has the same, or if several
/// people share the device.
fn place(table: &Table, speaker: &Speaker<'_>) -> String {
    if table.record().options().is_shared() {
        return String::new();
    }
    let (words, mut scores) = (speaker.words(), scores::scores(table, speaker));
    // The distances are those of the first row.
    scores.rows.rotate_left(table.viewer().index());
    let names = |seats: Vec<Seat>| {
        let names: Vec<&str> = seats.iter().map(|seat| speaker.name(*seat)).collect();
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
