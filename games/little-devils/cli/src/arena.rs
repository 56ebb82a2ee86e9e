//! Little Devils' part of `house arena`.

use cli::arena::{Column, Figure, GameArena, Line, Schedule, TimedBot};
use little_devils::bots::arena::{RoundError, SingleRounds, WholeMatches};
use little_devils::protocol::INFO;
use little_devils::rules::{Round, SEATS, View};
use search::Contest;

use super::bot::{self, ArenaBot, NamedBot};

/// Its options, bots and tournaments.
pub(super) const ARENA: GameArena = GameArena {
    id: INFO.id(),
    default_players: 4,
    options: &[],
    figures: "Figures are devils, and more are worse.",
    has_matches: true,
    bots: bot::forms,
    run,
};

/// The devils taken: more are worse.
const DEVILS: Column = Column::plain("devils", "devils", 2);

const MORE_DEVILS: Column = Column::signed("more_devils", "more than first", 2);

/// The others beaten in a match.
const AHEAD: Column = Column::percent("ahead", "ahead %");

fn run(schedule: &Schedule) -> Result<Vec<Line>, String> {
    if schedule.matches {
        play(&WholeMatches, schedule)
    } else {
        play(&SingleRounds, schedule)
    }
}

/// Plays a tournament whose scores are devils and, in matches, wins and others beaten.
fn play<C, const N: usize>(contest: &C, schedule: &Schedule) -> Result<Vec<Line>, String>
where
    C: Contest<TimedBot<Round, ArenaBot>, N, Error = RoundError<String>> + Sync,
{
    let seats = schedule.seats(SEATS)?;
    let has_choice = |view: &View| view.legal().len() > 1;
    let enter = |name: &str| name.parse::<NamedBot>()?.enter();
    let standings = schedule.play(seats, contest, has_choice, enter)?;
    let devils = &standings.totals[0];
    let scores = |number: usize| standings.totals.get(number).map(|scores| &scores.scores);
    Ok(standings.lines(|at| {
        vec![
            Figure::mean(&DEVILS, &devils.scores[at]),
            Figure::mean(&MORE_DEVILS, &devils.leads[at]),
            Figure::percent(&Column::WINS, scores(1).map(|wins| &wins[at])),
            Figure::percent(&AHEAD, scores(2).map(|shares| &shares[at])),
        ]
    }))
}
