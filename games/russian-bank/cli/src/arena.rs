//! Russian Bank's part of `house arena`.

use cli::arena::{Column, Figure, GameArena, Line, Schedule, no_bot};
use russian_bank::bots::arena::SingleDeals;
use russian_bank::bots::{Level, Policy, RulesPolicy};
use russian_bank::protocol::INFO;
use russian_bank::rules::{MatchOptions, Options, SEATS, View};

/// Its options, bots and tournaments.
pub(super) const ARENA: GameArena = GameArena {
    id: INFO.id(),
    default_players: 2,
    options: &[
        ("four-each", "each player lays out four columns"),
        ("packs-apart", "each player has a pack of their own"),
        (
            "turned-only",
            "only a turned card may be laid onto the opponent's piles",
        ),
    ],
    figures: "Figures are the payoff of a deal (1 or −1), its moves, and the deals that a limit ends.",
    has_matches: false,
    bots: forms,
    run,
};

/// The text form of each policy, with numbers in capitals, and a description.
const FORMS: [(&str, &str); 4] = [
    ("random", "any legal move"),
    (
        "rules:RARE",
        "simple rules; one move of RARE is random, with 0 none",
    ),
    (
        "pimc:DEALS:HORIZON",
        "determinized Monte Carlo, random playouts of HORIZON moves",
    ),
    (
        "rules-pimc:DEALS:HORIZON",
        "determinized Monte Carlo, playouts by the rules",
    ),
];

/// What a bot wins in a deal: 1, or −1.
const PAYOFF: Column = Column::signed("payoff", "payoff", 3);

/// The moves of a deal.
const MOVES: Column = Column::plain("moves", "moves", 0);

/// The deals that a limit ends.
const LATE: Column = Column::percent("late", "late %");

fn forms() -> Vec<(&'static str, &'static str)> {
    let levels = Level::ALL.map(|level| (level.id(), "a level of the page"));
    levels.into_iter().chain(FORMS).collect()
}

fn run(schedule: &Schedule) -> Result<Vec<Line>, String> {
    let options = Options {
        four_each: schedule.has("four-each"),
        packs_apart: schedule.has("packs-apart"),
        turned_only: schedule.has("turned-only"),
    };
    let options = MatchOptions::new(options, 1).map_err(|fault| fault.to_string())?;
    let has_choice = |view: &View| view.legal().len() > 1;
    let contest = SingleDeals(options);
    let standings = schedule.play(schedule.seats(SEATS)?, &contest, has_choice, named_policy)?;
    let [payoffs, moves, late] = &standings.totals;
    Ok(standings.lines(|at| {
        vec![
            Figure::mean(&PAYOFF, &payoffs.scores[at]),
            Figure::mean(&MOVES, &moves.scores[at]),
            Figure::percent(&LATE, Some(&late.scores[at])),
        ]
    }))
}

/// The policy of this name.
///
/// # Errors
/// There is no such policy.
fn named_policy(name: &str) -> Result<Policy, String> {
    let known = Level::from_id(name).map(Level::policy);
    let found = known.or_else(|| parse_policy(name));
    found.ok_or_else(|| no_bot(name, &forms()))
}

/// Parses a policy; `None` if a number is missing, wrong or one too many.
fn parse_policy(text: &str) -> Option<Policy> {
    let (kind, numbers) = text.split_once(':').unwrap_or((text, ""));
    let numbers = numbers.split(':').filter(|number| !number.is_empty());
    let numbers: Vec<u16> = numbers
        .map(|number| number.parse().ok())
        .collect::<Option<_>>()?;
    Some(match (kind, &numbers[..]) {
        ("random", []) => Policy::Random,
        ("rules", [rare]) => Policy::Rules(RulesPolicy {
            random_in: (*rare).into(),
        }),
        ("pimc", [deals, horizon]) => Policy::Pimc((*deals).into(), *horizon),
        ("rules-pimc", [deals, horizon]) => Policy::RulesPimc((*deals).into(), *horizon),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::{forms, named_policy};

    #[test]
    fn every_form_is_an_bots_and_nothing_else() {
        for (form, _) in forms() {
            let numbers = form.split(':').skip(1).map(|_| ":7").collect::<String>();
            let name = form.split(':').next().unwrap_or_default();
            assert!(named_policy(&format!("{name}{numbers}")).is_ok(), "{form}");
        }
        for wrong in [
            "teller",
            "rules",
            "pimc:7",
            "rules-pimc:1:2:3",
            "rules:x",
            "random:1",
            "",
        ] {
            let told = named_policy(wrong).expect_err("no bot");
            assert!(told.contains("rules-pimc:DEALS:HORIZON"), "{told}");
        }
    }
}
