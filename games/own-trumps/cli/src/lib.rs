//! Own Trumps' part of the native program.

mod lost_share;
mod solve;

use cards::{BySeat, SeatCount, Seed};
use cli::arena::{BotForm, Column, Figure, Schedule, TableArena};
use cli::games::GameCommands;
use game::Game;
use own_trumps::bots::Policy;
use own_trumps::bots::rules_policy::RulesPolicy;
use own_trumps::rules::{Decision, Round, Setup, View};
use search::TournamentScores;

use lost_share::lost_share;

/// The answers to Own Trumps' lines.
pub const COMMANDS: GameCommands = GameCommands {
    solver: Some(solve::SOLVER),
    ..GameCommands::of_table::<OwnTrumps, Setup, 3>()
};

/// The payoff of a round; 1 for the player who loses, otherwise 0; and 1 in a round that somebody loses, otherwise 0.
/// With two bots at a table of two, every deal is played from both seats; a mirror deal makes them equal.
struct OwnTrumps;

/// What a bot is paid in a deal: whoever loses pays 1 to each other player.
const PAYOFF: Column = Column::signed("payoff", "payoff", 3);

/// The deals that are not drawn.
const DECIDED: Column = Column::percent("decided", "decided %");

/// The share of decided deals that a bot of two players wins.
const WON: Column = Column::percent("won", "wins of these %");

/// The share of decided deals that a player loses.
const LOST: Column = Column::percent("lost", "loses of these %");

impl TableArena<3> for OwnTrumps {
    type Round = Round;
    type Policy = Policy;

    const PLAYERS: i64 = 2;
    const OPTIONS: &'static [(&'static str, &'static str)] = &[
        ("may-take", "players may take although they could beat"),
        ("sixes-home", "sixes go to the owners of their suits"),
        (
            "mirror",
            "two players get hands of the same worth: each deal is fair",
        ),
    ];
    const FIGURES: &'static str = "Figures are the payoff of a deal (a player who loses pays 1 to each other), the decided deals, and of these the ones won, or with three or four players lost.";
    const BOTS: &'static [BotForm<Policy>] = &[
        ("random", "any legal decision", |_| Policy::Random),
        (
            "rules:RARE",
            "simple rules; one decision of RARE is random, with 0 none",
            |[rare, ..]| Policy::Rules(rules(rare)),
        ),
        (
            "pimc:DEALS",
            "plain determinized Monte Carlo, random playouts",
            |[deals, ..]| Policy::Pimc(deals),
        ),
        (
            "ismcts:ITERATIONS",
            "plain information set tree search, random playouts",
            |[iterations, ..]| Policy::Ismcts(iterations),
        ),
        (
            "rules-pimc:DEALS:RARE",
            "determinized Monte Carlo, playouts by the rules",
            |[deals, rare, _]| Policy::RulesPimc(deals, rules(rare)),
        ),
        (
            "rules-ismcts:ITERATIONS:RARE",
            "information set tree search, playouts by the rules",
            |[iterations, rare, _]| Policy::RulesIsmcts(iterations, rules(rare)),
        ),
        (
            "alpha-beta:POSITIONS",
            "alpha-beta search of that many positions; two players only",
            |[positions, ..]| Policy::AlphaBeta(positions.into()),
        ),
        (
            "solved:POSITIONS:ITERATIONS:RARE",
            "with two players a proved win or draw, otherwise rules-ismcts",
            |[positions, iterations, rare]| Policy::SolvedOrIsmcts {
                positions: positions.into(),
                iterations,
                policy: rules(rare),
            },
        ),
    ];

    fn start(seats: SeatCount, on: &[&str]) -> String {
        let trumps = match seats.get() {
            2 => "SH",
            3 => "SCD",
            _ => "SCDH",
        };
        [&[trumps, "1"], on].concat().join(" ")
    }

    fn has_choice(view: &View) -> bool {
        view.legal().len() > 1
    }

    fn choose(policy: Policy, view: &View, seed: Seed) -> Option<Decision> {
        policy.choose(view, seed)
    }

    fn scores(end: &Round) -> [BySeat<f64>; 3] {
        let payoffs = end.payoffs().unwrap_or_else(|| BySeat::new(end.seats()));
        let is_decided = payoffs.as_slice().iter().any(|payoff| *payoff < 0);
        let decided = payoffs.map(|_| f64::from(u8::from(is_decided)));
        let lost = payoffs.map(|payoff| f64::from(u8::from(payoff < 0)));
        [payoffs.map(f64::from), lost, decided]
    }

    fn figures(
        schedule: &Schedule,
        [payoffs, lost, decided]: &[TournamentScores; 3],
        bot: usize,
    ) -> Vec<Figure> {
        let players = u8::try_from(schedule.players).unwrap_or_default();
        let (payoff, decided) = (&payoffs.scores[bot], &decided.scores[bot]);
        let (share, margin) = lost_share(players, payoff, &lost.scores[bot], decided);
        let is_two = players == 2;
        vec![
            Figure::mean(&PAYOFF, payoff),
            Figure::percent(&DECIDED, Some(decided)),
            Figure {
                column: &WON,
                value: is_two.then_some((100.0 - share, margin)),
            },
            Figure {
                column: &LOST,
                value: (!is_two).then_some((share, margin)),
            },
        ]
    }
}

const fn rules(random_in: u32) -> RulesPolicy {
    RulesPolicy { random_in }
}
