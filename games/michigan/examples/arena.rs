//! A tournament of one bot against copies of another:
//! `cargo run --release -p michigan --example arena -- 4 none 1000 captain steward`.
//!
//! The arguments: players; `none`, or the options `auction` and `watch` with a plus between; deals; and
//! the two bots. A bot is a level, `random`, or `pimc`, `ismcts` or `expectation` with a colon and its
//! budget. Each deal is played once from every seat, and the first bot has one seat.

use cards::Seed;
use michigan::bots::{Level, SingleDeals, Strategy};
use michigan::rules::{Options, SEATS};
use search::Tournament;

/// Reads a bot: `captain`, or `pimc:100`.
fn strategy(text: &str) -> Option<Strategy> {
    if let Some(level) = Level::from_id(text) {
        return Some(level.strategy());
    }
    let (kind, budget) = text.split_once(':').unwrap_or((text, "1"));
    let budget = budget.parse().ok()?;
    Some(match kind {
        "random" => Strategy::Random,
        "pimc" => Strategy::Pimc {
            determinizations: budget,
        },
        "ismcts" => Strategy::Ismcts { iterations: budget },
        "expectation" => Strategy::Expectation { samples: budget },
        _ => return None,
    })
}

/// How many chips more than each of the others the first bot wins in a deal, as a line; `None` if the arguments are wrong.
fn run(arguments: &[String]) -> Option<String> {
    let [players, options, deals, bots @ ..] = arguments else {
        return None;
    };
    let contest = SingleDeals(Options {
        auction: options.contains("auction"),
        watch: options.contains("watch"),
    });
    let entrants: Option<Vec<Strategy>> = bots.iter().map(|bot| strategy(bot)).collect();
    let entrants = entrants.filter(|entrants| entrants.len() == 2)?;
    let tournament = Tournament {
        seats: SEATS.seat_count(players.parse().ok()?).ok()?,
        entrants: entrants.len(),
        deals: deals.parse().ok()?,
        seed: Seed(1),
        threads: 1,
    };
    let results = tournament.run(&contest, || Ok(entrants.clone()), |_| ());
    let [chips] = results.ok()?.tallies;
    // The lead of the second over the first.
    let chips = &chips.leads[1];
    Some(format!(
        "{} with {players} players, options {options}: {:+.2} ± {:.2} chips more in a deal",
        bots.join(" against "),
        -chips.mean(),
        chips.margin(),
    ))
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let usage = "usage: arena PLAYERS none|auction|watch|auction+watch DEALS BOT BOT";
    println!("{}", run(&arguments).unwrap_or_else(|| usage.into()));
}
