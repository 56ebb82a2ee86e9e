//! The score sheet, and how a round or the match has ended.

use cards::{BySeat, Seat};
use game::Match as _;
use scene::{Better, Outcome, Scores};
use words::SEPARATOR;

use crate::rules::Ending;
use crate::scene::{Narrator, log};
use crate::session::{Phase, SessionTable};

/// The points of the finished rounds: one for the winner.
pub(super) fn scores(table: &SessionTable<'_>, narrator: &Narrator<'_>) -> Scores {
    let finished = &table.display_state().match_state;
    let seats = finished.seats();
    let points =
        |ending: &Ending| BySeat::from_fn(seats, |seat| i32::from(ending.winner() == Some(seat)));
    let rounds: Vec<_> = finished.endings().iter().map(points).collect();
    let names = seats.seats().map(|seat| (seat, narrator.marked_name(seat)));
    Scores::new(names.collect(), &rounds, Better::High)
}

/// How the round or the match has ended; `None` while it goes on.
pub(super) fn outcome(table: &SessionTable<'_>, narrator: &Narrator<'_>) -> Option<Outcome> {
    let (words, shown) = (narrator.words, table.display_state());
    let finished = &shown.match_state;
    let score = |(seat, points): (Seat, &i32)| words.score(narrator.who(seat), *points);
    let totals: Vec<String> = finished.totals().iter().map(score).collect();
    let totals = totals.join(SEPARATOR);
    let why = log::told(shown, narrator).into_iter().collect();
    match table.phase() {
        Phase::RoundOver => {
            let winner = finished.endings().last().copied().and_then(Ending::winner);
            let won = |seat| words.round_won(narrator.who(seat));
            Some(Outcome {
                title: winner.map_or_else(|| words.round_drawn().into(), won),
                why,
                detail: totals,
                is_match_over: false,
                is_won: winner.is_some_and(|winner| narrator.is_here(winner)),
            })
        }
        Phase::MatchOver => {
            let kindly = [words.won_kindly(), words.lost_kindly()];
            let end = Outcome::of_match(&finished.standing(), narrator);
            Some(end.with_totals(why, kindly, &totals))
        }
        _ => None,
    }
}
