//! Russian Bank at a table, and its bots.

use cards::{Seat, Seed};
use game::{LevelId, Record};
use session::{DealReview, DecisionReview, TableBots, TableGame};

use crate::bots::Level;
use crate::rules::{Match, Move, Round, View};
use crate::session::{DisplayState, RatedMove, hint, review};

impl TableGame for Round {
    type Match = Match;
    type DisplayState = DisplayState;

    fn move_text(mv: Move) -> String {
        mv.to_string()
    }

    fn parse_move(text: &str) -> Option<Move> {
        text.parse().ok()
    }

    fn display_state(record: &Record<Match>, viewer: Seat) -> Self::DisplayState {
        DisplayState::new(record, viewer)
    }

    /// As long as the moves of a turn turn no card up.
    fn is_mid_turn(&self) -> bool {
        self.position().is_quiet()
    }
}

impl TableBots for Round {
    fn needs_search(level: LevelId) -> bool {
        let level = Level::from_id(level.id());
        level.is_some_and(|level| level.instant_policy().is_none())
    }

    fn instant_move(level: LevelId, view: &View, seed: Seed) -> Option<Move> {
        let policy = Level::from_id(level.id())?.instant_policy();
        policy?.choose_from_view(view, &mut seed.generator())
    }

    fn choose(level: LevelId, view: &View, seed: Seed) -> Option<Move> {
        Level::from_id(level.id())?.choose(view, seed)
    }

    fn rate_moves(view: &View, seed: Seed) -> Vec<RatedMove> {
        hint::rate_moves(view, seed)
    }

    fn review(view: &View, taken: Move, seed: Seed) -> Option<DecisionReview<Move>> {
        review::review(view, taken, seed)
    }

    fn review_deal(start: &Self, end: &Self, seat: Seat, seed: Seed) -> Option<DealReview> {
        review::review_deal(&[start, end].map(|round| *round.position()), seat, seed)
    }
}
