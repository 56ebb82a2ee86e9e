//! The score sheet, and how a round or the match has ended.

use cards::{Seat, SeatSet};
use game::{Match as _, Standing};
use scene::{Better, Outcome, SceneStep, ScoreRow, Scores};
use words::SEPARATOR;

use crate::rules::Ending;
use crate::scene::{Narrator, log};
use crate::session::{Phase, SessionTable};

/// The points of the finished rounds.
pub(super) fn scores(table: &SessionTable<'_>, narrator: &Narrator<'_>) -> Scores {
    let state = table.display_state().match_state();
    let totals = state.totals();
    let row = |seat: Seat| ScoreRow {
        seat,
        partners: SeatSet::EMPTY,
        name: narrator.marked_name(seat),
        rounds: state
            .endings()
            .iter()
            .map(|ending| i32::from(ending.loser() == Some(seat)))
            .collect(),
        total: totals[seat],
    };
    Scores {
        rows: state.seats().seats().map(row).collect(),
        rounds: state.endings().len(),
        better: Better::Low,
    }
}

/// How the round or the match has ended; `None` while it goes on.
pub(super) fn outcome(
    table: &SessionTable<'_>,
    narrator: &Narrator<'_>,
    steps: &[SceneStep],
) -> Option<Outcome> {
    let why = log::ending(table.display_state(), steps);
    match table.phase() {
        Phase::RoundOver => Some(of_round(table, narrator, why)),
        Phase::MatchOver => Some(of_match(table, narrator, why)),
        _ => None,
    }
}

fn of_round(table: &SessionTable<'_>, narrator: &Narrator<'_>, why: Vec<String>) -> Outcome {
    let words = narrator.words;
    let ending = table
        .display_state()
        .match_state()
        .endings()
        .last()
        .copied();
    let loser = ending.and_then(Ending::loser);
    let lost = |seat| words.round_lost(narrator.who(seat));
    Outcome {
        title: loser.map_or_else(|| words.round_drawn().into(), lost),
        why,
        detail: totals(table, narrator),
        is_match_over: false,
        is_won: loser.is_some_and(|loser| !narrator.is_you(loser)),
    }
}

fn of_match(table: &SessionTable<'_>, narrator: &Narrator<'_>, why: Vec<String>) -> Outcome {
    let words = narrator.words;
    let winners = match table.display_state().match_state().standing() {
        Standing::Over(winners) => winners,
        Standing::Ongoing => Vec::new(),
    };
    let is_won = winners.iter().any(|winner| narrator.is_here(*winner));
    let kindly = if is_won {
        words.won_kindly()
    } else {
        words.lost_kindly()
    };
    Outcome {
        title: words.winners(&winners, |seat| narrator.who(seat)),
        why,
        detail: format!("{kindly} {}", totals(table, narrator)),
        is_match_over: true,
        is_won,
    }
}

/// Everybody's points: "You: 1 point · Vera: no points".
fn totals(table: &SessionTable<'_>, narrator: &Narrator<'_>) -> String {
    let points = table.display_state().match_state().totals();
    let score = |(seat, points): (Seat, &i32)| narrator.words.score(narrator.who(seat), *points);
    let scores: Vec<String> = points.iter().map(score).collect();
    scores.join(SEPARATOR)
}
