//! The score sheet, and how a round or the match has ended.

use cards::Seat;
use game::Standing;
use scene::{Ahead, Behind, Better, Decided, Outcome, Scores};

use crate::scene::Narrator;
use crate::session::{DisplayState, Phase, Table};

/// The score sheet of a table: devils, of which few are good.
pub(super) fn scores(table: &Table<'_>, narrator: &Narrator<'_>) -> Scores {
    let shown = table.display_state();
    let names = shown.seats().seats();
    let names = names.map(|seat| (seat, narrator.name(seat).into()));
    let rounds = shown.finished_rounds().iter();
    let rounds: Vec<_> = rounds.map(|devils| devils.map(i32::from)).collect();
    Scores::new(names.collect(), &rounds, Better::Low)
}

/// How the round or the match has ended; `None` while it goes on.
pub(super) fn outcome(
    table: &Table<'_>,
    narrator: &Narrator<'_>,
    scores: &Scores,
) -> Option<Outcome> {
    let seen = || scores.clone().seen_by(table.viewer());
    match table.phase() {
        Phase::RoundOver => Some(of_round(table, narrator, &seen())),
        Phase::MatchOver => Some(of_match(table, narrator, &seen())),
        _ => None,
    }
}

fn of_round(table: &Table<'_>, narrator: &Narrator<'_>, scores: &Scores) -> Outcome {
    let place = behind(scores, narrator).or_else(|| ahead(scores, narrator));
    Outcome {
        title: narrator.words.round_over(scores.rounds),
        why: vec![round_devils(table.display_state(), narrator)],
        detail: own(table, place),
        is_match_over: false,
        is_won: false,
    }
}

/// A winner of the match gets no distance ahead.
fn of_match(table: &Table<'_>, narrator: &Narrator<'_>, scores: &Scores) -> Outcome {
    let words = narrator.words;
    let winners = winners_of(table.display_state());
    let is_won = winners.iter().any(|winner| narrator.is_here(*winner));
    let kindly = if is_won {
        words.won_kindly()
    } else {
        words.lost_kindly()
    };
    let mut why = vec![kindly.to_owned()];
    why.extend(
        scores
            .deciding_round()
            .map(|round| decided(&round, narrator)),
    );
    Outcome {
        title: winners_text(&winners, narrator),
        why,
        detail: own(table, behind(scores, narrator)),
        is_match_over: true,
        is_won,
    }
}

/// A sentence about one person; none if several people share the device.
fn own(table: &Table<'_>, sentence: Option<String>) -> String {
    let sentence = sentence.filter(|_| table.open_hand().is_some());
    sentence.unwrap_or_default()
}

/// Names the winners.
pub(super) fn winners(shown: &DisplayState, narrator: &Narrator<'_>) -> String {
    winners_text(&winners_of(shown), narrator)
}

fn winners_text(winners: &[Seat], narrator: &Narrator<'_>) -> String {
    narrator.words.winners(winners, |seat| narrator.who(seat))
}

fn winners_of(shown: &DisplayState) -> Vec<Seat> {
    match shown.standing() {
        Standing::Over(winners) => winners,
        Standing::Ongoing => Vec::new(),
    }
}

/// Everybody's devils of the round, and their totals.
pub(super) fn round_devils(shown: &DisplayState, narrator: &Narrator<'_>) -> String {
    let (devils, totals) = (shown.devils(), shown.totals());
    let mut lines = Vec::new();
    for seat in shown.seats().seats() {
        let who = narrator.who(seat);
        lines.push(narrator.words.round_devils(who, devils[seat], totals[seat]));
    }
    lines.join(" ")
}

/// Says which round decided the match.
fn decided(decided: &Decided, narrator: &Narrator<'_>) -> String {
    let (winner, rival) = (narrator.who(decided.winner), narrator.who(decided.rival));
    let (won, lost) = (decided.winner_points, decided.rival_points);
    narrator
        .words
        .decided(decided.round, winner, won, rival, lost)
}

/// Says the person's rank and distance to the first, if they are behind.
fn behind(scores: &Scores, narrator: &Narrator<'_>) -> Option<String> {
    let Behind {
        rank,
        shared,
        points,
        first,
    } = scores.behind()?;
    Some(
        narrator
            .words
            .behind(rank, shared, points, narrator.names(&first)),
    )
}

/// Says the person's lead over the second, if they are ahead.
fn ahead(scores: &Scores, narrator: &Narrator<'_>) -> Option<String> {
    let Ahead {
        shared,
        points,
        second,
    } = scores.ahead()?;
    Some(
        narrator
            .words
            .ahead(shared, points, narrator.names(&second)),
    )
}
