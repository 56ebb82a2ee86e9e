//! Finds a deal of each patience that is won, with a line of play, or one that cannot be won, as records:
//! `cargo run --release -p patience --example records -- won|lost BUDGET [DEALS [GAME …]]`.

use cards::Seed;
use patience::games;
use patience::protocol::GameRecord;
use patience::rules::{Declaration, Round};
use patience::solver::{Solution, Verdict, solve};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, default| {
        let text = arguments.get(at);
        text.and_then(|text| text.parse().ok()).unwrap_or(default)
    };
    let verdict = match arguments.first().map(String::as_str) {
        Some("won") => Verdict::Won,
        Some("lost") => Verdict::Lost,
        _ => {
            eprintln!("say won or lost");
            return;
        }
    };
    let (budget, deals) = (number(1, 200_000), number(2, 12));
    let wanted = arguments.get(3..).unwrap_or_default();
    let is_wanted = |id: &str| wanted.is_empty() || wanted.iter().any(|one| one == id);
    for game in games::ALL.iter().filter(|game| is_wanted(game.id)) {
        match find(game, verdict, budget, deals) {
            Some(record) => println!("{}", protocol::write(&record)),
            None => eprintln!("{}: none found", game.id),
        }
    }
}

/// The first deal that is won, or of those that cannot be won the one that is decided first, because tests wait for
/// it.
fn find(
    game: &'static Declaration,
    verdict: Verdict,
    budget: u64,
    deals: u64,
) -> Option<GameRecord> {
    let solved = |seed| {
        let round = Round::new(game, Seed(seed));
        (seed, solve(round.rules(), round.position(), budget))
    };
    let is_wanted = |(_, solution): &(u64, Solution)| solution.verdict == verdict;
    let mut found = (0..deals).map(solved).filter(is_wanted);
    let (seed, solution) = match verdict {
        Verdict::Won => found.next(),
        _ => found.min_by_key(|(_, solution)| solution.nodes),
    }?;
    Some(GameRecord::new(game.id, Seed(seed), &solution.line))
}
