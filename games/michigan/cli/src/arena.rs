//! Michigan's part of `devils arena`.

use cli::arena::{Column, Contender, Figure, GameArena, Line, Schedule, no_entrant};
use game::catalogue::MICHIGAN;
use michigan::bots::{Level, SingleDeals, Strategy, WholeMatches};
use michigan::rules::{Decision, MatchOptions, Options, Round, SEATS, View};
use search::{Contest, PlayerError};

/// Its options, entrants and tournaments.
pub(super) const ARENA: GameArena = GameArena {
    id: MICHIGAN.id,
    usual_players: 4,
    options: &[
        ("auction", "the dead hand is sold to the highest bidder"),
        ("watch", "players watch themselves, and pay for mistakes"),
    ],
    has_matches: true,
    entrants: forms,
    run,
};

/// The text form of each strategy, with numbers in capitals, and a description.
const FORMS: [(&str, &str); 4] = [
    ("random", "any legal decision"),
    (
        "pimc:DEALS",
        "determinized Monte Carlo, playouts by rules of thumb",
    ),
    (
        "ismcts:ITERATIONS",
        "information set tree search, playouts by rules of thumb",
    ),
    (
        "expectation:SAMPLES",
        "the captain's search for the expected chips",
    ),
];

/// The chips won: more are better.
const CHIPS: Column = Column::signed("chips", "chips", 2);

const MORE_CHIPS: Column = Column::signed("more_chips", "more than first", 2);

fn forms() -> Vec<(&'static str, &'static str)> {
    let levels = Level::ALL.map(|level| (level.id(), level.character()));
    levels.into_iter().chain(FORMS).collect()
}

fn run(schedule: &Schedule) -> Result<Vec<Line>, String> {
    let options = Options {
        auction: schedule.has("auction"),
        watch: schedule.has("watch"),
    };
    if schedule.matches {
        let options = MatchOptions {
            options,
            ..MatchOptions::default()
        };
        return play(&WholeMatches(options), schedule);
    }
    play(&SingleDeals(options), schedule)
}

/// Plays a tournament whose scores are chips and, in matches, wins.
fn play<C, const N: usize>(contest: &C, schedule: &Schedule) -> Result<Vec<Line>, String>
where
    C: Contest<Contender<Round, Strategy>, N, Error = PlayerError<String, Decision>> + Sync,
{
    let seats = schedule.seats(SEATS)?;
    let has_choice = |view: &View| view.legal().len() > 1;
    let standings = schedule.play(seats, contest, has_choice, entrant)?;
    let chips = &standings.tallies[0];
    Ok(standings.lines(|at| {
        let wins = standings.tallies.get(1);
        vec![
            Figure::mean(&CHIPS, &chips.scores[at]),
            Figure::mean(&MORE_CHIPS, &chips.leads[at]),
            Figure::percent(&Column::WINS, wins.map(|wins| &wins.scores[at])),
        ]
    }))
}

/// The entrant of this name.
///
/// # Errors
/// There is no such entrant.
fn entrant(name: &str) -> Result<Strategy, String> {
    let level = Level::from_id(name).map(Level::strategy);
    level
        .or_else(|| strategy(name))
        .ok_or_else(|| no_entrant(name, &forms()))
}

/// Parses a strategy; `None` if its number is missing or wrong.
fn strategy(text: &str) -> Option<Strategy> {
    if text == "random" {
        return Some(Strategy::Random);
    }
    let (kind, number) = text.split_once(':')?;
    let number = number.parse().ok()?;
    Some(match kind {
        "pimc" => Strategy::Pimc {
            determinizations: number,
        },
        "ismcts" => Strategy::Ismcts { iterations: number },
        "expectation" => Strategy::Expectation { samples: number },
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::{entrant, forms};

    #[test]
    fn every_form_names_an_entrant_and_other_names_are_refused() {
        for (form, _) in forms() {
            let name = form.split(':').next().unwrap_or_default();
            let filled = if name == form {
                name.to_owned()
            } else {
                format!("{name}:7")
            };
            assert!(entrant(&filled).is_ok(), "{form}");
        }
        for name in ["admiral", "pimc", "pimc:x", "captain:1", ""] {
            let fault = entrant(name).expect_err("no entrant");
            assert!(fault.contains("expectation:SAMPLES"), "{fault}");
        }
    }
}
