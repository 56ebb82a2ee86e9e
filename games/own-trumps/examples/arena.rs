//! A tournament between two strategies: `cargo run --release -p own-trumps --example arena -- 2 mirror 200 ab:100000 ismcts:1000`.

use own_trumps::bots::Strategy;
use own_trumps::bots::arena::{Bot, SingleRounds};
use own_trumps::bots::rules_policy::RulesPolicy;
use own_trumps::rules::{MatchSetup, Options};
use search::Tournament;

fn strategy(text: &str) -> Strategy {
    let mut parts = text.split(':');
    let kind = parts.next().unwrap_or_default();
    let mut number = || {
        parts
            .next()
            .and_then(|part| part.parse::<u32>().ok())
            .unwrap_or(0)
    };
    let first = number();
    match kind {
        "random" => Strategy::Random,
        "rules" => Strategy::Rules(RulesPolicy { random_in: first }),
        "pimc" => Strategy::Pimc(first),
        "ismcts" => Strategy::Ismcts(first),
        "rpimc" => Strategy::RulesPimc(
            first,
            RulesPolicy {
                random_in: number(),
            },
        ),
        "ruct" => Strategy::RulesIsmcts(
            first,
            RulesPolicy {
                random_in: number(),
            },
        ),
        "fox" => Strategy::SolvedOrIsmcts {
            positions: first.into(),
            iterations: number(),
            policy: RulesPolicy { random_in: 4 },
        },
        _ => Strategy::AlphaBeta(first.into()),
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let players: i64 = arguments[0].parse().expect("2 to 4");
    let options = Options {
        mirror_deal: arguments[1].contains("mirror"),
        sixes_go_home: arguments[1].contains("sixes"),
        may_take: arguments[1].contains("take"),
    };
    let suits = match players {
        2 => "SH",
        3 => "SCD",
        _ => "SCDH",
    };
    let setup = MatchSetup {
        players,
        trumps: suits.chars().map(String::from).collect(),
        deals: 1,
        options,
    };
    let options = setup.validate().expect("good options");
    let tournament = Tournament {
        seats: options.trumps().seats(),
        entrants: 2,
        deals: arguments[2].parse().expect("deals"),
        seed: cards::Seed(1),
        threads: 2,
    };
    let bots: Vec<Bot> = arguments[3..]
        .iter()
        .map(|text| Bot(strategy(text)))
        .collect();
    let start = std::time::Instant::now();
    let results = tournament.run(&SingleRounds(options), || Ok(bots.clone()), |_| ());
    let [payoffs, drawn] = results.expect("answers").tallies;
    let decided = 1.0 - drawn.scores[0].mean();
    let payoff = &payoffs.scores[0];
    println!(
        "{}: payoff {:.3} ± {:.3}, decided {decided:.3}; wins of decided {:.1} % ± {:.1} ({:.1} s)",
        arguments[3..].join(" against "),
        payoff.mean(),
        payoff.margin(),
        50.0 + 50.0 * payoff.mean() / decided,
        50.0 * payoff.margin() / decided,
        start.elapsed().as_secs_f64()
    );
}
