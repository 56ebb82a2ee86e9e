//! The score sheet, and how a round or the match has ended.

use cards::{Seat, SeatSet};
use game::{Match as _, Standing};
use scene::{Better, Outcome, ScoreRow, Scores};
use words::SEPARATOR;

use crate::rules::Ending;
use crate::scene::{Narrator, log};
use crate::session::{Phase, SessionTable};

/// The points of the finished rounds.
pub(super) fn scores(table: &SessionTable<'_>, narrator: &Narrator<'_>) -> Scores {
    let finished = table.display_state().match_state();
    let points = |seat: Seat| {
        let won = finished.endings().iter();
        won.map(move |ending| i32::from(ending.winner() == Some(seat)))
    };
    let rows = finished.seats().seats().map(|seat| ScoreRow {
        seat,
        partners: SeatSet::EMPTY,
        name: narrator.marked_name(seat),
        total: points(seat).sum(),
        rounds: points(seat).collect(),
    });
    Scores {
        rows: rows.collect(),
        rounds: finished.endings().len(),
        better: Better::High,
    }
}

/// How the round or the match has ended; `None` while it goes on.
pub(super) fn outcome(table: &SessionTable<'_>, narrator: &Narrator<'_>) -> Option<Outcome> {
    let (words, finished) = (narrator.words, table.display_state().match_state());
    let totals = finished.totals();
    let told = totals
        .iter()
        .map(|(seat, points)| words.score(narrator.who(seat), *points));
    let told = told.collect::<Vec<_>>().join(SEPARATOR);
    let why = || {
        log::told(table.display_state(), narrator)
            .into_iter()
            .collect()
    };
    match (table.phase(), finished.standing()) {
        (Phase::MatchOver, Standing::Over(winners)) => {
            let is_won = winners.iter().any(|winner| narrator.is_here(*winner));
            let comment = if is_won {
                words.won_kindly()
            } else {
                words.lost_kindly()
            };
            Some(Outcome {
                is_match_over: true,
                is_won,
                title: words.winners(&winners, |seat| narrator.who(seat)),
                why: why(),
                detail: format!("{comment} {told}"),
            })
        }
        (Phase::RoundOver, _) => {
            let winner = finished.endings().last().copied().and_then(Ending::winner);
            let won = |seat| words.round_won(narrator.who(seat));
            Some(Outcome {
                is_match_over: false,
                is_won: winner.is_some_and(|winner| narrator.is_here(winner)),
                title: winner.map_or_else(|| words.round_drawn().into(), won),
                why: why(),
                detail: told,
            })
        }
        _ => None,
    }
}
