//! The bots of Michigan at a table.

use cards::{Seat, Seed};
use game::LevelId;
use session::{DealReview, DecisionReview, RatedMove, TableBots};

use crate::bots::{BotDecision, Level, Policy, rate_moves, review, review_deal};
use crate::rules::{Decision, Round, View};

impl TableBots for Round {
    fn needs_search(level: LevelId) -> bool {
        let policy = Level::from_id(level.id()).map(Level::policy);
        policy.is_some_and(|policy| !matches!(policy, Policy::Careless | Policy::Heuristic))
    }

    /// The rules of thumb, and careless play.
    fn instant_move(level: LevelId, view: &View, seed: Seed) -> Option<Decision> {
        // The compiler sees here that no search is needed, so the page has none.
        match Level::from_id(level.id())?.policy() {
            policy @ (Policy::Careless | Policy::Heuristic) => {
                BotDecision::new(policy, view, seed).map(BotDecision::finish)
            }
            _ => None,
        }
    }

    fn choose(level: LevelId, view: &View, seed: Seed) -> Option<Decision> {
        let level = Level::from_id(level.id())?;
        BotDecision::new(level.policy(), view, seed).map(BotDecision::finish)
    }

    /// The expected chips of this deal, antes included, in hundredths. Of the bids only the least one is
    /// rated: a higher one costs more.
    fn rate_moves(view: &View, seed: Seed) -> Vec<RatedMove<Decision>> {
        let hundredths = |chips: f64| {
            let rounded = (chips * 100.0).round();
            // Sums of chips are far below the limits, so the cast is exact.
            #[allow(clippy::cast_possible_truncation)]
            let whole = rounded as i32;
            whole
        };
        let rated = rate_moves(view, seed).into_iter();
        rated
            .map(|(mv, chips)| {
                RatedMove::new(mv, hundredths(chips.mean()), hundredths(chips.margin()))
            })
            .collect()
    }

    fn review(view: &View, taken: Decision, seed: Seed) -> Option<DecisionReview<Decision>> {
        review(view, taken, seed)
    }

    fn review_deal(start: &Self, end: &Self, seat: Seat, seed: Seed) -> Option<DealReview> {
        review_deal([start, end].map(|round| *round.position()), seat, seed)
    }
}
