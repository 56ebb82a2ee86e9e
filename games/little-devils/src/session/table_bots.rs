//! The bots of Little Devils at a table, and their hints.

use core::task::Poll;

use cards::{Card, Seed};
use game::LevelId;
use session::{RatedMove, TableBots, Thinking};

use crate::bots::estimates::{CardEstimate, CardEstimates, CardEstimator, hundredths, percent};
use crate::bots::net::{Net, check};
use crate::bots::{BotDecision, Level, choose, instant};
use crate::rules::{Round, View};

/// The number of deals that a hint is averaged over: enough for half a devil, in about a quarter of a
/// second.
const HINT_DEALS: u32 = 2000;

/// Iterations in a slice: some hundredths of a second. Browsers delay each link of a chain of timers
/// by at least 4 ms, so shorter slices would waste time.
const SLICE: u32 = 4096;

/// Iterations in a slice of estimates. Most of them play a whole round out.
const HINT_SLICE: u32 = 512;

/// Little Devils has a review of its own, beside its puzzles.
impl TableBots for Round {
    fn self_check() -> bool {
        check::is_right()
    }

    fn needs_search(level: LevelId) -> bool {
        let level = Level::from_id(level.id());
        level.is_some_and(|level| !instant::is_instant(level.policy()))
    }

    fn instant_move(level: LevelId, view: &View, seed: Seed) -> Option<Card> {
        instant::card(Level::from_id(level.id())?.policy(), view, seed)
    }

    fn choose(level: LevelId, view: &View, seed: Seed) -> Option<Card> {
        choose(Level::from_id(level.id())?, view, seed)
    }

    /// The value is the expected devils to the end of the round, in hundredths, below 0 because fewer are better.
    /// The other figure is how often the card takes the trick.
    fn rate_moves(view: &View, seed: Seed) -> Vec<RatedMove<Card>> {
        let mut thinking = Self::begin_rating(view.clone(), seed);
        loop {
            if let Poll::Ready(rated) = thinking() {
                return rated;
            }
        }
    }

    fn begin_choice(level: LevelId, view: View, seed: Seed) -> Thinking<Option<Card>> {
        let level = Level::from_id(level.id());
        let mut bot = level.and_then(|level| BotDecision::new(level, &view, seed));
        Box::new(move || match &mut bot {
            Some(bot) => bot.step(SLICE).map(Some),
            None => Poll::Ready(None),
        })
    }

    fn begin_rating(view: View, seed: Seed) -> Thinking<Vec<RatedMove<Card>>> {
        let net = Some(Net::for_seats(view.seats()));
        let mut estimator = CardEstimator::new(&view, net, seed, HINT_DEALS);
        Box::new(move || match &mut estimator {
            Some(estimator) => estimator
                .step(HINT_SLICE)
                .map(|estimates| rated(&estimates)),
            None => Poll::Ready(Vec::new()),
        })
    }
}

/// The rated legal cards, the best first.
fn rated(estimates: &CardEstimates) -> Vec<RatedMove<Card>> {
    let mut rows: Vec<RatedMove<Card>> = estimates.rows.iter().map(rated_card).collect();
    cards::sort_by_key(&mut rows, |row| row.cost);
    rows
}

fn rated_card(row: &CardEstimate) -> RatedMove<Card> {
    RatedMove {
        mv: row.card,
        value: -hundredths(row.devils.mean),
        margin: hundredths(row.devils.half_width),
        cost: hundredths(row.cost.mean),
        percent: percent(row.take_rate),
    }
}
