//! Own Trumps' part of `house arena`.

use cli::arena::{Column, Figure, GameArena, Line, Schedule};
use own_trumps::bots::arena::SingleRounds;
use own_trumps::protocol::INFO;
use own_trumps::rules::{MatchSetup, Options, SEATS, View};
use search::Sample;

use crate::policy;

/// Its options, bots and tournaments.
pub(super) const ARENA: GameArena = GameArena {
    id: INFO.id(),
    default_players: 2,
    options: &[
        ("may-take", "players may take although they could beat"),
        ("sixes-home", "sixes go to the owners of their suits"),
        (
            "mirror",
            "two players get hands of the same worth: each deal is fair",
        ),
    ],
    figures: "Figures are the payoff of a deal (a player who loses pays 1 to each other), the decided deals, and of these the ones won, or with three or four players lost.",
    has_matches: false,
    bots: policy::forms,
    run,
};

/// What a bot is paid in a deal: whoever loses pays 1 to each other player.
const PAYOFF: Column = Column::signed("payoff", "payoff", 3);

/// The deals that are not drawn.
const DECIDED: Column = Column::percent("decided", "decided %");

/// The share of decided deals that a bot of two players wins.
const WON: Column = Column::percent("won", "wins of these %");

/// The share of decided deals that a player loses.
const LOST: Column = Column::percent("lost", "loses of these %");

fn run(schedule: &Schedule) -> Result<Vec<Line>, String> {
    let seats = schedule.seats(SEATS)?;
    let suits = match seats.get() {
        2 => "SH",
        3 => "SCD",
        _ => "SCDH",
    };
    let setup = MatchSetup {
        players: schedule.players,
        trumps: suits.chars().map(String::from).collect(),
        deals: 1,
        options: Options {
            may_take: schedule.has("may-take"),
            sixes_go_home: schedule.has("sixes-home"),
            mirror_deal: schedule.has("mirror"),
        },
    };
    let options = setup.validate().map_err(|faults| faults.to_string())?;
    let has_choice = |view: &View| view.legal().len() > 1;
    let enter = |name: &str| policy::named_policy(name, seats.get());
    let standings = schedule.play(seats, &SingleRounds(options), has_choice, enter)?;
    let [payoffs, lost, decided] = &standings.totals;
    Ok(standings.lines(|at| {
        let (payoff, decided) = (&payoffs.scores[at], &decided.scores[at]);
        let (share, margin) = lost_share(seats.get(), payoff, &lost.scores[at], decided);
        let is_two = seats.get() == 2;
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
    }))
}

/// The share of decided deals that a bot loses, and half its 95 % interval, in percent.
///
/// Both parts of the ratio vary from deal to deal, so the variance is that of `lost − share · decided`
/// (the delta method). In a deal `payoff = decided − players · lost`, from which the covariance follows.
fn lost_share(players: u8, payoff: &Sample, lost: &Sample, decided: &Sample) -> (f64, f64) {
    let all = decided.mean();
    if all == 0.0 {
        return (0.0, f64::INFINITY);
    }
    let players = f64::from(players);
    let share = lost.mean() / all;
    let square = |sample: &Sample| sample.margin() * sample.margin();
    let (payoff, lost, decided) = (square(payoff), square(lost), square(decided));
    let covariance = (decided + players * players * lost - payoff) / (2.0 * players);
    let variance = lost + share * share * decided - 2.0 * share * covariance;
    (100.0 * share, 100.0 * variance.max(0.0).sqrt() / all)
}

#[cfg(test)]
mod tests {
    use super::{Sample, lost_share};

    #[test]
    fn the_interval_of_a_share_is_that_of_its_decided_deals() {
        // 900 deals of two players: of every nine, two lost, four won, three drawn.
        let mut samples = [Sample::default(); 3];
        for deal in 0..900 {
            let scores = match deal % 9 {
                0..2 => [-1.0, 1.0, 1.0],
                2..6 => [1.0, 0.0, 1.0],
                _ => [0.0, 0.0, 0.0],
            };
            for (sample, score) in samples.iter_mut().zip(scores) {
                sample.add(score);
            }
        }
        let [payoff, lost, decided] = samples;
        let (share, margin) = lost_share(2, &payoff, &lost, &decided);
        assert!((share - 100.0 / 3.0).abs() < 1e-9, "{share}");
        // As of 600 deals that are lost with a probability of a third.
        let expected = 196.0 * (1.0_f64 / 3.0 * 2.0 / 3.0 / 600.0).sqrt();
        assert!(
            (margin / expected - 1.0).abs() < 0.01,
            "{margin} {expected}"
        );
    }

    #[test]
    fn without_a_decided_deal_nothing_is_known() {
        let mut drawn = Sample::default();
        drawn.add(0.0);
        drawn.add(0.0);
        let (share, margin) = lost_share(2, &drawn, &drawn, &drawn);
        assert!(share == 0.0 && margin.is_infinite());
    }
}
