//! The score sheet, and how a round or the match has ended.

use cards::{BySeat, Seat};
use game::Match as _;
use scene::{Better, Outcome, SceneStep, Scores};
use words::SEPARATOR;

use crate::rules::Ending;
use crate::scene::{Narrator, log};
use crate::session::{Phase, SessionTable};

/// The points of the finished rounds: one for the loser.
pub(super) fn scores(table: &SessionTable<'_>, narrator: &Narrator<'_>) -> Scores {
    let state = &table.display_state().match_state;
    let seats = state.seats();
    let points =
        |ending: &Ending| BySeat::from_fn(seats, |seat| i32::from(ending.loser() == Some(seat)));
    let rounds: Vec<_> = state.endings().iter().map(points).collect();
    let names = seats.seats().map(|seat| (seat, narrator.marked_name(seat)));
    Scores::new(names.collect(), &rounds, Better::Low)
}

/// How the round or the match has ended; `None` while it goes on.
pub(super) fn outcome(
    table: &SessionTable<'_>,
    narrator: &Narrator<'_>,
    steps: &[SceneStep],
) -> Option<Outcome> {
    let (words, shown) = (narrator.words, table.display_state());
    let state = &shown.match_state;
    let why = log::ending(shown, steps);
    // Everybody's points: "You: 1 point · Vera: no points".
    let score = |(seat, points): (Seat, &i32)| words.score(narrator.who(seat), *points);
    let totals: Vec<String> = state.totals().iter().map(score).collect();
    let totals = totals.join(SEPARATOR);
    match table.phase() {
        Phase::RoundOver => {
            let loser = state.endings().last().copied().and_then(Ending::loser);
            let lost = |seat| words.round_lost(narrator.who(seat));
            Some(Outcome {
                title: loser.map_or_else(|| words.round_drawn().into(), lost),
                why,
                detail: totals,
                is_match_over: false,
                is_won: loser.is_some_and(|loser| !narrator.is_you(loser)),
            })
        }
        Phase::MatchOver => {
            let kindly = [words.won_kindly(), words.lost_kindly()];
            let end = Outcome::of_match(&state.standing(), narrator);
            Some(end.with_totals(why, kindly, &totals))
        }
        _ => None,
    }
}
