//! Lists numbers of deals that can be won, for each quick patience:
//! `cargo run --release -p patience --example winnable -- BUDGET [GAME …]`.

use patience::games;
use patience::rules::Round;
use patience::solver::{Verdict, solve};

/// The number of deals of a game.
const DEALS: usize = 12;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let budget = arguments.next().and_then(|text| text.parse().ok());
    let wanted: Vec<_> = arguments.collect();
    let is_wanted = |id: &str| {
        let is_named = wanted.iter().any(|one| one == id);
        is_named || wanted.is_empty() && games::is_quick(id)
    };
    for game in games::ALL.iter().filter(|game| is_wanted(game.id)) {
        let can_be_won = |seed: &u8| {
            let round = Round::new(game, cards::Seed((*seed).into()));
            let budget = budget.unwrap_or(40_000);
            solve(round.rules(), round.position(), budget).verdict == Verdict::Won
        };
        let found: Vec<u8> = (1..=u8::MAX).filter(can_be_won).take(DEALS).collect();
        println!("(\"{}\", &{found:?}),", game.id);
    }
}
