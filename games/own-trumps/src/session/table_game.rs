//! Own Trumps at a table, and its bots.

use cards::{Seat, Seed};
use game::{LevelId, Record};
use session::{DealReview, DecisionReview, Pause, RatedMove, TableBots, TableGame};

use crate::bots::Level;
use crate::rules::{Decision, Match, Round, Step, View};
use crate::session::{DisplayState, hint, review};

impl TableGame for Round {
    type Match = Match;
    type DisplayState = DisplayState;

    fn move_text(decision: Decision) -> String {
        decision.to_string()
    }

    fn parse_move(text: &str) -> Option<Decision> {
        text.parse().ok()
    }

    fn display_state(record: &Record<Match>, viewer: Seat) -> DisplayState {
        DisplayState::new(record, viewer)
    }

    /// Pauses after cards are taken, and after the last card of a round. The session itself pauses before
    /// a bot's card and before a forced one.
    fn show_step(shown: &mut DisplayState, step: Step) -> Option<Pause> {
        let has_result = matches!(step, Step::CardsTaken { .. } | Step::Over(_));
        shown.show(step);
        has_result.then_some(Pause::Trick)
    }

    /// Between the beating card and the second card.
    fn is_mid_turn(&self) -> bool {
        self.position().table().is_second()
    }
}

impl TableBots for Round {
    fn needs_search(level: LevelId) -> bool {
        let level = Level::from_id(level.id());
        level.is_some_and(|level| level.instant_policy().is_none())
    }

    fn instant_move(level: LevelId, view: &View, seed: Seed) -> Option<Decision> {
        let policy = Level::from_id(level.id())?.instant_policy()?;
        policy.choose_from_view(view, &mut seed.generator())
    }

    fn choose(level: LevelId, view: &View, seed: Seed) -> Option<Decision> {
        Level::from_id(level.id())?.choose(view, seed)
    }

    fn rate_moves(view: &View, seed: Seed) -> Vec<RatedMove<Decision>> {
        hint::rate_moves(view, seed)
    }

    fn review(view: &View, taken: Decision, seed: Seed) -> Option<DecisionReview<Decision>> {
        review::review(view, taken, seed)
    }

    fn review_deal(start: &Self, end: &Self, seat: Seat, seed: Seed) -> Option<DealReview> {
        review::review_deal(start, end, seat, seed)
    }
}
