//! The score sheet, and the end of a round or of the match.

use cards::Seat;
use game::Standing;
use game::conformance::ensure;
use scene::{ScoreRow, TableScene};
use session::{Phase, Table};

use crate::{Check, Failure};

/// A scene has an outcome at the end of a round and of the match, and only then. It says whether a person here has won the
/// match. The score sheet has then the totals of the rules, as the sums of all finished rounds.
pub(crate) fn scores(table: &Table, scene: &TableScene) -> Result<(), Failure> {
    let is_match_over = table.phase() == Phase::MatchOver;
    let is_over = is_match_over || table.phase() == Phase::RoundOver;
    let told = scene.outcome.as_ref().map(|outcome| outcome.is_match_over);
    ensure(
        Check::Scores,
        told == is_over.then_some(is_match_over),
        || format!("the outcome is {:?} in {:?}", scene.outcome, table.phase()),
    )?;
    let (options, rules) = (table.record().options(), table.record().any());
    let is_won = match rules.standing() {
        Standing::Over(winners) => winners.iter().any(|winner| options.is_here(*winner)),
        Standing::Ongoing => false,
    };
    let told = scene.outcome.as_ref().is_some_and(|outcome| outcome.is_won);
    ensure(Check::Scores, !is_match_over || told == is_won, || {
        format!("the match is won: {told}, and by the rules: {is_won}")
    })?;
    if !is_over {
        return Ok(());
    }
    let (rounds, totals) = (table.record().round_number(), rules.totals());
    let is_right = |(seat, total): (Seat, &i32)| {
        let mut rows = scene.scores.rows.iter();
        let row: Option<&ScoreRow> = rows.find(|row| row.seats().contains(seat));
        row.is_some_and(|row| {
            row.total == *total
                && row.rounds.len() == rounds
                && row.rounds.iter().sum::<i32>() == *total
        })
    };
    let is_whole = scene.scores.rounds == rounds && totals.iter().all(is_right);
    ensure(Check::Scores, is_whole, || {
        format!("{:?} after {rounds} rounds with {totals:?}", scene.scores)
    })
}
