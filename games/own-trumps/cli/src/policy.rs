//! Bots of the arena: levels and policies.

use cli::arena::no_bot;
use own_trumps::bots::rules_policy::RulesPolicy;
use own_trumps::bots::{Level, Policy};

/// The text form of each policy, with numbers in capitals, and a description. Numbers that are left out
/// are 0.
const FORMS: [(&str, &str); 8] = [
    ("random", "any legal decision"),
    (
        "rules:RARE",
        "simple rules; one decision of RARE is random, with 0 none",
    ),
    (
        "pimc:DEALS",
        "plain determinized Monte Carlo, random playouts",
    ),
    (
        "ismcts:ITERATIONS",
        "plain information set tree search, random playouts",
    ),
    (
        "rules-pimc:DEALS:RARE",
        "determinized Monte Carlo, playouts by the rules",
    ),
    (
        "rules-ismcts:ITERATIONS:RARE",
        "information set tree search, playouts by the rules",
    ),
    (
        "alpha-beta:POSITIONS",
        "alpha-beta search of that many positions; two players only",
    ),
    (
        "solved:POSITIONS:ITERATIONS:RARE",
        "a proved win or draw, otherwise rules-ismcts; two players only",
    ),
];

/// The forms of a bot, and a description of each.
pub(super) fn forms() -> Vec<(&'static str, &'static str)> {
    let levels = Level::ALL.map(|level| (level.id(), "a level of the page"));
    levels.into_iter().chain(FORMS).collect()
}

/// The policy of this name, at a table with this number of players.
///
/// # Errors
/// There is no such policy, or it is for two players only.
pub(super) fn named_policy(name: &str, players: u8) -> Result<Policy, String> {
    let level = Level::from_id(name).map(|level| level.policy(players));
    let policy = level
        .or_else(|| parse_policy(name))
        .ok_or_else(|| no_bot(name, &forms()))?;
    let needs_two = matches!(policy, Policy::AlphaBeta(_) | Policy::SolvedOrIsmcts { .. });
    if needs_two && players != 2 {
        return Err(format!("{name} is for two players only"));
    }
    Ok(policy)
}

/// Parses a policy; `None` if a number is missing, wrong or one too many.
fn parse_policy(text: &str) -> Option<Policy> {
    let mut parts = text.split(':');
    let kind = parts.next()?;
    let numbers: Option<Vec<u32>> = parts.map(|part| part.parse().ok()).collect();
    let rules = |random_in| RulesPolicy { random_in };
    Some(match (kind, numbers?.as_slice()) {
        ("random", []) => Policy::Random,
        ("rules", []) => Policy::Rules(rules(0)),
        ("rules", [rare]) => Policy::Rules(rules(*rare)),
        ("pimc", [deals]) => Policy::Pimc(*deals),
        ("ismcts", [iterations]) => Policy::Ismcts(*iterations),
        ("rules-pimc", [deals, rare]) => Policy::RulesPimc(*deals, rules(*rare)),
        ("rules-ismcts", [iterations, rare]) => Policy::RulesIsmcts(*iterations, rules(*rare)),
        ("alpha-beta", [positions]) => Policy::AlphaBeta((*positions).into()),
        ("solved", [positions, iterations, rare]) => Policy::SolvedOrIsmcts {
            positions: (*positions).into(),
            iterations: *iterations,
            policy: rules(*rare),
        },
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::{FORMS, Level, named_policy};

    #[test]
    fn every_form_names_a_policy() {
        for (form, _) in FORMS {
            let is_number = |part: &&str| part.to_uppercase() == **part;
            let parts = form.split(':');
            let filled = parts.map(|part| if is_number(&part) { "7" } else { part });
            let filled: Vec<&str> = filled.collect();
            assert!(named_policy(&filled.join(":"), 2).is_ok(), "{form}");
        }
        for level in Level::ALL {
            for players in 2..=4 {
                assert!(named_policy(level.id(), players).is_ok());
            }
        }
    }

    #[test]
    fn other_names_are_refused() {
        for name in ["wombat", "pimc", "pimc:x", "pimc:1:2", "random:1", ""] {
            let fault = named_policy(name, 2).expect_err("no bot");
            assert!(fault.contains("rules-pimc:DEALS:RARE"), "{fault}");
        }
        let three = named_policy("alpha-beta:10", 3).expect_err("not for three");
        assert_eq!(three, "alpha-beta:10 is for two players only");
    }
}
