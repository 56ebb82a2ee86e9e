//! Michigan's part of `house arena`.

use cli::arena::{Column, Figure, GameArena, Line, Schedule, TimedBot, no_bot};
use michigan::bots::{Level, Policy, SingleDeals, WholeMatches};
use michigan::protocol::INFO;
use michigan::rules::{Decision, MatchOptions, Options, Round, SEATS, View};
use search::{BotError, Contest};

/// Its options, bots and tournaments.
pub(super) const ARENA: GameArena = GameArena {
    id: INFO.id(),
    default_players: 4,
    options: &[
        ("auction", "the dead hand is sold to the highest bidder"),
        ("watch", "players watch themselves, and pay for mistakes"),
    ],
    figures: "Figures are chips.",
    has_matches: true,
    bots: forms,
    run,
};

/// The text form of each policy, with numbers in capitals, and a description.
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
    C: Contest<TimedBot<Round, Policy>, N, Error = BotError<String, Decision>> + Sync,
{
    let seats = schedule.seats(SEATS)?;
    let has_choice = |view: &View| view.legal().len() > 1;
    let standings = schedule.play(seats, contest, has_choice, named_policy)?;
    let chips = &standings.totals[0];
    Ok(standings.lines(|at| {
        let wins = standings.totals.get(1);
        vec![
            Figure::mean(&CHIPS, &chips.scores[at]),
            Figure::mean(&MORE_CHIPS, &chips.leads[at]),
            Figure::percent(&Column::WINS, wins.map(|wins| &wins.scores[at])),
        ]
    }))
}

/// The policy of this name.
///
/// # Errors
/// There is no such policy.
fn named_policy(name: &str) -> Result<Policy, String> {
    let level = Level::from_id(name).map(Level::policy);
    level
        .or_else(|| parse_policy(name))
        .ok_or_else(|| no_bot(name, &forms()))
}

/// Parses a policy; `None` if its number is missing or wrong.
fn parse_policy(text: &str) -> Option<Policy> {
    if text == "random" {
        return Some(Policy::Random);
    }
    let (kind, number) = text.split_once(':')?;
    let number = number.parse().ok()?;
    Some(match kind {
        "pimc" => Policy::Pimc {
            determinizations: number,
        },
        "ismcts" => Policy::Ismcts { iterations: number },
        "expectation" => Policy::Expectation { samples: number },
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::{forms, named_policy};

    #[test]
    fn every_form_names_an_bots_and_other_names_are_refused() {
        for (form, _) in forms() {
            let name = form.split(':').next().unwrap_or_default();
            let filled = if name == form {
                name.to_owned()
            } else {
                format!("{name}:7")
            };
            assert!(named_policy(&filled).is_ok(), "{form}");
        }
        for name in ["admiral", "pimc", "pimc:x", "captain:1", ""] {
            let fault = named_policy(name).expect_err("no bot");
            assert!(fault.contains("expectation:SAMPLES"), "{fault}");
        }
    }
}
