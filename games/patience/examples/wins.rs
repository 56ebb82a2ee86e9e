//! Finds a won game of each patience, as records: `cargo run --release -p patience --example wins -- BUDGET`.

use cards::Seed;
use patience::games;
use patience::protocol::GameRecord;
use patience::rules::Round;
use patience::solver::{Verdict, solve};

fn main() {
    let budget = std::env::args().nth(1).and_then(|text| text.parse().ok());
    for game in games::ALL {
        let won = (0..12).find_map(|seed| {
            let round = Round::new(game, Seed(seed));
            let solution = solve(round.rules(), round.position(), budget.unwrap_or(200_000));
            let is_won = solution.verdict == Verdict::Won;
            is_won.then(|| GameRecord::new(game.id, Seed(seed), &solution.line))
        });
        match won {
            Some(record) => println!("{}", protocol::write(&record)),
            None => eprintln!("{}: none found", game.id),
        }
    }
}
