//! Finds a won game of each patience, as records:
//! `cargo run --release -p patience --example wins -- BUDGET [DEALS [GAME …]]`.

use cards::Seed;
use patience::games;
use patience::protocol::GameRecord;
use patience::rules::Round;
use patience::solver::{Verdict, solve};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let mut number = |usual| {
        arguments
            .next()
            .and_then(|text| text.parse().ok())
            .unwrap_or(usual)
    };
    let (budget, deals) = (number(200_000), number(12));
    let wanted: Vec<_> = arguments.collect();
    let is_wanted = |id: &str| wanted.is_empty() || wanted.iter().any(|one| one == id);
    for game in games::ALL.iter().filter(|game| is_wanted(game.id)) {
        let won = (0..deals).find_map(|seed| {
            let round = Round::new(game, Seed(seed));
            let solution = solve(round.rules(), round.position(), budget);
            let is_won = solution.verdict == Verdict::Won;
            is_won.then(|| GameRecord::new(game.id, Seed(seed), &solution.line))
        });
        match won {
            Some(record) => println!("{}", protocol::write(&record)),
            None => eprintln!("{}: none found", game.id),
        }
    }
}
