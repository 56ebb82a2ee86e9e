//! Russian Bank's part of the native program.

use cards::{BySeat, SeatCount, Seed};
use cli::arena::{BotForm, Column, Figure, Schedule, TableArena};
use cli::games::GameCommands;
use game::Game;
use russian_bank::bots::{Policy, RulesPolicy};
use russian_bank::rules::{Ending, Move, Round, Setup, View};
use search::TournamentScores;

/// The answers to Russian Bank's lines.
pub const COMMANDS: GameCommands = GameCommands::of_table::<RussianBank, Setup, 3>();

/// The payoff of a deal, its moves, and whether a limit ends it.
struct RussianBank;

/// What a bot wins in a deal: 1, or −1.
const PAYOFF: Column = Column::signed("payoff", "payoff", 3);

/// The moves of a deal.
const MOVES: Column = Column::plain("moves", "moves", 0);

/// The deals that a limit ends.
const LATE: Column = Column::percent("late", "late %");

impl TableArena<3> for RussianBank {
    type Round = Round;
    type Policy = Policy;

    const PLAYERS: i64 = 2;
    const OPTIONS: &'static [(&'static str, &'static str)] = &[
        ("four-each", "each player lays out four columns"),
        ("packs-apart", "each player has a pack of their own"),
        (
            "turned-only",
            "only a turned card may be laid onto the opponent's piles",
        ),
    ];
    const FIGURES: &'static str =
        "Figures are the payoff of a deal (1 or −1), its moves, and the deals that a limit ends.";
    const BOTS: &'static [BotForm<Policy>] = &[
        ("random", "any legal move", |_| Policy::Random),
        (
            "rules:RARE",
            "simple rules; one move of RARE is random, with 0 none",
            |[random_in, ..]| Policy::Rules(RulesPolicy { random_in }),
        ),
        (
            "pimc:DEALS:HORIZON",
            "determinized Monte Carlo, random playouts of HORIZON moves",
            |[deals, horizon, _]| Policy::Pimc(deals, horizon),
        ),
        (
            "rules-pimc:DEALS:HORIZON",
            "determinized Monte Carlo, playouts by the rules",
            |[deals, horizon, _]| Policy::RulesPimc(deals, horizon),
        ),
    ];

    fn start(_: SeatCount, on: &[&str]) -> String {
        let choose =
            |option, [no, yes]: [&'static str; 2]| if on.contains(&option) { yes } else { no };
        let columns = choose("four-each", ["starter", "both"]);
        let packs = choose("packs-apart", ["together", "apart"]);
        let load = choose("turned-only", ["any", "turned"]);
        format!("1 {columns} {packs} {load}")
    }

    fn has_choice(view: &View) -> bool {
        view.legal().len() > 1
    }

    fn choose(policy: Policy, view: &View, seed: Seed) -> Option<Move> {
        policy.choose(view, seed)
    }

    fn scores(end: &Round) -> [BySeat<f64>; 3] {
        let same = |score: f64| BySeat::from_fn(end.seats(), |_| score);
        let is_late = !matches!(end.position().ending, Some(Ending::Out(_)));
        let payoffs = end.payoffs().unwrap_or_else(|| BySeat::new(end.seats()));
        [
            payoffs.map(f64::from),
            same(end.position().moves.into()),
            same(f64::from(u8::from(is_late))),
        ]
    }

    fn figures(
        _: &Schedule,
        [payoffs, moves, late]: &[TournamentScores; 3],
        bot: usize,
    ) -> Vec<Figure> {
        vec![
            Figure::mean(&PAYOFF, &payoffs.scores[bot]),
            Figure::mean(&MOVES, &moves.scores[bot]),
            Figure::percent(&LATE, Some(&late.scores[bot])),
        ]
    }
}
