//! Michigan's part of the native program.

use cards::{BySeat, SeatCount, Seed};
use cli::arena::{BotForm, Column, Figure, MatchScores, Schedule, TableArena};
use cli::games::GameCommands;
use game::{Game, Match as _};
use michigan::bots::Policy;
use michigan::rules::{Decision, Round, Setup, View};
use search::TournamentScores;

/// The answers to Michigan's lines.
pub const COMMANDS: GameCommands = GameCommands::of_table::<Michigan, Setup, 2>();

/// Chips, and shares of the win of a match.
struct Michigan;

/// The chips won: more are better.
const CHIPS: Column = Column::signed("chips", "chips", 2);

const MORE_CHIPS: Column = Column::signed("more_chips", "more than first", 2);

impl TableArena<2> for Michigan {
    type Round = Round;
    type Policy = Policy;

    const PLAYERS: i64 = 4;
    const OPTIONS: &'static [(&'static str, &'static str)] = &[
        ("auction", "the dead hand is sold to the highest bidder"),
        ("watch", "players watch themselves, and pay for mistakes"),
    ];
    const FIGURES: &'static str = "Figures are chips.";
    const BOTS: &'static [BotForm<Policy>] = &[
        ("random", "any legal decision", |_| Policy::Random),
        (
            "pimc:DEALS",
            "determinized Monte Carlo, playouts by rules of thumb",
            |[deals, ..]| Policy::Pimc(deals),
        ),
        (
            "ismcts:ITERATIONS",
            "information set tree search, playouts by rules of thumb",
            |[iterations, ..]| Policy::Ismcts(iterations),
        ),
        (
            "expectation:SAMPLES",
            "the captain's search for the expected chips",
            |[samples, ..]| Policy::Expectation(samples),
        ),
    ];
    const MATCH_SCORES: Option<MatchScores<Round, 2>> =
        Some(|end, wins| [end.totals().map(f64::from), wins]);

    /// Everybody deals once.
    fn start(_: SeatCount, on: &[&str]) -> String {
        [&["1"], on].concat().join(" ")
    }

    fn has_choice(view: &View) -> bool {
        view.legal.len() > 1
    }

    fn choose(policy: Policy, view: &View, seed: Seed) -> Option<Decision> {
        policy.choose(view, seed)
    }

    fn scores(end: &Round) -> [BySeat<f64>; 2] {
        [
            end.position().won().map(f64::from),
            BySeat::new(end.seats()),
        ]
    }

    fn figures(
        schedule: &Schedule,
        [chips, wins]: &[TournamentScores; 2],
        bot: usize,
    ) -> Vec<Figure> {
        let wins = schedule.matches.then_some(&wins.scores[bot]);
        vec![
            Figure::mean(&CHIPS, &chips.scores[bot]),
            Figure::mean(&MORE_CHIPS, &chips.leads[bot]),
            Figure::percent(&Column::WINS, wins),
        ]
    }
}
